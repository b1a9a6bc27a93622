/**
 * The module switches as administrators see them: each has its texts, and the listed losses are what the guard hides.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moduleFlags, type ActiveModules, type ModuleFlag } from '#schema/modules.ts';
import { moduleNeeds } from '#schema/organization/organization.rules.ts';
import { sections } from '#src/adminSections/sections.ts';
import { judge, type GuardFacts } from '#src/app/guard.ts';
import { modulePlaces } from '#src/app/modulePlaces.ts';
import { screens } from '#src/app/routes.ts';
import { leaningOn, missingFor } from '#src/organization/admin/moduleNeeds.ts';
import { moduleGroups, moduleWords } from '#src/organization/admin/moduleWords.ts';
import { lostWith } from '#src/organization/modulePlaces.context.ts';

const anyModules = fc.record(
  Object.fromEntries(moduleFlags.map((flag) => [flag, fc.boolean()])),
) as fc.Arbitrary<ActiveModules>; // a key for each flag
const anyFlag = fc.constantFrom(...moduleFlags);

const everything: readonly string[] = [
  ...new Set([...screens, ...sections].flatMap(({ permission }) => permission ?? [])),
];
const facts = (modules: ActiveModules): GuardFacts => ({
  permissions: everything,
  modules,
  areModulesMissing: false,
  areModulesLoading: false,
});
/** Title ids of the screens and sections that can be opened. */
const open = (modules: ActiveModules): string[] =>
  [...screens, ...sections]
    .filter((place) => judge(place, facts(modules)) === 'screen')
    .map(({ title }) => title.id);

describe('the list of modules', () => {
  test('the list of modules holds each of the 37 once, with a name of its own', () => {
    expect(moduleGroups.flatMap(({ flags }) => flags).toSorted()).toEqual([...moduleFlags].toSorted());
    expect(moduleFlags).toHaveLength(37);
    expect(new Set(moduleFlags.map((flag) => moduleWords[flag].name.id)).size).toBe(37);
  });

  test('the screens listed as lost with a module are exactly those that no longer open without it', () => {
    const holds = (modules: ActiveModules, flag: ModuleFlag): void => {
      const on = { ...modules, [flag]: true };
      const before = open(on);
      const after = open({ ...on, [flag]: false });
      const gone = before.filter((id) => !after.includes(id)).toSorted();
      const said = lostWith(flag, on, modulePlaces).map(({ title }) => title.id);
      // A title that two places share is lost only with both places.
      expect([...new Set(said)].filter((id) => !after.includes(id)).toSorted()).toEqual([...new Set(gone)]);
    };
    fc.assert(fc.property(anyModules, anyFlag, holds));
  });

  test('a screen that another active module opens is not lost with a module', () => {
    const places = [{ kind: 'screen', title: { id: 'both' }, modules: ['catalog', 'coverages'] }] as const;
    expect(lostWith('catalog', { catalog: true, coverages: true }, places)).toEqual([]);
    expect(lostWith('coverages', { coverages: true }, places)).toHaveLength(1);
  });

  test('the places lost with a module include sections of the administration', () => {
    const kinds = lostWith('catalog', { catalog: true }, modulePlaces).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['screen', 'section']));
  });
});

describe('dependencies between modules', () => {
  test('dependencies between modules are transitive', () => {
    const on = { recognitions: true, insignias: true, publicBadges: true };
    expect(leaningOn('recognitions', on)).toEqual(['insignias', 'publicBadges']);
    expect(leaningOn('recognitions', { ...on, publicBadges: false })).toEqual(['insignias']);
    expect(missingFor('publicBadges', { publicBadges: true, insignias: true })).toBe('recognitions');
    expect(missingFor('publicBadges', { publicBadges: true })).toBe('insignias');
    expect(missingFor('publicBadges', on)).toBeNull();
  });

  test('every module that depends on another one misses it when it is off', () => {
    fc.assert(
      fc.property(anyModules, (modules) => {
        for (const needed of new Set(Object.values(moduleNeeds)))
          for (const flag of leaningOn(needed, modules))
            expect(missingFor(flag, { ...modules, [needed]: false })).not.toBeNull();
      }),
    );
  });
});
