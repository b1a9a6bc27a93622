/** People of the demo choose which of their celebrations others see, and the past year follows these choices. */
import { describe, expect, it } from 'vitest';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { postReceivers, posts, postScopes } from '#backend/posts/posts.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { celebrations, users } from '#backend/people/users.tables.ts';
import { isPhone, isTimeZone } from '#schema/users/account.rules.ts';
import { celebratedIn, dayAt, isCelebrated, wallAt } from '#schema/users/celebrations.rules.ts';
import { openTestDeployment } from '../support/deployment.ts';
import { aurora, boreal, both, byId, days, groupBy, rowsOf, smallAt, worldsAt } from './worlds.ts';

const zones: Readonly<Record<string, string>> = {
  [aurora.org]: 'America/Mexico_City',
  [boreal.org]: 'America/Toronto',
};
const zoneIn = (org: OrgSeed, { timezone }: Pick<Row<typeof users>, 'timezone'>): string =>
  timezone ?? zones[org.org] ?? '';
const causes = {
  birthday: (user: Row<typeof users>) => ({ date: user.birthday ?? '', shown: user.birthdayShown }),
  anniversary: (user: Row<typeof users>) => ({
    date: user.admissionDate ?? '',
    shown: user.anniversaryShown,
  }),
} as const;
const kinds = ['birthday', 'anniversary'] as const;
const isCelebration = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'birthday' || kind === 'anniversary';

describe.each(both)('personal choices in $name', ({ org }) => {
  const people = rowsOf(org, users);

  it('most people show their birthday without the year, some the whole date, and a few nothing', () => {
    const counts = groupBy(people, ({ birthdayShown }) => birthdayShown);
    const of = (choice: string): number => counts.get(choice)?.length ?? 0;
    expect(of('no_year')).toBeGreaterThan(people.length / 2);
    expect(of('full')).toBeGreaterThan(people.length / 20);
    expect(of('hidden')).toBeGreaterThan(0);
    expect(of('hidden')).toBeLessThan(people.length / 8);
  });

  it('some people have a time zone, a telephone and a bio, all of them valid', () => {
    for (const column of ['timezone', 'phone', 'bio'] as const) {
      const given = people.flatMap((person) => person[column] ?? []);
      expect(given.length).toBeGreaterThan(people.length / 20);
      expect(given.length).toBeLessThan(people.length / 2);
    }
    expect(people.flatMap(({ timezone }) => timezone ?? []).filter((zone) => !isTimeZone(zone))).toEqual([]);
    expect(people.flatMap(({ phone }) => phone ?? []).filter((phone) => !isPhone(phone))).toEqual([]);
    expect(people.filter(({ phone, phoneShown }) => phoneShown && phone === null)).toEqual([]);
  });

  it('every persona but the external one has a bio and a telephone', () => {
    for (const { userType, bio, phone } of people.slice(0, 4))
      expect([bio !== null, phone !== null]).toEqual(Array(2).fill(userType !== 'external'));
  });
});

it.each(days)('on %s one person hides a birthday and at least two others show theirs', (date) => {
  const [org] = worldsAt(date);
  const today = dayAt(Date.parse(date), zones[aurora.org] ?? '');
  const born = rowsOf(org ?? aurora, users).filter(
    ({ birthday, active }) => active && celebratedIn(Number(today.slice(0, 4)), birthday ?? '') === today,
  );
  expect(born.some(({ birthdayShown }) => birthdayShown === 'hidden')).toBe(true);
  expect(born.filter(({ birthdayShown }) => birthdayShown !== 'hidden').length).toBeGreaterThanOrEqual(2);
});

