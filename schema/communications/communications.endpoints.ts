/** Calls about communications (spec §7). */
import * as z from 'zod/mini';
import { fileRules } from '../files/files.rules.ts';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { file } from '../kit/files.ts';
import { Count, Day, Done, Id, Instant, Keywords, PageNumber, PerPage } from '../kit/shapes.ts';
import { timeoutMs } from '../limits.ts';
import { surveyLimits } from '../limits.parts.ts';
import {
  communicationAudiences,
  communicationChannels,
  communicationLimits,
  communicationStates,
  communicationTimings,
  followUpParts,
  localPattern,
  reachParts,
} from './communications.rules.ts';
import {
  AdminCommunication,
  AdminCommunications,
  Communication,
  CommunicationGroup,
  CommunicationGroupDetail,
  CommunicationPeople,
  Communications,
  CommunicationSettings,
  FollowUp,
  Reach,
  ReachPeople,
  ReportSignature,
} from './communications.shapes.ts';

const limits = communicationLimits;
const Title = z.string().check(z.trim(), z.maxLength(limits.title));
const Message = z.string().check(z.trim(), z.maxLength(limits.message));
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.groupName));
const Ids = z.optional(z.array(Id).check(z.maxLength(surveyLimits.audienceIds)));
const LocalTime = z.string().check(z.regex(localPattern));
const Waves = z.array(z.int().check(z.gte(1), z.lte(60))).check(z.maxLength(limits.reminders));

/** The string "true"; one that is not selected is left out (A40). */
const flag = z.optional(z.literal('true'));

/** The form of a send (spec §3). Title and channels are checked with the sentences of spec §5. */
const form = {
  title: z.optional(Title),
  message: z.optional(Message),
  pin: flag,
  email: flag,
  whatsapp: flag,
  newsfeed: flag,
  /** Files of the form. */
  attachments: z.optional(z.array(file(fileRules['comm-attachment'])).check(z.maxLength(limits.attachments))),
  /** Uploads of the kind `comm-attachment`. */
  attachmentKeys: z.optional(z.array(Id).check(z.maxLength(limits.attachments))),
  critical: flag,
  asksAcknowledgement: flag,
  /** Without one of the two it leaves at once, after the time to undo. */
  sendAt: z.optional(Instant),
  localAt: z.optional(LocalTime),
  until: z.optional(Instant),
  remindAfter: z.optional(Waves),
} as const;

const see = { can: 'communications.see', module: 'communications' } as const;
const send = { can: 'communications.send', module: 'communications' } as const;
/** The messages of one audience. */
const pages = {
  query: z.object({ page: PageNumber }),
  reply: Communications,
  ...see,
  origin: 'spec',
} as const;
const multipart = { encoding: 'multipart', timeout: timeoutMs.upload } as const;

/** Who gets it, and how. */
const plan = {
  audience: z.enum(communicationAudiences),
  communicationGroupId: z.optional(Id),
  departmentId: z.optional(Id),
  channels: z.array(z.enum(communicationChannels)),
} as const;

