/** Saved views: whose they are, bad input by name, and the mail of a month that leaves once. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { viewMailsJob } from '#backend/analytics/views.job.ts';
import { savedViews } from '#backend/analytics/views.tables.ts';
import { factProgress } from '#backend/facts/facts.tables.ts';
import { pastRows } from '#backend/facts/past.ts';
import { runJobs, type JobContext } from '#backend/jobs/jobs.ts';
import { outbox } from '#backend/mail/mail.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { viewLimits } from '#schema/analytics/views.rules.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { reasonsOf } from '../support/said.ts';
import { storesOf } from '../support/trials.ts';
import { admin, analyticsIn, atDay, employee, type Analytics } from './analyticsFixture.ts';

interface View {
  readonly id: string;
  readonly name: string;
  readonly is_mailed: boolean;
}

let deployment: TestDeployment;
let analytics: Analytics;
const spec = {
  name: 'Ventas',
  section: 'points',
  period: 'usual',
  start_date: null,
  end_date: null,
  department_id: null,
  country_id: null,
  category_id: null,
  is_compared: true,
};
const save = (change: object = {}, as = admin) =>
  analytics.ask<View>('POST /analytics/views', as, { ...spec, ...change });
const update = (id: string, body: object, as = admin) =>
  analytics.ask<View>(`PATCH /analytics/views/${id}`, as, body);
const namesOf = async (as = admin) =>
  (await analytics.ask<readonly View[]>('GET /analytics/views', as)).body.map(({ name }) => name);

/** Runs the job at a moment. */
async function at(moment: string): Promise<void> {
  deployment.now = Date.parse(moment);
  await runJobs([viewMailsJob], deployment.dependencies);
}
const mails = async () => (await analytics.money.look((store) => store.list(outbox))).rows;

