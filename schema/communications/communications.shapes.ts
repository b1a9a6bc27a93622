/** Communications as the people who read them and administrators see them. */
import * as z from 'zod/mini';
import { Count, Day, Id, Instant, page } from '../kit/shapes.ts';
import { PostAttachment } from '../posts/posts.shapes.ts';
import { PublicUser } from '../users/users.shapes.ts';
import {
  communicationAudiences,
  communicationChannels,
  communicationStates,
  communicationTimings,
  deliveryStates,
} from './communications.rules.ts';

/** Words that were corrected, with the moment of the correction. */
export const EarlierWords = z.object({ title: z.string(), message: z.string(), until: Instant });
export type EarlierWords = z.output<typeof EarlierWords>;

/** A communication for its reader. */
export const Communication = z.object({
  id: Id,
  title: z.string(),
  message: z.string(),
  /** Stands on top of home. */
  pin: z.boolean(),
  email: z.boolean(),
  whatsapp: z.boolean(),
  newsfeed: z.boolean(),
  critical: z.boolean(),
  /** Readers are asked to say that they have read and understood it. */
  asksAcknowledgement: z.boolean(),
  audience: z.enum(communicationAudiences),
  /** The name of the group or the department; null for everybody. */
  audienceName: z.nullable(z.string()),
  communicationGroupId: z.nullable(Id),
  departmentId: z.nullable(Id),
  attachments: z.array(PostAttachment),
  /** Its post in the newsfeed. */
  postId: z.nullable(Id),
  /** When it appeared, or will appear. */
  publishedAt: Instant,
  /** Afterwards it is neither pinned nor in the newsfeed; null without an end. */
  until: z.nullable(Instant),
  /** When its words were corrected last. */
  editedAt: z.nullable(Instant),
  /** Earlier words, newest first. */
  history: z.array(EarlierWords),
  /** When the reader opened, acknowledged and filed it. */
  readAt: z.nullable(Instant),
  acknowledgedAt: z.nullable(Instant),
  filed: z.boolean(),
  createdAt: Instant,
});
export type Communication = z.output<typeof Communication>;
export const Communications = page(Communication);

/** A communication for administrators, with its delivery. People are those of the first delivery. */
export const AdminCommunication = z.extend(Communication, {
  state: z.enum(communicationStates),
  timing: z.enum(communicationTimings),
  /** The first moment of the delivery. */
  sendAt: Instant,
  /** For `local`: day and time of day in the zone of each person. */
  localAt: z.nullable(z.string()),
  /** Days after the delivery on which people are reminded to acknowledge. */
  remindAfter: z.array(Count),
  recipientsCount: Count,
  delivered: Count,
  failed: Count,
  read: Count,
  acknowledged: Count,
  author: z.nullable(PublicUser),
});
export type AdminCommunication = z.output<typeof AdminCommunication>;
export const AdminCommunications = page(AdminCommunication);

/** People to whom administrators send again and again. */
export const CommunicationGroup = z.object({
  id: Id,
  name: z.string(),
  userIds: z.array(Id),
  departmentIds: z.array(Id),
  groupIds: z.array(Id),
  /** People in it today. */
  people: Count,
  createdBy: z.nullable(Id),
  createdAt: Instant,
});
export type CommunicationGroup = z.output<typeof CommunicationGroup>;
export const CommunicationGroupDetail = z.extend(CommunicationGroup, { users: z.array(PublicUser) });
export type CommunicationGroupDetail = z.output<typeof CommunicationGroupDetail>;

/** Who gets one channel, computed before sending; the last four are known afterwards only. */
export const ChannelReach = z.object({
  channel: z.enum(communicationChannels),
  reached: Count,
  noAddress: Count,
  optedOut: Count,
  /** The organisation or the deployment does not have the channel. */
  off: Count,
  /** The other service did not take it. */
  refused: Count,
  /** It was in the hand of the other service when our server stopped; it is not sent again. */
  unknown: Count,
  /** It was taken and came back later. */
  bounced: Count,
  /** It arrived, and its person marked it as unwanted; also in `reached`. */
  complained: Count,
});
export type ChannelReach = z.output<typeof ChannelReach>;
export const Reach = z.object({
  people: Count,
  /** People who are in the audience by more than one of its parts; they get it once. */
  twice: Count,
  channels: z.array(ChannelReach),
});
export type Reach = z.output<typeof Reach>;
export const ReachPeople = page(PublicUser);

/** One person of a delivery. */
export const CommunicationPerson = z.object({
  id: Id,
  user: PublicUser,
  departmentId: z.nullable(Id),
  /** When the person is told, or was. */
  dueAt: Instant,
  notice: z.enum(deliveryStates),
  email: z.enum(deliveryStates),
  whatsapp: z.enum(deliveryStates),
  readAt: z.nullable(Instant),
  acknowledgedAt: z.nullable(Instant),
});
export type CommunicationPerson = z.output<typeof CommunicationPerson>;
export const CommunicationPeople = page(CommunicationPerson);

/** Counts of one department at the first delivery; null for people without one. */
export const DepartmentReading = z.object({
  departmentId: z.nullable(Id),
  name: z.nullable(z.string()),
  people: Count,
  delivered: Count,
  read: Count,
  acknowledged: Count,
});
export type DepartmentReading = z.output<typeof DepartmentReading>;
/** How many had read it by the end of a day. */
export const ReadingDay = z.object({ day: Day, read: Count, acknowledged: Count });
export type ReadingDay = z.output<typeof ReadingDay>;

/** What came of a communication. */
export const FollowUp = z.extend(AdminCommunication, {
  /** By channel: how many got it, and why others did not. */
  channels: z.array(ChannelReach),
  departments: z.array(DepartmentReading),
  days: z.array(ReadingDay),
  /** Whether mails that come back later are reported here. */
  mailReports: z.boolean(),
});
export type FollowUp = z.output<typeof FollowUp>;

export const CommunicationSettings = z.object({
  /** Hours of a person's day in which mails, messages and notifications wait; equal: none. */
  quietFrom: Count,
  quietTo: Count,
  quietWeekends: z.boolean(),
  /** Mails of communications that leave in a second at most. */
  mailsASecond: Count,
});
export type CommunicationSettings = z.output<typeof CommunicationSettings>;

/** How a report about mails is signed. */
export const ReportSignature = z.object({
  /** Seconds since 1970. */
  moment: z.string().check(z.maxLength(20)),
  /** Over the moment, a dot and the body. */
  signature: z.string().check(z.maxLength(128)),
});
