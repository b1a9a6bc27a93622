/** Corporate values, over REST with the real backend and both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#backend/store/port.ts';
import { aPost } from '../support/aPost.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { reasonsOf, said } from '../support/said.ts';
import { storesOf } from '../support/trials.ts';

const employee = 'employee@aurora.example';
const admin = 'admin@aurora.example';
const createdAt = '2026-03-10T12:00:00.000Z';

interface Value {
  readonly id: string;
  readonly name: string;
  readonly name_en: string | null;
  readonly position: number;
  readonly active: boolean;
  readonly recognitions: number;
}

let deployment: TestDeployment;
afterEach(() => deployment.close());

const write = async <A>(work: (store: Store) => Promise<A>): Promise<A> =>
  deployment.db.tx((await deployment.db.directory.find(`email:${admin}`)) ?? '', work);
const ask = async <A = Value>(route: string, body?: unknown, as = admin): Promise<A> => {
  const answer = await said<A>(deployment, route, { as, body });
  expect([route, answer.status, answer.status === 200 ? '' : answer.body]).toEqual([route, 200, '']);
  return answer.body;
};
const aValue = (more: Record<string, unknown> = {}): Promise<Value> =>
  ask('POST /value', { name: 'Audacia', description: 'Atreverse a probar', ...more });
const listed = (as: string): Promise<Value[]> => ask('GET /values', undefined, as);

describe.each(storesOf(import.meta.url))('corporate values, %s store', (kind) => {
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
  });

  it('corporate values are listed by position, and a new value comes last', async () => {
    const last = await aValue();
    const first = await aValue({ name: 'Antes', position: 0 });
    const order = (await listed(employee)).map((one) => one.position);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect((await listed(employee)).at(-1)?.id).toBe(last.id);
    expect(first.position).toBe(0);
  });

  it('an inactive corporate value is hidden from employees and visible to administrators', async () => {
    const { id } = await aValue();
    await ask(`PATCH /value/${id}`, { active: false });
    const shown = async (as: string) => (await listed(as)).some((one) => one.id === id);
    expect([await shown(admin), await shown(employee)]).toEqual([true, false]);
    expect((await said(deployment, `GET /value/${id}`, { as: employee })).status).toBe(404);
    expect((await ask(`GET /value/${id}`)).active).toBe(false);
  });

  it('a corporate value counts the recognitions of the feed that the reader may see', async () => {
    const { id } = await aValue();
    const other = await aValue({ name: 'Otra' });
    await write(async (store) => {
      await aPost(store, { createdAt, valueIds: [id] });
      await aPost(store, { createdAt, valueIds: [id], seenBy: 'admins' });
      await aPost(store, { createdAt, valueIds: [id], isPrivate: true, listed: false });
    });
    const counts = async (as: string) =>
      (await listed(as)).filter((one) => [id, other.id].includes(one.id)).map((one) => one.recognitions);
    expect(await counts(employee)).toEqual([1, 0]);
    expect(await counts(admin)).toEqual([2, 0]);
    expect((await ask(`GET /value/${id}`, undefined, employee)).recognitions).toBe(1);
  });

  it('a corporate value update keeps omitted fields and can remove the English name', async () => {
    const { id } = await aValue({ name_en: 'Boldness', position: 3 });
    expect(await ask(`PATCH /value/${id}`, { description: 'Sin miedo' })).toMatchObject({
      name: 'Audacia',
      name_en: 'Boldness',
      description: 'Sin miedo',
      position: 3,
    });
    expect((await ask(`PATCH /value/${id}`, { name_en: '' })).name_en).toBe(null);
    expect(await ask(`GET /value/${id}`)).toMatchObject({ name_en: null, description: 'Sin miedo' });
  });

  it('a corporate value with a taken name is refused, regardless of case', async () => {
    await aValue();
    const wrong = { name: 'audacia', description: 'Otra' };
    const spanish = await said(deployment, 'POST /value', { as: admin, body: wrong });
    expect([spanish.status, reasonsOf(spanish)]).toEqual([422, ['name: name_taken']]);
    expect(spanish.body.reasons[0]?.message).toBe('Ya hay otro con ese nombre.');
    const other = await aValue({ name: 'Otra' });
    const renamed = await said(deployment, `PATCH /value/${other.id}`, {
      as: admin,
      body: { name: 'AUDACIA' },
      headers: { 'accept-language': 'en' },
    });
    expect(renamed.body.reasons[0]?.message).toBe('There is another one with that name.');
  });

  it('a corporate value that posts carry cannot be deleted, private posts included', async () => {
    const { id } = await aValue();
    await write((store) => aPost(store, { createdAt, valueIds: [id], isPrivate: true, listed: false }));
    const answer = await said(deployment, `DELETE /value/${id}`, { as: admin });
    expect([answer.status, answer.body.code, reasonsOf(answer)]).toEqual([
      409,
      'in_use',
      [': used_by_posts'],
    ]);
    expect(answer.body.message).toMatch(/^Reconocimientos que lo usan: 1\./u);
  });

  it('deleting a corporate value removes it from its recognition types', async () => {
    const { id } = await aValue();
    const type = await ask<{ id: string }>('POST /recognition_type', { name: 'Valentía', value_id: id });
    await ask(`DELETE /value/${id}`);
    const all = await ask<{ id: string; value_id: string | null }[]>('GET /recognition_type/all');
    expect(all.find((one) => one.id === type.id)?.value_id).toBe(null);
    expect((await said(deployment, `GET /value/${id}`, { as: admin })).status).toBe(404);
  });
});
