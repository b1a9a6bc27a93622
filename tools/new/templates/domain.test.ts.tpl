/** The use of {{domain}}, over REST with the real backend and both stores. */
import { afterEach, describe, expect, it } from 'vitest';
import { roles, may } from '#schema/permissions.ts';
import { openTestDeployment, type TestDeployment, type StoreKind } from '../support/deployment.ts';

const personWho = (permission: Parameters<typeof may>[1]): string =>
  `${roles.find((role) => may(role, permission)) ?? 'admin'}@aurora.example`;
const reader = personWho('{{reads}}');
const writer = personWho('{{writes}}');

let deployment: TestDeployment;
afterEach(() => deployment.close());

const namesOf = async (): Promise<readonly string[]> => {
  const answer = await deployment.rest('{{listRoute}}', { as: reader });
  const { items } = (await answer.json()) as { items: readonly { readonly name: string }[] };
  return items.map((item) => item.name);
};
const add = (name: string): Promise<Response> => deployment.rest('{{createRoute}}', { as: writer, body: { name } });

describe.each(['tab', 'sql'] satisfies StoreKind[])('{{domain}}, %s store', (kind) => {
  it('what is added stands first in the list', async () => {
    deployment = await openTestDeployment(kind);
    const before = await namesOf();
    deployment.now += 60_000;
    expect((await add('  Invierno austral ')).status).toBe(201);
    expect(await namesOf()).toEqual(['Invierno austral', ...before]);
  });

  it('a name of spaces is refused and adds nothing', async () => {
    deployment = await openTestDeployment(kind);
    const before = await namesOf();
    const refused = await add('   ');
    expect(refused.status).toBe(422);
    expect(((await refused.json()) as { reasons: { field: string }[] }).reasons).toMatchObject([
      { field: 'name' },
    ]);
    expect(await namesOf()).toEqual(before);
  });
});
