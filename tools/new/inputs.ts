/** What the generator's test is made of: when none of it changed, the test would say what it said before. */
export const generatorInputs: readonly string[] = [
  'tools/new',
  'tests/tools/new.slow.test.ts',
  'tests/contract',
  'schema/kit',
  'schema/contract.ts',
  'schema/facade.ts',
  'backend/services.ts',
  'backend/tables.ts',
  'backend/http',
  'mock/world/ids.ts',
  'mock/world/organization.ts',
  'stories/pictures',
  'src/app/routes.ts',
  'src/api',
  'src/ui',
  'package-lock.json',
];
