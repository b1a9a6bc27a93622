/** The whole demo is moved by a month, in a release: each due event happens once, on its own day. */
import { beforeAll, describe, expect, it } from 'vitest';
import { entries } from '#backend/ledger/ledger.tables.ts';
import { redemptions } from '#backend/coupons/coupons.tables.ts';
import { switchesOf } from '#backend/organization/switches.ts';
import { renewals } from '#backend/points/points.tables.ts';
import { baseOf, pointSettingsOf, takesPart } from '#backend/points/settings.rules.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { monthOf } from '#backend/kit/month.ts';
import type { Row, Table } from '#backend/store/table.ts';
import { surveys } from '#backend/surveys/surveys.tables.ts';
import { celebrations, users } from '#backend/people/users.tables.ts';
import { arrive, tokenOf } from '#mock/tab/arrival.ts';
import type { DemoRuntime } from '#mock/tab/demoRuntime.ts';
import type { Happening } from '#schema/demo/happenings.ts';
import { advance } from '#mock/tab/time.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { tokenKey } from '#schema/limits.ts';
import { celebratedIn, wallAt } from '#schema/users/celebrations.rules.ts';
import { isWhole } from '../support/trials.ts';
import { groupBy } from '../world/worlds.ts';
import { aBrowser, busyLink, dayMs, origin, rowsOf, today } from './grounds.ts';

const zones = { aurora: 'America/Mexico_City', boreal: 'America/Toronto' } as const;
const slugs = ['aurora', 'boreal'] as const;
const month = 31 * dayMs;

let ground: DemoRuntime;
let oldToken: string;
let heard: readonly Happening[];
let before: number;

const all = async <T extends Table>(slug: (typeof slugs)[number], table: T): Promise<readonly Row<T>[]> =>
  (await ground.db.read(organizationIds[slug], (store) => store.list(table))).rows;
const count = (what: Happening['what']): number => heard.find((one) => one.what === what)?.count ?? 0;
const isNew = ({ createdAt }: { readonly createdAt: string }): boolean => Date.parse(createdAt) >= before;

