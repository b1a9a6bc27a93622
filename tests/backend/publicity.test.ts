/**
 * Announcements: when they run, for whom, and until they are dismissed, over REST with the real backend and both stores
 * (spec §7 `GET /publicity/user`).
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { organizations } from '#backend/organization/organization.tables.ts';
import { publicity, publicityDismissals } from '#backend/pages/pages.tables.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import { noon } from '../support/deployment.ts';
import { openPagesFixture, type PagesFixture } from './pagesFixture.ts';
import { trials, storesOf } from '#tests/support/trials.ts';

interface Announcement {
  readonly id: string;
  readonly title: string;
  readonly image_url: string | null;
  readonly running: boolean;
  readonly department_ids: readonly string[];
  readonly ends_at: string | null;
}

let fixture: PagesFixture;
const create = (own: object = {}, who = 'diego'): Promise<Announcement> =>
  fixture.ask(who, 'POST /org/publicity', { title: 'Carrera', placement: 'home', ...own });
const update = (id: string, change: object, who = 'diego'): Promise<Announcement> =>
  fixture.ask(who, `PATCH /org/publicity/${id}`, change);
const cannot = (own: object) =>
  fixture.faults('diego', 'POST /org/publicity', { title: 'Carrera', placement: 'home', ...own });
const seen = async (who = 'ana'): Promise<readonly string[]> =>
  (await (who.includes('@') ? fixture.ask : fixture.askNow)(who, 'GET /publicity/user')).map(
    ({ title }: Announcement) => title,
  );
const running = async (): Promise<readonly string[]> =>
  (await fixture.askNow('diego', 'GET /org/publicity')).flatMap((one: Announcement) =>
    one.running ? [one.title] : [],
  );
const status = async (who: string, route: string, body?: unknown) =>
  (await fixture.call(who, route, body)).status;

const hour = 3_600_000;
const zones = ['America/Mexico_City', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'UTC'];
/** The local day of a zone, calculated in another way than in the product. */
const wallDay = (moment: number, timeZone: string): string =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone });
const dayOf = (shift: number): string => new Date(noon + shift * 24 * hour).toISOString().slice(0, 10);

