/** The use of {{domain}}, over REST with the real backend. */
import { afterEach, describe, expect, it } from 'vitest';
import { roles, may } from '#schema/permissions.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { storesOf } from '../support/trials.ts';

const personWho = (permission: Parameters<typeof may>[1]): string =>
  `${roles.find((role) => may(role, permission)) ?? 'admin'}@aurora.example`;
const reader = personWho('{{reads}}');
const writer = personWho('{{writes}}');

let deployment: TestDeployment;
afterEach(() => deployment.close());

interface Item {
  readonly id: string;
  readonly name: string;
}
const shown = async (): Promise<readonly string[]> => {
  const { items } = (await (await deployment.rest('{{listRoute}}', { as: reader })).json()) as {
    items: readonly Item[];
  };
  return items.map(({ name }) => name);
};
const add = (name: string): Promise<Response> =>
  deployment.rest('{{createRoute}}', { as: writer, body: { name, description: '' } });
const at = (route: string, id: string): string => route.replace('{id}', id);

describe.each(storesOf(import.meta.url))('{{domain}}, %s store', (kind) => {
  it('a new one of the {{domain}} is the first of the list', async () => {
    deployment = await openTestDeployment(kind);
    const before = await shown();
    deployment.now += 60_000;
    expect((await add('  Invierno austral ')).status).toBe(200);
    expect(await shown()).toEqual(['Invierno austral', ...before]);
  });

  it('a taken name among the {{domain}} is refused at its field and changes nothing', async () => {
    deployment = await openTestDeployment(kind);
    const before = await shown();
    const refused = await add(before[0]?.toUpperCase() ?? '');
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ reasons: [{ field: 'name', code: 'name_taken' }] });
    expect(await shown()).toEqual(before);
  });

  it('a switched-off one of the {{domain}} is hidden from employees, and a removed one is gone', async () => {
    deployment = await openTestDeployment(kind);
    const before = await shown();
    const { id } = (await (await add('Invierno austral')).json()) as Item;
    await deployment.rest(at('{{updateRoute}}', id), { as: writer, body: { active: false } });
    expect(await shown()).toEqual(before);
    expect((await deployment.rest(at('{{removeRoute}}', id), { as: writer })).status).toBe(200);
    expect((await deployment.rest(at('{{removeRoute}}', id), { as: writer })).status).toBe(404);
  });
});