describe.runIf(isWhole)('the demo one month later', () => {
  beforeAll(async () => {
    const browser = aBrowser({ isBusy: true });
    ground = await browser.open({ first: busyLink });
    oldToken = (await arrive(ground, { ...busyLink, persona: 'employee' })).token ?? '';
    browser.keeper.setItem(tokenKey, oldToken);
    before = ground.now();
    heard = await advance(ground, month, { keepSession: false });
  }, 300_000);

  it('the demo’s clock is exactly a month later in every tab', async () => {
    expect(ground.now()).toBe(before + month);
    expect(ground.db.world).toMatchObject({ moved: month, ahead: before + month - today });
  });

  it.each(slugs)(
    'each wallet of %s has renewed once, and its leftover points to give have expired once',
    async (slug) => {
      const people = await all(slug, users);
      const [now, zone] = [ground.now(), zones[slug]];
      const renewed = (await all(slug, renewals)).filter(isNew);
      const active = people.filter((one) => takesPart(one) && one.activatedAt !== null);
      expect(renewed.map(({ userId }) => userId).toSorted()).toEqual(active.map(({ id }) => id).toSorted());
      expect(new Set(renewed.map(({ month: one }) => one))).toEqual(
        new Set([monthOf(new Date(now).toISOString(), zone)]),
      );
      // The renewal happens at the start of the month in the time zone of the organisation.
      for (const { createdAt } of renewed) expect(wallAt(Date.parse(createdAt), zone).day).toMatch(/-01$/);
      const settings = await ground.db.read(organizationIds[slug], pointSettingsOf);
      const lines = (await all(slug, entries)).filter((line) => isNew(line) && line.purse === 'give');
      const own = groupBy(lines, ({ ownerId }) => ownerId);
      for (const person of active) {
        const mine = own.get(person.id) ?? [];
        expect(mine.filter(({ kind }) => kind === 'allowance').map(({ amount }) => amount)).toEqual([
          baseOf(settings, person),
        ]);
        const expired = mine.filter(({ kind }) => kind === 'expiry');
        expect(expired.length).toBeLessThanOrEqual(1);
        // Unspent points expire, so the balance equals the base points.
        const [renewal] = mine.filter(({ kind }) => kind === 'allowance');
        expect(renewal?.balanceAfter).toBe(baseOf(settings, person));
      }
    },
  );

  it.each(slugs)(
    'each birthday and anniversary of %s within the month was posted once, on its day',
    async (slug) => {
      const people = await all(slug, users);
      const isOn = await ground.db.read(organizationIds[slug], (store) =>
        switchesOf(store, ['birthdays', 'anniversary']),
      );
      const marks = groupBy(
        (await all(slug, celebrations)).filter(isNew),
        (one) => `${one.userId} ${one.kind}`,
      );
      const shown = new Map((await all(slug, posts)).map((post) => [post.id, post]));
      let days = 0;
      for (const person of people) {
        const zone = person.timezone ?? zones[slug];
        const [from, to] = [wallAt(before, zone).day, wallAt(ground.now(), zone).day];
        for (const [kind, date, choice] of [
          ['birthday', person.birthday, person.birthdayShown],
          ['anniversary', person.admissionDate, person.anniversaryShown],
        ] as const) {
          const own = marks.get(`${person.id} ${kind}`) ?? [];
          const on = date === null ? '' : (celebratedIn(Number(from.slice(0, 4)), date) ?? '');
          const isHeard =
            isOn(kind === 'birthday' ? 'birthdays' : kind) &&
            person.active &&
            choice !== 'hidden' &&
            person.userType !== 'external';
          // Celebrations on the first and the last day may lie outside of the period.
          if (on <= from || on >= to) continue;
          const isFirst = kind === 'anniversary' && date?.slice(0, 4) === from.slice(0, 4);
          expect(own.length, `${person.email} ${kind} ${on}`).toBe(isHeard && !isFirst ? 1 : 0);
          for (const { createdAt, postId } of own) {
            days++;
            const wall = wallAt(Date.parse(createdAt), zone);
            expect(wall.day).toBe(on);
            expect(wall.hour).toBeGreaterThanOrEqual(8);
            expect(wall.hour).toBeLessThan(12);
            expect(shown.get(postId)).toMatchObject({ kind, listed: true, createdAt });
          }
        }
      }
      expect(days > 0).toBe(isOn('birthdays') || isOn('anniversary'));
    },
  );

  it.each(slugs)(
    'polls and surveys of %s are closed at their announced end, and expired coupon keys are no longer issued',
    async (slug) => {
      const now = new Date(ground.now()).toISOString();
      // The end of writing does not end a cycle of evaluations.
      const asked = (await all(slug, surveys)).filter(({ kind }) => kind !== 'evaluation');
      expect(asked.filter(({ active, endsAt }) => active && endsAt !== null && endsAt <= now)).toEqual([]);
      const closed = asked.filter(({ closedAt }) => closedAt !== null && Date.parse(closedAt) >= before);
      for (const { closedAt, endsAt } of closed) expect(closedAt).toBe(endsAt);
      const keys = await all(slug, redemptions);
      expect(
        keys.filter(({ status, expiresAt }) => status === 'issued' && expiresAt !== null && expiresAt <= now),
      ).toEqual([]);
    },
  );

  it('the reported counts of the month are the numbers of new rows', async () => {
    const told = async <T extends Table>(table: T, is: (row: Row<T>) => boolean): Promise<number> =>
      (await Promise.all(slugs.map(async (slug) => (await all(slug, table)).filter(is).length))).reduce(
        (sum, one) => sum + one,
      );
    expect(count('renewals')).toBe(await told(renewals, isNew));
    expect(count('expiries')).toBe(
      await told(entries, (line) => isNew(line) && line.kind === 'expiry' && line.ownerId !== ''),
    );
    expect(count('birthdays')).toBe(
      await told(celebrations, (mark) => isNew(mark) && mark.kind === 'birthday'),
    );
    expect(count('anniversaries')).toBe(
      await told(celebrations, (mark) => isNew(mark) && mark.kind === 'anniversary'),
    );
    for (const what of [
      'renewals',
      'expiries',
      'birthdays',
      'pollsClosed',
      'notifications',
      'mails',
    ] as const)
      expect(count(what), what).toBeGreaterThan(0);
    expect(count('sessionsEnded')).toBe(1);
  });

  it('a session from before the month has ended, and a new one is valid', async () => {
    const me = async (token: string): Promise<number> =>
      (
        await ground.deployment.answer(
          new Request(`${origin}/rest/user`, { headers: { authorization: `Bearer ${token}` } }),
        )
      ).status;
    expect(await me(oldToken)).toBe(401);
    expect(await me(await tokenOf(ground, 'employee@aurora.example'))).toBe(200);
  });

  it('advancing the time by zero changes nothing', async () => {
    const rows = await rowsOf(ground);
    expect(await advance(ground, 0, { keepSession: true })).toEqual([]);
    expect([ground.now(), await rowsOf(ground)]).toEqual([before + month, rows]);
  });

  it('the scheduler has no job left after the month', async () => {
    expect(await ground.deployment.tick()).toBe(0);
  });
});
