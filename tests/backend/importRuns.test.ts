/** The runs of imports: one at a time, in batches, and robust against events in between. */
import { afterEach, describe, expect, it } from 'vitest';
import { importJob } from '#backend/users/import.job.ts';
import { runJobs } from '#backend/jobs/jobs.ts';
import { directoryJob } from '#backend/mail/directory.job.ts';
import type { Dependencies } from '#backend/http/context.ts';
import type { Store } from '#backend/store/port.ts';
import { tables } from '#backend/tables.ts';
import { personColumns } from '#backend/people/people.columns.ts';
import { userImportLines, userImports } from '#backend/users/imports.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { StoreKind } from '../support/deployment.ts';
import { admin, aTown, crowd, formOf, somebody, type Town } from './importFixture.ts';

const stores = ['tab', 'sql'] satisfies StoreKind[];
let town: Town;
afterEach(() => town.deployment.close());

const at = (name: string): string => `${name}@taller.example`;
const upload = 'POST /org/upload/users';
const counted = async (): Promise<number> =>
  (await town.look((store) => store.tally(users, { where: { jobPosition: 'Analista', active: true } })))[0]
    ?.count ?? 0;
const standing = async (id: string) => (await town.call(`GET /org/import/${id}`)).said;

/** Runs the jobs of imports over a store that fails on request. */
async function tickWith(fails: (table: string, verb: string) => boolean): Promise<string[]> {
  const logged: string[] = [];
  const spoil = (store: Store): Store => ({
    ...store,
    insert: async (table, rows, options) => {
      if (fails(table.name, 'insert')) throw new Error('pulled out');
      return store.insert(table, rows, options);
    },
    update: async (table, where, change) => {
      if (fails(table.name, 'update')) throw new Error('pulled out');
      return store.update(table, where, change);
    },
  });
  const { deployment } = town;
  const dependencies: Dependencies = {
    ...deployment.dependencies,
    db: {
      read: deployment.db.read,
      directory: deployment.db.directory,
      tx: (org, work) => deployment.db.tx(org, (store) => work(spoil(store))),
    },
    log: (line) => void logged.push(line),
  };
  await runJobs([importJob(tables), directoryJob], dependencies);
  return logged;
}

