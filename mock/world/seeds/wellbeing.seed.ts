/** A year of moods with a hard month that got better, consented metrics of a few fictional people, and whom to call. */
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import {
  bodyMetrics,
  metricConsents,
  metricLooks,
  metricPeople,
  moods,
  moodShares,
  moodSums,
  moodWeeks,
  wellbeingPages,
} from '#backend/wellbeing/wellbeing.tables.ts';
import { threshold } from '#schema/limits.parts.ts';
import { may } from '#schema/permissions.ts';
import { dayAfter, daysBetween } from '#schema/users/celebrations.rules.ts';
import { moodCodes, openWeekAt, weekMood, weekOf, type MoodCode } from '#schema/wellbeing/moods.rules.ts';
import { closeWeek, type MoodCell } from '#schema/wellbeing/moodWeeks.rules.ts';
import type { SeededRandom } from '../seededRandom.ts';
import { day, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import type { Person } from './users.seed.ts';
import { wellbeingTexts } from './wellbeing.told.ts';

const weeksBack = 52;
/** Weeks before today in which it was hard; it got better from then on. */
const hard = { from: 17, to: 13 } as const;

/** How good a week is on the whole: 0 is usual. */
function climate(back: number): number {
  if (back <= hard.from && back > hard.to) return -1.3;
  // What was told helped: a little better than before.
  return back <= hard.to ? 0.35 : 0;
}

function drawMood(random: SeededRandom, back: number): MoodCode {
  const score = 3.6 + climate(back) + (random.next() + random.next() - 1) * 2;
  return moodCodes[Math.min(4, Math.max(0, Math.round(score) - 1))] ?? 'okay';
}

/** Sums of one week, by department. */
function cellsIn(people: readonly Person[], random: SeededRandom, back: number): readonly MoodCell[] {
  const cells = new Map<string, { n: number; counts: Record<string, number> }>();
  for (const { departmentId = '' } of people) {
    if (!random.chance(0.62)) continue;
    const mood = drawMood(random, back);
    const cell = cells.get(departmentId) ?? { n: 0, counts: {} };
    cells.set(departmentId, cell);
    cell.n += 1;
    cell.counts[mood] = (cell.counts[mood] ?? 0) + 1;
  }
  return [...cells].map(([departmentId, tally]) => ({ departmentId, tally }));
}

/** Empty while the module is off; a new company has only its page. */
export function wellbeingSeed(plan: Plan, people: readonly Person[]): RowsByTable {
  const { profile, calendar, newId, size } = plan;
  if (!profile.modules.has('ever_health')) return {};
  const text = wellbeingTexts[profile.words];
  const page: Row<typeof wellbeingPages> = { id: newId('wellbeing_pages'), ...text.page };
  const pages = rowsOf(wellbeingPages, [page]);
  if (size.scene === 'newCompany') return pages;

  const dice = plan.dice('wellbeing');
  const { now } = calendar;
  const today = calendar.date(0);
  const open = openWeekAt(instant(now));
  const staff = people.filter(({ role, until }) => may(role, 'wellbeing.use') && until >= now);
  const personas = staff.filter(({ isPersona }) => isPersona);
  const others = staff.filter(({ isPersona }) => !isPersona);

  // Weeks that are over are sums only. The days of people whom nobody can sign in as are not needed.
  const weeks = Array.from({ length: weeksBack }, (_, at): Row<typeof moodWeeks> => {
    const back = weeksBack - at;
    const week = dayAfter(open, -7 * back);
    return {
      id: newId('mood_weeks'),
      week,
      threshold: threshold.usual,
      blocks: closeWeek(cellsIn(staff, dice, back), threshold.usual),
      closedAt: `${dayAfter(week, 7)}T12:00:00.000Z`,
    };
  });

  const days: Row<typeof moods>[] = [];
  for (const person of personas)
    for (let back = 364; back >= 1; back--) {
      const on = calendar.date(-back);
      const weekday = new Date(on).getUTCDay();
      if (weekday === 0 || weekday === 6 || !dice.chance(0.75)) continue;
      const at = `${on}T15:00:00.000Z`;
      const mood = drawMood(dice, Math.ceil(daysBetween(on, today) / 7));
      const note = dice.chance(0.12) ? dice.pick(text.notes) : null;
      days.push({ id: newId('moods'), userId: person.id, day: on, mood, note, chosenAt: at, createdAt: at });
    }

  const shares = new Map<string, Row<typeof moodShares>>();
  const share = (person: Person, week: string, mood: MoodCode): void =>
    void shares.set(`${week} ${person.id}`, {
      id: newId('mood_shares'),
      week,
      userId: person.id,
      departmentId: person.departmentId ?? '',
      mood,
    });
  for (const week of new Set([open, weekOf(today)])) {
    for (const person of others) if (dice.chance(0.5)) share(person, week, drawMood(dice, 0));
    for (const person of personas) {
      const own = weekMood(
        days
          .filter(({ userId, day: on }) => userId === person.id && weekOf(on) === week)
          .map(({ mood }) => mood),
      );
      if (own !== null) share(person, week, own);
    }
  }
  const sums = new Map<string, Row<typeof moodSums>>();
  for (const { week, departmentId, mood } of shares.values()) {
    const key = `${week} ${departmentId} ${mood}`;
    const sum = sums.get(key) ?? { id: newId('mood_sums'), week, departmentId, mood, people: 0 };
    sums.set(key, { ...sum, people: sum.people + 1 });
  }

  const employee = personas.find(({ role }) => role === 'employee');
  const admin = personas.find(({ role }) => role === 'admin');
  const sharing = [...(employee === undefined ? [] : [employee]), ...others.slice(3, 6)];
  const metrics = sharing.flatMap((person, index) => {
    const height = 1_560 + index * 85;
    return Array.from({ length: 8 }, (_, at): Row<typeof bodyMetrics> => {
      const on = calendar.date(-30 * (7 - at) - 2);
      return {
        id: newId('body_metrics'),
        userId: person.id,
        measuredAt: on,
        weightKg: 620 + index * 70 - at * 6 + dice.whole(-4, 4),
        heightCm: at === 0 ? height : null,
        waistCm: at % 2 === 0 ? 780 + index * 40 - at * 4 : null,
        bodyFatPercent: null,
        createdAt: `${on}T15:00:00.000Z`,
      };
    });
  });
  const agreedAt = instant(now - 200 * day);
  const looks: Row<typeof metricLooks>[] =
    employee === undefined || admin === undefined
      ? []
      : [
          {
            id: newId('metric_looks'),
            userId: employee.id,
            viewerId: admin.id,
            purpose: 'health_programs',
            reason: text.reason,
            createdAt: instant(now - 9 * day),
          },
        ];
  return {
    ...pages,
    ...rowsOf(moods, days),
    ...rowsOf(moodShares, [...shares.values()]),
    ...rowsOf(moodSums, [...sums.values()]),
    ...rowsOf(moodWeeks, weeks),
    ...rowsOf(bodyMetrics, metrics),
    ...rowsOf(
      metricConsents,
      sharing.map(({ id: userId }) => ({
        id: newId('metric_consents'),
        userId,
        purpose: 'health_programs' as const,
        createdAt: agreedAt,
      })),
    ),
    ...rowsOf(
      metricPeople,
      sharing.map(({ id }) => ({ id, userId: id, createdAt: agreedAt })),
    ),
    ...rowsOf(metricLooks, looks),
  };
}