describe.each(storesOf(import.meta.url))('saved views, %s store', (kind) => {
  afterEach(() => deployment.close());
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    analytics = await analyticsIn(deployment);
    await analytics.money.write(async (store) => {
      await store.remove(savedViews, {});
      await store.remove(outbox, {});
      await store.insert(
        factProgress,
        pastRows.map((name) => ({
          id: deployment.dependencies.newId(),
          name,
          cursor: '',
          done: 0,
          total: 0,
          at: atDay(0),
        })),
      );
    });
  });

  it('are listed, renamed and deleted by their owner alone', async () => {
    const { id } = (await save()).body;
    await save({ name: 'Abril' });
    await save({ name: 'Ventas' }, employee);
    expect(await namesOf()).toEqual(['Abril', 'Ventas']);
    expect((await update(id, { name: 'Mía' }, employee)).status).toBe(404);
    expect((await analytics.ask(`DELETE /analytics/views/${id}`, employee)).status).toBe(404);
    expect((await update(id, { name: ' Zona norte ' })).body.name).toBe('Zona norte');
    await analytics.ask(`DELETE /analytics/views/${id}`);
    expect(await namesOf()).toEqual(['Abril']);
    expect(await namesOf(employee)).toEqual(['Ventas']);
  });

  it('refuse bad input by name', async () => {
    const { id } = (await save()).body;
    await save({ name: 'Abril' });
    const gone = deployment.dependencies.newId();
    const refused = async (change: object) => {
      const answer = await analytics.ask('POST /analytics/views', admin, {
        ...spec,
        name: 'Otra',
        ...change,
      });
      return [answer.status, reasonsOf(answer)];
    };
    expect(await refused({ name: '  ' })).toEqual([422, [expect.stringContaining('name')]]);
    expect(await refused({ name: 'a'.repeat(61) })).toEqual([422, [expect.stringContaining('name')]]);
    expect(await refused({ name: 'ventas' })).toEqual([409, [expect.stringContaining('name_taken')]]);
    expect(await refused({ department_id: gone })).toEqual([422, [expect.stringContaining('id_unknown')]]);
    expect(await refused({ period: null, start_date: '2026-03-01' })).toEqual([
      422,
      [expect.stringContaining('required')],
    ]);
    expect((await update(id, { name: 'ABRIL' })).status).toBe(409);
    expect((await update(id, { name: 'VENTAS' })).status).toBe(200);
    const own = (await save({}, employee)).body;
    expect((await update(own.id, { is_mailed: true }, employee)).status).toBe(403);
  });

  it('are at most fifty for each person', async () => {
    const { idOf, money } = analytics;
    await money.write((store) =>
      store.insert(
        savedViews,
        Array.from({ length: viewLimits.most }, (_, index) => ({
          id: deployment.dependencies.newId(),
          userId: idOf(admin),
          name: `Vista ${index}`,
          section: 'points',
          period: 'usual' as const,
          startDate: null,
          endDate: null,
          departmentId: null,
          countryId: null,
          categoryId: null,
          isCompared: true,
          isMailed: false,
          mailedFor: '',
          createdAt: atDay(0),
        })),
      ),
    );
    const more = await analytics.ask('POST /analytics/views', admin, spec);
    expect([more.status, reasonsOf(more)]).toEqual([409, ['name: view_most']]);
    expect((await save({}, employee)).status).toBe(200);
  });

  it('are mailed once, on the first working day of a month, however often the job runs or dies', async () => {
    const { id } = (await save()).body;
    await save({ name: 'Sin correo' });
    await update(id, { is_mailed: true });
    // February's mail had left when it was switched on.
    await at('2026-03-18T20:00:00Z');
    await at('2026-04-01T11:00:00Z');
    expect(await mails()).toEqual([]);
    const org = (await deployment.db.directory.find(`email:${admin}`)) ?? '';
    const { dependencies } = deployment;
    const now = Date.parse('2026-04-01T20:00:00Z');
    const died = deployment.db.tx(org, async (store) => {
      const context: JobContext = {
        store,
        org,
        now,
        at: new Date(now).toISOString(),
        newId: dependencies.newId,
        links: { ...dependencies, directory: deployment.db.directory },
        publish: () => undefined,
      };
      expect(await viewMailsJob.run(context, id)).toBe(true);
      throw new Error('died');
    });
    await expect(died).rejects.toThrow('died');
    for (const moment of ['2026-04-01T20:00:00Z', '2026-04-01T20:15:00Z', '2026-04-02T20:00:00Z'])
      await at(moment);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Ventas: marzo de 2026']);
    // The first of August is a Saturday.
    await analytics.money.write((store) => store.update(savedViews, { id }, { mailedFor: '2026-06' }));
    await at('2026-08-01T20:00:00Z');
    expect((await mails()).length).toBe(1);
    await at('2026-08-03T20:00:00Z');
    expect((await mails()).length).toBe(2);
  });

  it('their mail has the numbers of the whole month, says what is withheld, and leads to the view', async () => {
    const { people, happen, sent, came, fold, money, idOf } = analytics;
    const [one] = people;
    await happen([sent(one?.id ?? '', 3), came(one?.id ?? '', 3), sent(one?.id ?? '', 60)]);
    await fold();
    const { id } = (await save()).body;
    await update(id, { is_mailed: true });
    await at('2026-04-01T20:00:00Z');
    const [spanish] = await mails();
    expect(spanish?.email).toBe(admin);
    expect(spanish?.body).toContain('Reconocimientos: 1 (el mes anterior: 0)');
    expect(spanish?.body).toContain('Personas activas: menos de 5 personas, no se muestra');
    expect(spanish?.link).toMatch(/\/charts\?section=points&from=2026-03-01&to=2026-03-31&view=/u);
    expect(spanish?.link).toContain(id);
    await money.write(async (store) => {
      await store.update(users, { id: idOf(admin) }, { language: 'english' });
      await store.update(savedViews, { id }, { mailedFor: '2026-02' });
      await store.remove(outbox, {});
    });
    await at('2026-04-02T20:00:00Z');
    expect((await mails())[0]?.body).toContain('Active people: fewer than 5 people, not shown');
  });

  it('one click in a mail program stops the mail of this view and no other, and a forged address stops none', async () => {
    for (const name of ['Ventas', 'Otra']) await update((await save({ name })).body.id, { is_mailed: true });
    await at('2026-04-01T20:00:00Z');
    const address = (await mails()).find(({ subject }) => subject.startsWith('Ventas'))?.unsubscribe ?? '';
    const path = address.slice(address.indexOf('/rest') + '/rest'.length);
    const press = async (route: string) =>
      (await deployment.rest(`POST ${route}`, { text: 'List-Unsubscribe=One-Click' })).status;
    const mailed = async () => {
      const { rows } = await analytics.money.look((store) =>
        store.list(savedViews, { order: [['name', 'asc']] }),
      );
      return rows.map(({ isMailed }) => isMailed);
    };
    expect(await press(`${path.slice(0, -3)}AAA`)).toBe(404);
    expect(await mailed()).toEqual([true, true]);
    expect(await press(path)).toBe(200);
    expect(await press(path)).toBe(200);
    expect(await mailed()).toEqual([true, false]);
  });

  it.each([
    ['lost the right', { userType: 'employee' }],
    ['left', { active: false }],
    ['never came in', { activatedAt: null }],
  ] as const)('send nothing to who %s', async (_why, change) => {
    const { id } = (await save()).body;
    await update(id, { is_mailed: true });
    await analytics.money.write((store) => store.update(users, { id: analytics.idOf(admin) }, change));
    await at('2026-04-01T20:00:00Z');
    expect(await mails()).toEqual([]);
  });

  it('send nothing when they are switched off or deleted', async () => {
    const [one, other] = [(await save()).body, (await save({ name: 'Otra' })).body];
    for (const { id } of [one, other]) await update(id, { is_mailed: true });
    await update(one.id, { is_mailed: false });
    await analytics.ask(`DELETE /analytics/views/${other.id}`);
    await at('2026-04-01T20:00:00Z');
    expect(await mails()).toEqual([]);
  });
});
