/** Communications, the people of their delivery, the groups they go to, and the hours of the organisation. */
import type {
  CommunicationAudience,
  CommunicationState,
  CommunicationTiming,
  DeliveryState,
} from '#schema/communications/communications.rules.ts';
import type { EarlierWords } from '#schema/communications/communications.shapes.ts';
import type { PeopleAudience } from '#schema/departments/audience.shapes.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

/** A file of a communication. */
export interface Attached {
  readonly key: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
}

export const communications = table(
  'communications',
  {
    title: text(),
    /** Title and message, accent- and case-folded, for search. */
    fold: text(),
    message: text(),
    audienceKind: text<CommunicationAudience>(),
    groupId: orNull(text()),
    departmentId: orNull(text()),
    /** The channels that were chosen for the send. */
    onPin: bool(),
    onEmail: bool(),
    onWhatsapp: bool(),
    onNewsfeed: bool(),
    /** What the deployment could send at the time of the send. */
    hasMail: bool(),
    hasWhatsapp: bool(),
    /** Stands on top of home now. */
    pinned: bool(),
    asksAcknowledgement: bool(),
    critical: bool(),
    timing: text<CommunicationTiming>(),
    /** The first moment of the delivery on earth. */
    startsAt: text(),
    /** Day and time in the zone of each person; empty where everybody gets it at `startsAt`. */
    localAt: text(),
    until: text(),
    state: text<CommunicationState>(),
    /** The audience whose readers find it now (`scopeOf`); null once it has ended, or if it is only sent. */
    scope: orNull(text()),
    /** The last person whose row was made, while they are made in pieces. */
    cursor: text(),
    /** When all rows were made: who gets what does not change any more. */
    frozenAt: orNull(text()),
    /** People of the first delivery; those who were told, and those with a channel that failed. */
    people: int(),
    delivered: int(),
    failed: int(),
    read: int(),
    acknowledged: int(),
    remindAfter: json<readonly number[]>(),
    attachments: json<readonly Attached[]>(),
    postId: orNull(text()),
    editedAt: orNull(text()),
    history: json<readonly EarlierWords[]>(),
    createdBy: text(),
    createdAt: text(),
  },
  {
    indexes: [
      ['state', 'startsAt'],
      ['scope', 'pinned', 'startsAt'],
      ['until'],
      ['groupId', 'startsAt'],
      ['departmentId', 'startsAt'],
      ['createdAt'],
    ],
  },
);

/** One person of a communication: one delivery per person and message, whatever audiences the person is in. */
export const communicationPeople = table(
  'communication_people',
  {
    communicationId: text(),
    userId: text(),
    /** The department at the first delivery. */
    departmentId: orNull(text()),
    /** False for a person who came into the audience later, and only reads it. */
    addressed: bool(),
    state: text<'waiting' | 'done'>(),
    /** When the person is told; quiet hours move it. */
    dueAt: text(),
    notice: text<DeliveryState>(),
    email: text<DeliveryState>(),
    whatsapp: text<DeliveryState>(),
    failed: bool(),
    readAt: orNull(text()),
    acknowledgedAt: orNull(text()),
    filedAt: orNull(text()),
    /** The last wave of reminders. */
    wave: int(),
    createdAt: text(),
  },
  {
    unique: [['communicationId', 'userId']],
    indexes: [['state', 'dueAt'], ['communicationId', 'state', 'dueAt'], ['userId', 'filedAt'], ['readAt']],
  },
);

/** The departments, groups and people of a group; a removed one stays for what was sent to it. */
export const communicationGroups = table(
  'communication_groups',
  {
    name: text(),
    audience: json<PeopleAudience>(),
    createdBy: orNull(text()),
    createdAt: text(),
    removedAt: orNull(text()),
  },
  { indexes: [['removedAt', 'name']] },
);

/** One row once an administrator has chosen the hours or the rate. */
export const communicationSettings = table('communication_settings', {
  quietFrom: int(),
  quietTo: int(),
  quietWeekends: bool(),
  /** Mails of communications that leave in a second at most. */
  mailsASecond: int(),
  updatedAt: text(),
});
