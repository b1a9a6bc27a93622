/** The use of programs, over REST with the real backend. */
import { afterEach, describe, expect, it } from 'vitest';
import { roles, may } from '#schema/permissions.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { storesOf } from '../support/trials.ts';

const personWho = (permission: Parameters<typeof may>[1]): string =>
  `${roles.find((role) => may(role, permission)) ?? 'admin'}@aurora.example`;
const reader = personWho('feed.see');
const writer = personWho('admin.see');

let deployment: TestDeployment;
afterEach(() => deployment.close());

interface Item {
  readonly id: string;
  readonly name: string;
}
const shown = async (): Promise<readonly string[]> => {
  const { items } = (await (await deployment.rest('GET /program', { as: reader })).json()) as {
    items: readonly Item[];
  };
  return items.map(({ name }) => name);
};
const add = (name: string): Promise<Response> =>
  deployment.rest('POST /program', { as: writer, body: { name, description: '' } });
const at = (route: string, id: string): string => route.replace('{id}', id);

describe.each(storesOf(import.meta.url))('programs, %s store', (kind) => {
  it('a new one of the programs is the first of the list', async () => {
    deployment = await openTestDeployment(kind);
    const before = await shown();
    deployment.now += 60_000;
    expect((await add('  Invierno austral ')).status).toBe(200);
    expect(await shown()).toEqual(['Invierno austral', ...before]);
  });

  it('a taken name among the programs is refused at its field and changes nothing', async () => {
    deployment = await openTestDeployment(kind);
    const before = await shown();
    const refused = await add(before[0]?.toUpperCase() ?? '');
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ reasons: [{ field: 'name', code: 'name_taken' }] });
    expect(await shown()).toEqual(before);
  });

  it('a switched-off one of the programs is hidden from employees, and a removed one is gone', async () => {
    deployment = await openTestDeployment(kind);
    const before = await shown();
    const { id } = (await (await add('Invierno austral')).json()) as Item;
    await deployment.rest(at('PATCH /org/programs/{id}', id), { as: writer, body: { active: false } });
    expect(await shown()).toEqual(before);
    expect((await deployment.rest(at('DELETE /org/programs/{id}', id), { as: writer })).status).toBe(200);
    expect((await deployment.rest(at('DELETE /org/programs/{id}', id), { as: writer })).status).toBe(404);
  });
});
