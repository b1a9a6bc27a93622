/** One's own moods, and the weeks of teams. */
import { dayAfter, dayAt, daysBetween, zoneOf } from '#schema/users/celebrations.rules.ts';
import { threshold } from '#schema/limits.parts.ts';
import { may } from '#schema/permissions.ts';
import { moodCodes, moodLimits, scoreOf, weekOf, type MoodCode } from '#schema/wellbeing/moods.rules.ts';
import { shownWeek } from '#schema/wellbeing/moodWeeks.rules.ts';
import type { wellbeingEndpoints } from '#schema/wellbeing/wellbeing.endpoints.ts';
import type { MoodEntry, MoodWeek } from '#schema/wellbeing/wellbeing.shapes.ts';
import { reason, type ReasonCode, type ReasonParams } from '#schema/reasons.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { departments } from '../people/users.tables.ts';
import type { Row } from '../store/table.ts';
import { countWeek } from './moodSums.ts';
import { moods, moodWeeks } from './wellbeing.tables.ts';

type Calls = 'moods' | 'moodHistory' | 'recordMood' | 'moodWeeks';

const names: Readonly<Record<MoodCode, readonly [es: string, en: string]>> = {
  awful: ['Muy mal', 'Awful'],
  low: ['Mal', 'Low'],
  okay: ['Regular', 'Okay'],
  good: ['Bien', 'Good'],
  great: ['Muy bien', 'Great'],
};

const invalid = ({ language }: Context, field: string, code: ReasonCode, params: ReasonParams = {}) =>
  domainError('invalid', language, [reason(field, code, language, params)]);

const zoneFor = async ({ store, me }: Context): Promise<string> =>
  zoneOf(me.timezone, await timezoneOf(store));

const entryOf = (row: Row<typeof moods>, today: string): MoodEntry => ({
  id: row.id,
  moodId: row.mood,
  note: row.note,
  date: row.day,
  open: row.day >= today,
  createdAt: row.createdAt,
});

const weekShown = (row: Row<typeof moodWeeks>, departmentId: string | null): MoodWeek => {
  const { tally, withheld } = shownWeek(row.blocks, departmentId);
  if (tally === null) return { week: row.week, people: null, counts: [], mean: null, withheld };
  const counts = moodCodes.map((code) => tally.counts[code] ?? 0);
  const sum = moodCodes.reduce((total, code, at) => total + scoreOf(code) * (counts[at] ?? 0), 0);
  const mean = tally.n === 0 ? null : Math.round((sum / tally.n) * 10) / 10;
  return { week: row.week, people: tally.n, counts, mean, withheld: null };
};

/**
 * The departments whose weeks a person can choose: the active ones that they lead, or all for administrators, and the own one,
 * with which the screen opens, whatever became of it.
 */
async function departmentsFor({ store, me }: Context) {
  const { rows } = await store.list(departments, {
    where: {
      or: [
        { id: me.departmentId ?? '' },
        may(me.userType, 'wellbeing.manage') ? { active: true } : { active: true, managerId: me.id },
      ],
    },
    order: [['name', 'asc']],
  });
  return rows.map(({ id, name }) => ({ id, name }));
}

export const moodService: Pick<Service<typeof wellbeingEndpoints>, Calls> = {
  async moods() {
    return moodCodes.map((code) => ({
      id: code,
      code,
      name: names[code][0],
      nameEn: names[code][1],
      score: scoreOf(code),
    }));
  },

  async moodHistory(context, { query: { startDate, endDate } }) {
    const { store, me, now } = context;
    const today = dayAt(now, await zoneFor(context));
    const until = endDate ?? today;
    const from = startDate ?? dayAfter(until, 1 - moodLimits.shownDays);
    const { historyDays } = moodLimits;
    if (from > until || daysBetween(from, until) > historyDays)
      throw invalid(context, 'endDate', 'mood_range', { maximum: historyDays });
    const { rows } = await store.list(moods, {
      where: { userId: me.id, day: { gte: from, lt: dayAfter(until, 1) } },
      order: [['day', 'asc']],
    });
    return rows.map((row) => entryOf(row, today));
  },

  async recordMood(context, { body: { moodId, note, date, chosenAt, userId } }) {
    const { store, me, now, at, newId, language } = context;
    if (userId !== undefined && userId !== me.id) throw invalid(context, 'userId', 'mood_other');
    const zone = await zoneFor(context);
    const today = dayAt(now, zone);
    // A device whose clock is ahead chose now.
    const chosen = chosenAt === undefined || chosenAt > at ? at : chosenAt;
    const day = dayAt(Date.parse(chosen), zone);
    if (date !== undefined && date > today) throw invalid(context, 'date', 'mood_future');
    if (day < dayAfter(today, -moodLimits.lateDays))
      throw invalid(context, 'chosenAt', 'mood_old', { maximum: moodLimits.lateDays });
    if (date !== undefined && date !== day)
      throw domainError('conflict', language, [reason('date', 'mood_day_over', language)]);
    const {
      rows: [before],
    } = await store.list(moods, { where: { userId: me.id, day } });
    // Another device chose later.
    if (before !== undefined && before.chosenAt > chosen) return entryOf(before, today);
    const kept = note === '' ? null : note;
    const row = {
      id: before?.id ?? newId(),
      userId: me.id,
      day,
      mood: moodId,
      note: kept === undefined ? (before?.note ?? null) : kept,
      chosenAt: chosen,
      createdAt: before?.createdAt ?? at,
    };
    if (before === undefined) await store.insert(moods, [row]);
    else await store.update(moods, { id: row.id }, { mood: row.mood, note: row.note, chosenAt: chosen });
    await countWeek(context, { userId: me.id, week: weekOf(day), departmentId: me.departmentId ?? '' });
    return entryOf(row, today);
  },

  async moodWeeks(context, { query: { departmentId = null, weeks } }) {
    const { store, language } = context;
    const own = await departmentsFor(context);
    // A department that may not be chosen does not exist.
    if (departmentId !== null && !own.some(({ id }) => id === departmentId))
      throw domainError('not_found', language);
    const { rows } = await store.list(moodWeeks, { order: [['week', 'desc']], limit: weeks });
    return {
      departmentId,
      threshold: threshold.usual,
      departments: own,
      weeks: rows.toReversed().map((row) => weekShown(row, departmentId)),
    };
  },
};