describe.each(stores)('running imports, %s store', (kind) => {
  it('an interrupted import resumes at the next job run, and so does its undo', async () => {
    town = await aTown(kind);
    const before = await town.snapshot();
    const { said } = await town.send(upload, crowd(450), { send_invitation: 'true' });
    let lines = 0;
    // The second batch fails in the middle.
    const logged = await tickWith(
      (table, verb) => table === 'user_import_lines' && verb === 'update' && ++lines === 300,
    );
    expect(logged).toEqual(['job import failed']);
    expect(await standing(said.import_id)).toMatchObject({ status: 'running', total: 450, done: 200 });
    expect(await counted()).toBe(200);
    await town.deployment.tick();
    expect(await standing(said.import_id)).toMatchObject({
      status: 'done',
      done: 450,
      counts: { added: 450 },
    });
    expect(await counted()).toBe(450);
    const leader = await town.person('p449');
    const { rows } = await town.look((store) =>
      store.list(users, { where: { managerId: leader?.id ?? '' } }),
    );
    expect(rows).toHaveLength(449);

    await town.call(`POST /org/import/${said.import_id}/undo`, {});
    lines = 0;
    await tickWith((table, verb) => table === 'user_import_lines' && verb === 'update' && ++lines === 300);
    expect(await standing(said.import_id)).toMatchObject({ status: 'undoing', done: 200, can_undo: false });
    expect(await counted()).toBe(250);
    await town.deployment.tick();
    expect(await standing(said.import_id)).toMatchObject({ status: 'undone', kept: [] });
    expect(await town.snapshot()).toBe(before);
  });

  it('an import that makes no progress for 15 minutes fails, and its done part can be undone', async () => {
    town = await aTown(kind);
    const before = await town.snapshot();
    const { said } = await town.send(upload, crowd(250));
    let lines = 0;
    const broken = (table: string, verb: string): boolean =>
      table === 'user_import_lines' && verb === 'update' && ++lines > 200;
    await tickWith(broken);
    town.deployment.now += 14 * 60_000;
    await tickWith(() => true);
    expect((await standing(said.import_id)).status).toBe('running');
    town.deployment.now += 60_000;
    lines = 200;
    await tickWith(broken);
    expect(await standing(said.import_id)).toMatchObject({ status: 'failed', done: 200, can_undo: true });
    expect((await town.undo(said.import_id)).said).toMatchObject({ status: 'undone', total: 200, kept: [] });
    expect(await town.snapshot()).toBe(before);
  });

  it('only one import runs at a time, and a repeated call with one key is the same import', async () => {
    town = await aTown(kind);
    const answers = await Promise.all([crowd(3), crowd(5), crowd(7)].map((list) => town.send(upload, list)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      202, 409, 409,
    ]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.said.reasons[0].message).toBe('Otra importación está en curso. Espera a que termine.');
    for (const route of ['POST /org/ldap/users'])
      expect((await town.call(route, { sync_all: true })).status).toBe(409);
    expect((await town.send('PATCH /org/upload/users/deactivate', [['Correo'], [at('ana')]])).status).toBe(
      409,
    );
    // Checks and rehearsals are always possible.
    expect((await town.check(crowd(2))).status).toBe(200);
    await town.deployment.tick();
    const send = async () =>
      (
        await town.deployment.rest(upload, {
          as: admin,
          form: formOf(crowd(9)),
          headers: { 'idempotency-key': 'one-and-the-same' },
        })
      ).json();
    const [one, other] = [await send(), await send()];
    expect(one).toEqual(other);
    const [all] = await town.look((store) => store.tally(userImports));
    expect(all?.count).toBe(2);
  });

  it('an import completes people created meanwhile, and skips deleted people and the last administrator', async () => {
    town = await aTown(kind);
    const { said } = await town.send(upload, [
      ['Correo', 'Nombre', 'Apellido', 'Cargo', 'Rol'],
      [at('nora'), 'Nora', 'Lista', 'Tornera', ''],
      [at('bruno'), '', '', 'Capataz', ''],
      [at('eva'), '', '', '', 'empleada'],
    ]);
    await town.change(async (store) => {
      await store.insert(users, [somebody('nora', { phone: '+573001234567', managerId: 'carla' })]);
      await store.update(
        users,
        { id: 'bruno' },
        { email: 'deleted-bruno@invalid', active: false, deletedAt: '2026-03-18T18:00:00.000Z' },
      );
      // She is now the last administrator.
      await store.update(users, { id: 'diego' }, { userType: 'employee' });
    });
    await town.deployment.tick();
    const {
      rows: [row],
    } = await town.look((store) => store.list(userImports, { where: { id: said.import_id } }));
    expect(row).toMatchObject({ status: 'done', done: 3, added: 0, changed: 1 });
    expect(await town.person('nora')).toMatchObject({
      firstName: 'Nora',
      jobPosition: 'Tornera',
      phone: '+573001234567',
      managerId: 'carla',
    });
    expect((await town.person('eva'))?.userType).toBe('admin');
    const { rows: kept } = await town.look((store) =>
      store.list(userImportLines, { where: { status: 'kept' } }),
    );
    expect(kept.map(({ email }) => email).toSorted()).toEqual([at('bruno'), at('eva')]);
  });

  it('undoing an import keeps the account of the undoing and last administrator', async () => {
    town = await aTown(kind);
    const { said } = await town.bring([
      ['Correo', 'Nombre', 'Apellido', 'Rol'],
      [at('ana'), '', '', 'administradora'],
      [at('jefa'), 'Nueva', 'Jefa', 'administradora'],
    ]);
    await town.change(async (store) => {
      await store.update(users, { id: 'diego' }, { userType: 'employee' });
      await store.update(users, { id: 'eva' }, { active: false });
      await store.update(
        users,
        { email: at('jefa') },
        { activatedAt: '2026-03-18T18:00:00.000Z', passwordHash: 'plain:aplauso-demo' },
      );
    });
    await town.call(`POST /org/import/${said.id}/undo`, {}, at('jefa'));
    await town.deployment.tick();
    const { said: undone } = await town.call(`GET /org/import/${said.id}`, undefined, at('jefa'));
    expect(undone.status).toBe('undone');
    expect(undone.kept).toEqual([{ email: at('jefa'), reason: 'Es tu propia cuenta: queda como está.' }]);
    expect(await town.person('jefa')).toMatchObject({ active: true, userType: 'admin' });
    expect((await town.person('ana'))?.userType).toBe('employee');
  });
});

it('every column that holds ids of people is checked before an import removes a person', async () => {
  town = await aTown('tab');
  const things = new Set(
    'id parentId departmentId groupId superTypeId valueId recognitionTypeId categoryId badgeId postId awardId subTypeId pollId commentId sourceId transferId accountId providerId catalogId externalId productId externalProductId orderId itemId invoiceId couponId surveyId questionId responseId optionId importId madeId ldapId countryId cityId publicityId targetId keyId fileId recordId sessionId subscriptionId notificationId cellId formId themeId seriesId originId cycleId personId periodId carriedFromId childId goalId correctsId taskId typeId challengeId eventId communicationId kindId requestId subjectId decisionId fromId toId programId lessonId benefitId coverageId documentId batchId ideaId mergedIntoId caseId answerBy'.split(
      ' ',
    ),
  );
  const unknown = tables.flatMap(({ name, columns }) =>
    Object.keys(columns)
      .filter((column) => /(?:Id|By|^voter|^owner|^person|^user)$/.test(column))
      .filter((column) => !things.has(column) && !personColumns.has(column) && column !== 'seenBy')
      .map((column) => `${name}.${column}`),
  );
  expect(unknown).toEqual([]);
});