describe.each(days)('celebrations of the past year on %s', (date) => {
  const now = Date.parse(date);
  const world = worldsAt(date);

  it('each past celebration has a mark with its person, year and post', () => {
    for (const org of world) {
      const marks = rowsOf(org, celebrations);
      const shown = rowsOf(org, posts).filter(isCelebration);
      const people = byId(rowsOf(org, users));
      const receivers = groupBy(rowsOf(org, postReceivers), ({ postId }) => postId);
      expect(marks.map(({ postId }) => postId).sort()).toEqual(shown.map(({ id }) => id).sort());
      expect(new Set(marks.map(({ userId, kind, year }) => `${userId} ${kind} ${year}`)).size).toBe(
        marks.length,
      );
      const known = byId(shown);
      for (const { userId, kind, year, postId, createdAt } of marks) {
        const [post, person] = [known.get(postId), people.get(userId)];
        if (post === undefined || person === undefined) throw new Error(`${postId} of ${userId}`);
        const wall = wallAt(Date.parse(createdAt), zoneIn(org, person));
        expect(isCelebrated(causes[kind](person).date, wall)).toBe(true);
        expect([wall.hour, wall.day.slice(0, 4)]).toEqual([8, String(year)]);
        expect(createdAt >= person.createdAt).toBe(true);
        expect(post).toMatchObject({ kind, createdAt, senderId: null, message: '', amount: 0, listed: true });
        expect(receivers.get(postId)?.map((one) => one.userId)).toEqual([userId]);
        expect(receivers.get(postId)?.every(({ points, published }) => points === 0 && !published)).toBe(
          true,
        );
      }
    }
  });

  it('everyone who shows a day was celebrated, and years are shown only by choice', () => {
    for (const org of world) {
      const isOn = new Set(
        rowsOf(org, modules).flatMap(({ flag, active }): string[] => (active ? [flag] : [])),
      );
      const marks = groupBy(rowsOf(org, celebrations), ({ userId, kind }) => `${userId} ${kind}`);
      const known = byId(rowsOf(org, posts));
      for (const kind of kinds) {
        for (const person of rowsOf(org, users)) {
          const { date: begun, shown } = causes[kind](person);
          const own = marks.get(`${person.id} ${kind}`) ?? [];
          const isClosed =
            shown === 'hidden' ||
            person.userType === 'external' ||
            !isOn.has(kind === 'birthday' ? 'birthdays' : kind);
          if (isClosed) expect(own).toEqual([]);
          for (const { postId, year } of own)
            expect(known.get(postId)?.years ?? null).toBe(
              kind === 'anniversary' && shown === 'full' ? year - Number(begun.slice(0, 4)) : null,
            );
          if (isClosed || !person.active) continue;
          // The most recent celebration, at eight o'clock in the person's time zone.
          const { day, hour } = wallAt(now, zoneIn(org, person));
          const thisYear = Number(day.slice(0, 4));
          const [at = ''] = [celebratedIn(thisYear, begun), celebratedIn(thisYear - 1, begun)].filter(
            (one) => one < day || (one === day && hour >= 8),
          );
          const joined = dayAt(Date.parse(person.createdAt), zoneIn(org, person));
          if (at > joined && Number(at.slice(0, 4)) > Number(begun.slice(0, 4)))
            expect(own.map(({ year }) => String(year))).toContain(at.slice(0, 4));
        }
      }
    }
  });

  it('celebrations are found by receiver and department, and their people were notified', () => {
    for (const org of world) {
      const scopes = groupBy(rowsOf(org, postScopes), ({ postId }) => postId);
      const told = groupBy(rowsOf(org, notifications), ({ postId }) => postId ?? '');
      for (const { userId, kind, postId, createdAt } of rowsOf(org, celebrations)) {
        const person = rowsOf(org, users).find(({ id }) => id === userId);
        expect(scopes.get(postId)?.map(({ scope }) => scope)).toEqual([
          `department:${person?.departmentId}`,
          `receiver:${userId}`,
        ]);
        const isLate = Date.parse(createdAt) > now - 20 * 86_400_000;
        const words = (told.get(postId) ?? [])
          .filter((one) => one.kind === kind)
          .map((one) => [one.userId, one.kind, one.actorId]);
        expect(words).toEqual(isLate || words.length > 0 ? [[userId, kind, null]] : []);
      }
    }
  });
});

it.each(days)('on %s the celebrations job finds nothing left to do', async (date) => {
  const deployment = await openTestDeployment('tab', { world: smallAt(date), now: Date.parse(date) });
  const before = await deployment.db.read(aurora.org, (store) => store.tally(celebrations));
  expect(await deployment.tick()).toBe(0);
  expect(await deployment.db.read(aurora.org, (store) => store.tally(celebrations))).toEqual(before);
  deployment.close();
});
