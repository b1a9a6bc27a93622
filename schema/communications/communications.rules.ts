/** What holds for every communication: its channels, its states, and the hours in which people are not interrupted. */
import { isWorkday, usualWorkingTime, type WorkingTime } from '../decisions/workingTime.ts';
import { momentOf } from '../events/events.rules.ts';
import { dayAfter, wallAt } from '../users/celebrations.rules.ts';

/** The four channels of a send (spec §3). Newsfeed and pin wait for the reader; mail and WhatsApp interrupt. */
export const communicationChannels = ['pin', 'newsfeed', 'email', 'whatsapp'] as const;
export type CommunicationChannel = (typeof communicationChannels)[number];

export const communicationAudiences = ['all', 'group', 'department'] as const;
export type CommunicationAudience = (typeof communicationAudiences)[number];

/** At once, at one moment for everybody, or at the same time of day in the zone of each person. */
export const communicationTimings = ['now', 'at', 'local'] as const;
export type CommunicationTiming = (typeof communicationTimings)[number];

/** `scheduled` can be changed and cancelled; `delivering` has begun for somebody. */
export const communicationStates = ['scheduled', 'delivering', 'delivered', 'cancelled'] as const;
export type CommunicationState = (typeof communicationStates)[number];

/**
 * What became of one channel for one person. `none`: the communication does not use it; `refused`: the other service did
 * not take it; `unknown`: it was in the hand of the other service when our server stopped, and is not sent again;
 * `bounced`: it was taken and came back later; `complained`: it arrived, and its person marked it as unwanted.
 */
export const deliveryStates = [
  'none',
  'waiting',
  'sent',
  'no_address',
  'opted_out',
  'off',
  'left',
  'refused',
  'unknown',
  'bounced',
  'complained',
] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What the list of people of a communication can be narrowed to. */
export const followUpParts = ['delivered', 'failed', 'unread', 'read', 'owes', 'acknowledged'] as const;
export type FollowUpPart = (typeof followUpParts)[number];

/** What the names of a reach can be narrowed to. */
export const reachParts = ['people', 'reached', 'no_address', 'opted_out', 'off', 'twice'] as const;
export type ReachPart = (typeof reachParts)[number];

export const communicationLimits = {
  title: 120,
  message: 10_000,
  attachments: 5,
  groupName: 120,
  /** Days ahead that a send can be planned for. */
  daysAhead: 366,
  /** Waves of reminders to those who have not acknowledged. */
  reminders: 6,
  /** Earlier words that are kept. */
  history: 20,
  /** Mails in a second, the most and the usual. */
  mailsASecond: 20,
} as const;

/** How long a send at once can be undone, in ms. */
export const communicationUndoMs = 10_000;

/** A moment later than every other one: a communication without an end. */
export const endless = '9999-12-31T00:00:00.000Z';

/** The hours of a person's day in which nobody is interrupted; the same two hours: none. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  /** Also whole days without work. */
  readonly weekends: boolean;
  /** The working week and the holidays of the organisation. */
  readonly week: Pick<WorkingTime, 'weekdays' | 'holidays'>;
}
export const usualQuietHours: QuietHours = { from: 20, to: 8, weekends: true, week: usualWorkingTime };

const hourMs = 3_600_000;

const isDayOff = (day: string, { weekends, week }: QuietHours): boolean => weekends && !isWorkday(week, day);

const isQuietHour = (hour: number, { from, to }: QuietHours): boolean =>
  from === to ? false : from < to ? hour >= from && hour < to : hour >= from || hour < to;

/** Whether a person is not to be interrupted at a moment, in ms. */
export function isQuiet(moment: number, timezone: string, quiet: QuietHours): boolean {
  const { day, hour } = wallAt(moment, timezone);
  return isDayOff(day, quiet) || isQuietHour(hour, quiet);
}

/** The first moment from this one on at which a person may be interrupted, in ms. */
export function nextOpen(moment: number, timezone: string, quiet: QuietHours): number {
  let now = moment;
  // A week and a day hold every combination of quiet hours and free days, and each holiday adds two steps at most.
  const most = 9 + 2 * quiet.week.holidays.length;
  for (let step = 0; step < most && isQuiet(now, timezone, quiet); step++) {
    const { day, hour } = wallAt(now, timezone);
    const isOffDay = isDayOff(day, quiet);
    const opensToday = !isOffDay && isQuietHour(hour, quiet) && hour < quiet.to;
    const opensAt = quiet.from === quiet.to ? 0 : quiet.to;
    now = isOffDay
      ? momentOf(dayAfter(day, 1), isQuietHour(0, quiet) ? opensAt * hourMs : 0, timezone)
      : momentOf(opensToday ? day : dayAfter(day, 1), opensAt * hourMs, timezone);
  }
  return now;
}

/** The first moment after an open one at which a person is not to be interrupted, in ms; null if there is none. */
export function nextQuiet(moment: number, timezone: string, quiet: QuietHours): number | null {
  const { day } = wallAt(moment, timezone);
  const days = [...Array.from({ length: 8 }, (_, ahead) => dayAfter(day, ahead)), ...quiet.week.holidays];
  const found = days.flatMap((on) => [
    ...(quiet.from === quiet.to ? [] : [momentOf(on, quiet.from * hourMs, timezone)]),
    ...(isDayOff(on, quiet) ? [momentOf(on, 0, timezone)] : []),
  ]);
  const next = Math.min(...found.filter((at) => at > moment));
  return Number.isFinite(next) ? next : null;
}

/** A day and a time of day (`YYYY-MM-DDTHH:mm`), as clocks of no zone in particular show them. */
export const localPattern = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;

/** The moment at which clocks of a zone show a local time, in ms. */
export function momentAt(local: string, timezone: string): number {
  const [day = '', time = ''] = local.split('T');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return momentOf(day, (hour * 60 + minute) * 60_000, timezone);
}

/** What clocks of a zone show at a moment, as `YYYY-MM-DDTHH:mm`. */
export function localAt(moment: number, timezone: string): string {
  const { day, hour, minute } = wallAt(moment, timezone);
  return `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** How far the earliest zone is ahead of UTC, in ms. */
const earliestZoneMs = 14 * hourMs;

/** The moment at which a local time begins on earth, as an instant. */
export const firstOnEarth = (local: string): string =>
  new Date(Date.parse(`${local}:00.000Z`) - earliestZoneMs).toISOString();

/** What a send lacks (spec §5), in the order of the specification; the reasons have these names. */
export function sendFaults({
  title,
  message,
  channels,
  audience,
  groupId,
}: {
  readonly title: string;
  readonly message: string;
  readonly channels: readonly CommunicationChannel[];
  readonly audience: CommunicationAudience;
  readonly groupId: string | null;
}): readonly { readonly field: string; readonly code: SendFault }[] {
  const lacksGroup = audience === 'group' && (groupId ?? '') === '';
  if (title === '' && message === '' && channels.length === 0 && (audience !== 'group' || lacksGroup))
    return [{ field: '', code: 'communication_no_data' }];
  return [
    ...(title === '' ? [{ field: 'title', code: 'communication_title' } as const] : []),
    ...(channels.length === 0 ? [{ field: 'channels', code: 'communication_channel' } as const] : []),
    ...(lacksGroup ? [{ field: 'id', code: 'communication_group' } as const] : []),
  ];
}
export type SendFault =
  | 'communication_no_data'
  | 'communication_title'
  | 'communication_channel'
  | 'communication_group';