describe.each(storesOf(import.meta.url))('announcements, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openPagesFixture(kind);
  });
  afterEach(() => fixture.deployment.close());

  it('an announcement is shown to all members while it is active', async () => {
    const { id } = await create({ text: 'El viernes', link: 'https://carrera.example', placement: 'banner' });
    for (const who of ['ana', 'elena', 'carla', 'diego'])
      expect(await fixture.ask(who, 'GET /publicity/user')).toEqual([
        {
          id,
          title: 'Carrera',
          text: 'El viernes',
          image_url: null,
          link: 'https://carrera.example',
          placement: 'banner',
        },
      ]);
    expect(await status('xavi', 'GET /publicity/user')).toBe(403);
    expect(await seen('olga@otro.example')).toEqual([]);
    expect((await update(id, { active: false })).running).toBe(false);
    expect(await seen()).toEqual([]);
    await fixture.turn('organization_info', false);
    await update(id, { active: true });
    expect(await seen()).toEqual(['Carrera']);
  });

  it('announcements are listed newest first', async () => {
    await create({ title: 'uno' });
    fixture.deployment.now += 1;
    await create({ title: 'dos' });
    expect([await seen(), await running()]).toEqual([
      ['dos', 'uno'],
      ['dos', 'uno'],
    ]);
  });

  it('an announcement runs from its first to its last day in the zone of the organisation', async () => {
    // Noon of 18 March in Mexico City, six hours behind UTC.
    await create({ title: 'hoy', starts_at: '2026-03-18', ends_at: '2026-03-18' });
    const at = async (moment: string) => {
      fixture.deployment.now = Date.parse(moment);
      return [await seen(), await running()].map((titles) => titles.length);
    };
    expect(await at('2026-03-18T05:59:59.999Z')).toEqual([0, 0]);
    expect(await at('2026-03-18T06:00:00.000Z')).toEqual([1, 1]);
    expect(await at('2026-03-19T05:59:59.999Z')).toEqual([1, 1]);
    expect(await at('2026-03-19T06:00:00.000Z')).toEqual([0, 0]);
  });

  it('random announcements are shown by day, time zone, department and dismissal as the model says', async () => {
    const day = fc.option(fc.integer({ min: -2, max: 2 }));
    const people = [
      ['ana', 'sales'],
      ['elena', 'works'],
      ['diego', null],
    ] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 47 }),
        fc.array(
          fc.record({
            from: day,
            to: day,
            departmentIds: fc.subarray(['sales', 'works', 'gone']),
            active: fc.boolean(),
            away: fc.subarray(['ana', 'elena', 'diego']),
          }),
          { minLength: 1, maxLength: 6 },
        ),
        async (timezone, hours, announced) => {
          fixture.deployment.now = noon + hours * hour;
          const at = new Date(fixture.deployment.now).toISOString();
          const rows = announced.map(({ from, to, departmentIds, active }, index) => ({
            id: `n${index}`,
            title: `n${index}`,
            text: null,
            imageKey: null,
            link: null,
            placement: 'home' as const,
            startsAt: from === null ? null : dayOf(from),
            endsAt: to === null ? null : dayOf(to),
            departmentIds,
            active,
            createdAt: at,
          }));
          await fixture.change(async (store) => {
            await store.update(organizations, {}, { timezone });
            await store.remove(publicity, {});
            await store.remove(publicityDismissals, {});
            await store.insert(publicity, rows);
            await store.insert(
              publicityDismissals,
              announced.flatMap(({ away }, index) =>
                away.map((userId) => ({
                  id: `${userId}${index}`,
                  publicityId: `n${index}`,
                  userId,
                  createdAt: at,
                })),
              ),
            );
          });
          const today = wallDay(fixture.deployment.now, timezone);
          const runs = ({ active, startsAt, endsAt }: (typeof rows)[number]): boolean =>
            active && !(startsAt !== null && today < startsAt) && !(endsAt !== null && today > endsAt);
          const isFor = (ids: readonly string[], own: string | null): boolean =>
            ids.length === 0 || ids.some((id) => id === own);
          for (const [who, department] of people) {
            const right = rows.filter(
              (row, index) =>
                runs(row) &&
                isFor(row.departmentIds, department) &&
                announced[index]?.away.includes(who) === false,
            );
            expect((await seen(who)).toSorted()).toEqual(right.map(({ title }) => title));
          }
          const anybody = rows.filter(
            (row) => runs(row) && ['sales', 'works', null].some((own) => isFor(row.departmentIds, own)),
          );
          expect((await running()).toSorted()).toEqual(anybody.map(({ title }) => title));
        },
      ),
      { numRuns: trials(40) },
    );
  });

  it('an announcement for departments is shown to their people, and does not run without active members', async () => {
    const { id, department_ids } = await create({ department_ids: ['sales', 'sales'] });
    expect(department_ids).toEqual(['sales']);
    expect([await seen('ana'), await seen('elena'), await seen('diego')]).toEqual([['Carrera'], [], []]);
    await fixture.change((store) => store.update(users, { departmentId: 'sales' }, { active: false }));
    expect(await running()).toEqual([]);
    // External users see no announcement.
    await fixture.change((store) =>
      store.update(users, { id: 'xavi' }, { departmentId: 'sales', active: true }),
    );
    expect(await running()).toEqual([]);
    expect((await update(id, { department_ids: [] })).running).toBe(true);
    expect(await seen('elena')).toEqual(['Carrera']);
  });

  it('an announcement whose department was deleted is shown to nobody, and updates keep the department', async () => {
    const { id } = await create({ department_ids: ['works'] });
    await fixture.change((store) => store.remove(departments, { id: 'works' }));
    const kept = await update(id, { title: 'Otra', department_ids: ['works'] });
    expect(kept.department_ids).toEqual(['works']);
    expect(await seen('ana')).toEqual([]);
    expect(await cannot({ department_ids: ['sales', 'works'] })).toEqual(['department_ids.1: id_unknown']);
  });

  it('a dismissed announcement is hidden only for that person, also when dismissed while inactive', async () => {
    const { id } = await create();
    for (let time = 0; time < 2; time++) await fixture.ask('ana', `POST /publicity/${id}/dismiss`);
    expect([await seen('ana'), await seen('bruno')]).toEqual([[], ['Carrera']]);
    expect(await running()).toEqual(['Carrera']);
    // A page that shows the announcement was open when the announcement ended.
    await update(id, { active: false });
    await fixture.ask('bruno', `POST /publicity/${id}/dismiss`);
    await update(id, { active: true });
    expect(await seen('bruno')).toEqual([]);
    const { rows } = await fixture.look((store) => store.list(publicityDismissals));
    expect(rows.map(({ userId }) => userId).toSorted()).toEqual(['ana', 'bruno']);
    await fixture.ask('diego', `DELETE /org/publicity/${id}`);
    expect((await fixture.look((store) => store.list(publicityDismissals))).rows).toEqual([]);
  });

  it('an announcement for other departments or another organisation cannot be dismissed or deleted', async () => {
    const { id } = await create({ department_ids: ['works'] });
    expect(await status('ana', `POST /publicity/${id}/dismiss`)).toBe(404);
    expect(await status('elena', `POST /publicity/${id}/dismiss`)).toBe(200);
    expect(await status('ana', 'POST /publicity/nothing/dismiss')).toBe(404);
    expect(await status('xavi', `POST /publicity/${id}/dismiss`)).toBe(403);
    for (const route of [`POST /publicity/${id}/dismiss`, `DELETE /org/publicity/${id}`])
      expect(await status('olga@otro.example', route)).toBe(404);
    expect(await status('carla', `DELETE /org/publicity/${id}`)).toBe(200);
    expect(await status('carla', `PATCH /org/publicity/${id}`, { active: true })).toBe(404);
  });

  it('deleting a person deletes the dismissals of that person', async () => {
    const { id } = await create();
    await fixture.ask('bruno', `POST /publicity/${id}/dismiss`);
    await fixture.ask('diego', 'POST /user/admin/delete', { id: 'bruno', reason: '' });
    expect((await fixture.look((store) => store.list(publicityDismissals))).rows).toEqual([]);
  });

  it('an invalid announcement is refused by field, at creation and at update', async () => {
    expect(await cannot({ starts_at: '2026-03-19', ends_at: '2026-03-18' })).toEqual([
      'ends_at: ends_before',
    ]);
    expect(await cannot({ starts_at: '2026-02-30' })).toEqual(['starts_at: format']);
    expect(await cannot({ link: 'data:text/html,hola' })).toEqual(['link: link_unsafe']);
    expect(await cannot({ title: '  ', placement: 'wall' })).toEqual([
      'title: required',
      'placement: option',
    ]);
    expect(await cannot({ image_key: await fixture.picture('suya', 'carla') })).toEqual([
      'image_key: file_unknown',
    ]);
    const { id } = await create({ starts_at: '2026-03-18' });
    expect(await fixture.faults('diego', `PATCH /org/publicity/${id}`, { ends_at: '2026-03-17' })).toEqual([
      'ends_at: ends_before',
    ]);
    expect((await update(id, { ends_at: '2026-03-18' })).ends_at).toBe('2026-03-18');
    expect((await update(id, { starts_at: null, ends_at: null, link: null })).ends_at).toBeNull();
  });

  it('the picture of an announcement is readable, and is deleted when replaced or with the announcement', async () => {
    const [one, two] = [await fixture.picture('uno'), await fixture.picture('dos')];
    const made = await create({ image_key: one });
    const [shown] = await fixture.ask('ana', 'GET /publicity/user');
    for (const url of [made.image_url, shown.image_url]) expect(await fixture.at(url ?? '')).toBe(200);
    // Another administrator may change all fields except the picture.
    await update(made.id, { title: 'Otra', image_key: one }, 'carla');
    await update(made.id, { image_key: two });
    expect([await fixture.there(one), await fixture.there(two)]).toEqual([
      [false, false],
      [true, true],
    ]);
    await fixture.ask('diego', `DELETE /org/publicity/${made.id}`);
    expect(await fixture.there(two)).toEqual([false, false]);
  });

  it('a change of an announcement sends a stream event, and a dismissal or refused change sends none', async () => {
    const { id } = await create();
    await update(id, { title: 'Otra' });
    expect(fixture.heard()).toHaveLength(2);
    await fixture.ask('ana', `POST /publicity/${id}/dismiss`);
    await fixture.faults('diego', `PATCH /org/publicity/${id}`, { department_ids: ['nothing'] });
    expect(fixture.heard()).toEqual([]);
    await fixture.ask('diego', `DELETE /org/publicity/${id}`);
    expect(fixture.heard()).toEqual(['organization.changed']);
  });

  it('reading announcements takes the same store reads for forty as for one', async () => {
    await fixture.announce('first', { departmentIds: ['sales'] });
    const cost = async () => [
      await fixture.reads('ana', 'GET /publicity/user'),
      await fixture.reads('diego', 'GET /org/publicity'),
    ];
    const one = await cost();
    for (let index = 0; index < 40; index++)
      await fixture.announce(`n${index}`, { departmentIds: ['sales'] });
    expect(await cost()).toEqual(one);
  });
});