export const communicationEndpoints = endpoints({
  sendAll: {
    route: 'POST /communication/all',
    body: z.object(form),
    reply: AdminCommunication,
    ...multipart,
    ...send,
    origin: 'spec',
  },
  /** The department is in the form, because the path has no place for it. */
  sendDepartment: {
    route: 'POST /communication/department',
    body: z.object({ ...form, departmentId: z.optional(Id) }),
    reply: AdminCommunication,
    ...multipart,
    ...send,
    origin: 'spec',
  },
  /** The id is in the path and in the form. */
  sendGroup: {
    route: 'POST /communication/group/{id}',
    body: z.object({ ...form, id: z.optional(Id) }),
    reply: AdminCommunication,
    ...multipart,
    ...send,
    origin: 'spec',
  },
  /** Pinned ones and those of the newsfeed for the reader, pinned first (A51); `filed`: those that the reader filed. */
  list: {
    route: 'GET /communications',
    query: z.object({ page: PageNumber, filed: z._default(z.boolean(), false) }),
    reply: Communications,
    ...see,
    origin: 'spec',
  },
  ofGroup: { route: 'GET /communications/group/{id}', ...pages },
  ofDepartment: { route: 'GET /communications/department/{id}', ...pages },
  groups: { route: 'GET /communication/groups', reply: z.array(CommunicationGroup), ...send, origin: 'spec' },
  adminList: {
    route: 'GET /admin/communications',
    query: z.object({
      page: PageNumber,
      keywords: Keywords,
      from: z.optional(Day),
      to: z.optional(Day),
      channel: z.optional(z.enum(communicationChannels)),
      state: z.optional(z.enum(communicationStates)),
    }),
    reply: AdminCommunications,
    timeout: timeoutMs.adminCommunications,
    ...send,
    origin: 'spec',
  },
  createGroup: {
    route: 'POST /communication/group',
    body: z.object({ name: Name, userIds: Ids, departmentIds: Ids, groupIds: Ids }),
    reply: CommunicationGroup,
    ...send,
    origin: 'proposed',
  },
  group: {
    route: 'GET /communication/group/{id}',
    reply: CommunicationGroupDetail,
    ...send,
    origin: 'proposed',
  },
  updateGroup: {
    route: 'PATCH /communication/group/{id}',
    body: edit(z.object({ name: z.optional(Name), userIds: Ids, departmentIds: Ids, groupIds: Ids })),
    reply: CommunicationGroup,
    ...send,
    origin: 'proposed',
  },
  /** What was sent to it stays readable. */
  removeGroup: { route: 'DELETE /communication/group/{id}', reply: Done, ...send, origin: 'proposed' },
  /** Whether it is pinned to the top of home. Without a value it is turned over. */
  pin: {
    route: 'POST /communication/{id}/pin',
    body: z.object({ pin: z.optional(z.boolean()) }),
    reply: AdminCommunication,
    ...send,
    origin: 'spec',
  },
  communication: { route: 'GET /communications/{id}', reply: Communication, ...see, origin: 'ours' },
  /** The reader opened it. */
  read: {
    route: 'POST /communications/{id}/read',
    body: z.object({}),
    reply: Communication,
    ...see,
    origin: 'ours',
  },
  /** "Leído y entendido". */
  acknowledge: {
    route: 'POST /communications/{id}/acknowledge',
    body: z.object({}),
    reply: Communication,
    ...see,
    origin: 'ours',
  },
  /** Files it away for the reader alone, or brings it back. */
  file: {
    route: 'PATCH /communications/{id}/filed',
    body: z.object({ filed: z.boolean() }),
    reply: Communication,
    ...see,
    origin: 'ours',
  },
  /** Who would get what; nothing is stored. */
  reach: {
    route: 'POST /communication/reach',
    kind: 'read',
    body: z.object(plan),
    reply: Reach,
    ...send,
    origin: 'ours',
  },
  /** The names behind one number of the reach. */
  reachPeople: {
    route: 'POST /communication/reach/people',
    kind: 'read',
    body: z.object({
      ...plan,
      part: z.enum(reachParts),
      channel: z.optional(z.enum(communicationChannels)),
      page: PageNumber,
      perPage: PerPage,
    }),
    reply: ReachPeople,
    ...send,
    origin: 'ours',
  },
  /** Words are corrected at any time, in the newsfeed and the pin; the hour only before the first delivery. */
  update: {
    route: 'PATCH /communications/{id}',
    body: edit(
      z.object({
        title: z.optional(Title.check(z.minLength(1))),
        message: z.optional(Message),
        timing: z.optional(z.enum(communicationTimings)),
        sendAt: z.optional(Instant),
        localAt: z.optional(z.nullable(LocalTime)),
        until: z.optional(z.nullable(Instant)),
        remindAfter: z.optional(Waves),
      }),
    ),
    reply: AdminCommunication,
    ...send,
    origin: 'ours',
  },
  /** Undoes or cancels what nobody has yet. */
  cancel: {
    route: 'POST /communications/{id}/cancel',
    body: z.object({}),
    reply: AdminCommunication,
    ...send,
    origin: 'ours',
  },
  /** One click in a mail program stops the mails of communications to its person (RFC 8058). */
  unsubscribe: {
    route: 'POST /communication/unsubscribe/{key}',
    // No screen: Mail programs call it.
    reply: Done,
    can: 'public',
    origin: 'ours',
  },
  /** What came back later, or was marked as unwanted (docs/operations.md). */
  mailReports: {
    route: 'POST /communication/mail_reports',
    // No screen: Services that send mails call it.
    query: ReportSignature,
    encoding: 'binary',
    reply: Done,
    can: 'public',
    origin: 'ours',
  },
  followUp: { route: 'GET /admin/communications/{id}', reply: FollowUp, ...send, origin: 'ours' },
  people: {
    route: 'GET /admin/communications/{id}/people',
    query: z.object({
      page: PageNumber,
      perPage: PerPage,
      keywords: Keywords,
      part: z.optional(z.enum(followUpParts)),
      departmentId: z.optional(Id),
    }),
    reply: CommunicationPeople,
    ...send,
    origin: 'ours',
  },
  settings: {
    route: 'GET /org/communication_settings',
    reply: CommunicationSettings,
    ...send,
    origin: 'ours',
  },
  updateSettings: {
    route: 'PATCH /org/communication_settings',
    body: edit(
      z.object({
        quietFrom: z.optional(Count.check(z.lte(23))),
        quietTo: z.optional(Count.check(z.lte(23))),
        quietWeekends: z.optional(z.boolean()),
        mailsASecond: z.optional(z.int().check(z.gte(1), z.lte(limits.mailsASecond))),
      }),
    ),
    reply: CommunicationSettings,
    ...send,
    origin: 'ours',
  },
});
