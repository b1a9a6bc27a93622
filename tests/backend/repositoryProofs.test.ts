/** Acknowledging documents: who must do it, what counts as done, and who is notified. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileProofs } from '#backend/files/files.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { counting } from '../support/counting.ts';
import { openRepositoryFixture, type Document, type RepositoryFixture } from './repositoryFixture.ts';
import { trials, storesOf } from '#tests/support/trials.ts';

let fixture: RepositoryFixture;
afterEach(() => fixture.deployment.close());
/** Every user who can read documents. */
const readers = ['ana', 'bruno', 'carla', 'diego', 'dora', 'elena', 'mario', 'nora'];
const departmentOf: Readonly<Record<string, string | null>> = {
  ana: 'sales',
  bruno: 'sales',
  elena: 'works',
  carla: 'works',
};

const acknowledge = (name: string, id: string, version: number) =>
  fixture.call(name, `POST /files/${id}/acknowledge`, { version });
const again = async (id: string, version: number, note?: string) =>
  fixture.call('diego', `POST /files/${id}/version`, {
    key: await fixture.upload('diego'),
    version,
    ...(note === undefined ? {} : { note }),
  });
const progress = async (id: string) => (await fixture.done('dora', `GET /files/${id}`)).file.progress;

describe.each(storesOf(import.meta.url))('acknowledging a document, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openRepositoryFixture(kind);
  });

  it('a document is acknowledged once in its newest version, and a repeat changes nothing', async () => {
    const { id } = await fixture.document({ must_acknowledge: true });
    const first = await acknowledge('ana', id, 1);
    expect(first.said).toMatchObject({ acknowledged_version: 1, progress: null });
    fixture.deployment.now += 60_000;
    expect((await acknowledge('ana', id, 1)).said.acknowledged_at).toBe(first.said.acknowledged_at);
    expect((await fixture.look((store) => store.list(fileProofs))).rows).toHaveLength(1);
    for (const version of [2, 7])
      expect(await fixture.refused('bruno', `POST /files/${id}/acknowledge`, { version })).toEqual([
        409,
        'version version_old',
      ]);
  });

  it('a new document version must be acknowledged again, and earlier proofs stay', async () => {
    const { id } = await fixture.document({ must_acknowledge: true });
    await acknowledge('ana', id, 1);
    expect((await again(id, 2, 'Más vacaciones')).status).toBe(200);
    const { file, versions } = await fixture.done('ana', `GET /files/${id}`);
    expect(file).toMatchObject({ version: 2, acknowledged_at: null, acknowledged_version: 1 });
    expect(versions.map((one: { note: string | null }) => one.note)).toEqual(['Más vacaciones', null]);
    expect(await fixture.refused('ana', `POST /files/${id}/acknowledge`, { version: 1 })).toEqual([
      409,
      'version version_old',
    ]);
    await acknowledge('ana', id, 2);
    const { rows } = await fixture.look((store) =>
      store.list(fileProofs, { where: { userId: 'ana' }, order: [['version', 'asc']] }),
    );
    expect(rows.map(({ version }) => version)).toEqual([1, 2]);
    for (const version of [2, 4])
      expect([(await again(id, version)).status, version]).toEqual([409, version]);
  });

  it('a document is pending for its audience, not for administrators outside the audience', async () => {
    const sales = await fixture.document({ name: 'V', must_acknowledge: true, department_ids: ['sales'] });
    await fixture.document({ name: 'T', must_acknowledge: true });
    await fixture.document({ name: 'L' });
    const pending = (name: string) => fixture.names(name, '?pending=true');
    expect(await pending('ana')).toEqual(['T', 'V']);
    expect(await pending('diego')).toEqual(['T']);
    expect(await pending('elena')).toEqual(['T']);
    await acknowledge('ana', sales.id, 1);
    expect(await pending('ana')).toEqual(['T']);
    await again(sales.id, 2);
    expect(await pending('ana')).toEqual(['T', 'V']);
  });

  it('the progress of a document counts the current audience only', async () => {
    const { id } = await fixture.document({ must_acknowledge: true, department_ids: ['sales'] });
    expect(await progress(id)).toEqual({ acknowledged: 0, people: 2 });
    await acknowledge('ana', id, 1);
    // dora sees the document as an administrator and need not acknowledge it.
    await acknowledge('dora', id, 1);
    expect(await progress(id)).toEqual({ acknowledged: 1, people: 2 });
    await fixture.change((store) => store.update(users, { id: 'ana' }, { active: false }));
    expect(await progress(id)).toEqual({ acknowledged: 0, people: 1 });
    await fixture.done('diego', `PATCH /files/${id}`, { department_ids: [] });
    expect(await progress(id)).toEqual({ acknowledged: 1, people: readers.length - 1 });
  });

  it('acknowledgements of a document are listed by person with the last acknowledged version', async () => {
    const { id } = await fixture.document({ must_acknowledge: true, department_ids: ['sales', 'works'] });
    await acknowledge('ana', id, 1);
    await again(id, 2);
    await acknowledge('carla', id, 2);
    const list = async (search = '') =>
      (await fixture.done('dora', `GET /files/${id}/acknowledgements${search}`)).items.map(
        (one: { user_id: string; version: number | null; up_to_date: boolean }) => [
          one.user_id,
          one.version,
          one.up_to_date,
        ],
      );
    expect(await list()).toEqual([
      ['ana', 1, false],
      ['bruno', null, false],
      ['carla', 2, true],
      ['elena', null, false],
    ]);
    expect((await list('?pending=true')).length).toBe(3);
    expect(await list('?pending=false')).toEqual([['carla', 2, true]]);
    expect(await list('?perPage=3&page=2')).toEqual([['elena', null, false]]);
  });

  it('a document to acknowledge notifies its audience, and a changed audience only its new people', async () => {
    const silent = await fixture.document();
    expect(await fixture.toldOf('ana')).toEqual([]);
    const { id } = await fixture.document({ must_acknowledge: true, department_ids: ['sales'] });
    for (const name of readers)
      expect(await fixture.toldOf(name), name).toEqual(departmentOf[name] === 'sales' ? [id] : []);
    fixture.deployment.now += 1_000;
    await fixture.done('diego', `PATCH /files/${id}`, { department_ids: ['sales', 'works'], name: 'N' });
    expect([await fixture.toldOf('ana'), await fixture.toldOf('elena')]).toEqual([[id], [id]]);
    await acknowledge('ana', id, 1);
    fixture.deployment.now += 1_000;
    await again(id, 2);
    expect(await fixture.toldOf('ana')).toEqual([id, id]);
    fixture.deployment.now += 1_000;
    // The acknowledgement is required from everyone only now; the administrator who requires it is not notified.
    await fixture.done('diego', `PATCH /files/${silent.id}`, { must_acknowledge: true });
    expect([await fixture.toldOf('nora'), await fixture.toldOf('diego')]).toEqual([[silent.id], []]);
    expect([await fixture.toldOf('xavi'), await fixture.toldOf('ines')]).toEqual([[], []]);
  });

  it('a reminder of a document notifies pending people once a day', async () => {
    const { id } = await fixture.document({ must_acknowledge: true, department_ids: ['sales'] });
    await acknowledge('ana', id, 1);
    fixture.deployment.now += 1_000;
    expect(await fixture.done('dora', `POST /files/${id}/remind`)).toEqual({ told: 1 });
    expect([(await fixture.toldOf('ana')).length, (await fixture.toldOf('bruno')).length]).toEqual([1, 2]);
    fixture.deployment.now += 86_400_000 - 1;
    expect(await fixture.refused('diego', `POST /files/${id}/remind`)).toEqual([409, ' reminded_today']);
    fixture.deployment.now += 1;
    await acknowledge('bruno', id, 1);
    // No one is left to remind, so no reminder is sent and the daily limit is not used.
    for (const _ of [1, 2])
      expect(await fixture.done('diego', `POST /files/${id}/remind`)).toEqual({ told: 0 });
    const { id: free } = await fixture.document();
    expect(await fixture.done('diego', `POST /files/${free}/remind`)).toEqual({ told: 0 });
  });

  it('random document versions, audiences and acknowledgements agree with the model', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('version' as const), by: fc.constantFrom(-1, 0, 1, 1, 1, 2) }),
      fc.record({
        do: fc.constant('acknowledge' as const),
        who: fc.constantFrom(...readers),
        back: fc.constantFrom(-1, 0, 0, 0, 1),
      }),
      fc.record({
        do: fc.constant('audience' as const),
        to: fc.subarray(['sales', 'works']),
        must: fc.boolean(),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { id } = await fixture.document({ must_acknowledge: true });
        const model = { version: 1, to: [] as readonly string[], must: true };
        const proofs = new Map<string, number[]>();
        const isFor = (name: string): boolean =>
          model.to.length === 0 || model.to.includes(departmentOf[name] ?? '');
        for (const one of steps)
          switch (one.do) {
            case 'version': {
              const { status } = await again(id, model.version + one.by);
              const isRight = one.by === 1;
              // Numbers below 2 fail the validation (422); every other wrong number is a conflict (409).
              expect(status).toBe(isRight ? 200 : model.version + one.by < 2 ? 422 : 409);
              if (isRight) model.version += 1;
              break;
            }
            case 'acknowledge': {
              const sees = isFor(one.who) || ['diego', 'dora'].includes(one.who);
              const version = model.version - one.back;
              const { status } = await acknowledge(one.who, id, version);
              expect(status).toBe(version < 1 ? 422 : !sees ? 404 : one.back === 0 ? 200 : 409);
              const own = proofs.get(one.who) ?? [];
              if (status === 200 && !own.includes(version)) proofs.set(one.who, [...own, version]);
              break;
            }
            case 'audience': {
              const body = { department_ids: one.to, must_acknowledge: one.must };
              await fixture.done('diego', `PATCH /files/${id}`, body);
              Object.assign(model, { to: one.to, must: one.must });
              break;
            }
          }
        const done = (name: string): boolean => proofs.get(name)?.includes(model.version) === true;
        const audience = readers.filter(isFor);
        expect(await progress(id)).toEqual({
          people: audience.length,
          acknowledged: audience.filter(done).length,
        });
        for (const name of audience) {
          const { items } = await fixture.done(name, 'GET /files?pending=true&perPage=100');
          expect((items as Document[]).some((file) => file.id === id)).toBe(model.must && !done(name));
          const { file, versions } = await fixture.done(name, `GET /files/${id}`);
          expect(file.acknowledged_version).toBe(proofs.get(name)?.at(-1) ?? null);
          expect(versions).toHaveLength(model.version);
        }
        const { rows } = await fixture.look((store) => store.list(fileProofs, { where: { fileId: id } }));
        expect(rows).toHaveLength([...proofs.values()].flat().length);
        await fixture.done('diego', `DELETE /files/${id}`);
      }),
      { numRuns: trials(12) },
    );
  });

  it('listing documents takes the same store reads for twenty documents as for one', async () => {
    let reads = 0;
    const { db } = fixture.deployment;
    const read = db.read.bind(db);
    db.read = (org, work) => read(org, (store) => work(counting(store, () => reads++)));
    const cost = async (): Promise<number> => {
      reads = 0;
      await fixture.done('dora', 'GET /files?perPage=100');
      return reads;
    };
    await fixture.document({ must_acknowledge: true });
    // The first call of a user signs in.
    await cost();
    const one = await cost();
    for (let made = 0; made < 19; made++)
      await fixture.document({
        must_acknowledge: made % 2 === 0,
        department_ids: made % 3 === 0 ? ['sales'] : [],
      });
    await acknowledge('ana', (await fixture.document()).id, 1);
    expect(await cost()).toBe(one);
    expect(one).toBeLessThan(12);
  });
});
