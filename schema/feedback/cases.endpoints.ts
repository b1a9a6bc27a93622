/**
 * Calls about suggestions and complaints (spec §7). What a person sends is traceless: of a case without a name nothing stays that
 * leads to the caller, and a repeat is known by its code.
 */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { file } from '../kit/files.ts';
import { Id, Keywords, PageNumber } from '../kit/shapes.ts';
import { timeoutMs } from '../limits.ts';
import { feedbackReasons } from '../reasons.feedback.ts';
import { saying } from '../sentences.ts';
import {
  caseClocks,
  caseCodePattern,
  caseFile,
  caseLimits,
  caseStates,
  caseSteps,
  complaintCategories,
  plainCaseCode,
  suggestionCategories,
} from './cases.rules.ts';
import {
  CaseFigures,
  CaseFollowed,
  CaseSent,
  FeedbackPromise,
  FeedbackTold,
  MyCase,
  MyCases,
  OrgCase,
  OrgCases,
  OrgSuggestions,
} from './cases.shapes.ts';

const use = { can: 'feedback.use', module: 'complaints' } as const;
const manage = { can: 'cases.manage', module: 'complaints_pannel' } as const;
const multipart = { encoding: 'multipart', timeout: timeoutMs.upload } as const;
/** A call that a code or a person makes: nothing of it is kept for replay. */
const unseen = { traceless: true } as const;

/** Made on the device before sending; at least 60 bits. */
const Code = z.string().check(
  z.maxLength(64),
  z.overwrite(plainCaseCode),
  z.refine((code) => caseCodePattern.test(code), saying(feedbackReasons, 'case_code')),
);
/** Made on the device for each message; a repeat has the same. */
const MessageNumber = z.string().check(z.minLength(8), z.maxLength(64));
const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
/** The string "true" in a form; one that is not selected is left out. */
const flag = z.optional(z.literal('true'));
const Files = z._default(z.array(file(caseFile)).check(z.maxLength(caseLimits.files)), []);
const Keys = z._default(z.array(Id).check(z.maxLength(caseLimits.files)), []);
const Message = z._default(z.string().check(z.trim(), z.maxLength(caseLimits.message)), '');

/** Without a name the code is needed; uploads by key carry a name and are refused then. */
const sent = { isAnonymous: flag, code: z.optional(Code), attachmentKeys: Keys, files: Files } as const;

const bytesOf = <S extends z.ZodMiniObject>(body: S) => ({ body, kind: 'read', answer: 'blob' }) as const;

export const caseEndpoints = endpoints({
  createSuggestion: {
    route: 'POST /suggestion',
    body: z.object({
      title: words(caseLimits.subject),
      message: words(caseLimits.text),
      category: z._default(z.enum(suggestionCategories), 'other'),
      ...sent,
    }),
    reply: CaseSent,
    ...multipart,
    ...unseen,
    ...use,
    origin: 'spec',
  },
  createComplaint: {
    route: 'POST /complaint',
    body: z.object({
      subject: words(caseLimits.subject),
      description: words(caseLimits.text),
      category: z._default(z.enum(complaintCategories), 'other'),
      /** They never see it, though they are administrators. */
      involvedUserIds: z._default(z.array(Id).check(z.maxLength(caseLimits.involved)), []),
      ...sent,
    }),
    reply: CaseSent,
    ...multipart,
    ...unseen,
    ...use,
    origin: 'spec',
  },
  /** By the code, or of a case with the name of the caller by its id. */
  addToComplaint: {
    route: 'POST /complaint/add',
    body: z.object({
      code: z.optional(Code),
      id: z.optional(Id),
      number: z.optional(MessageNumber),
      message: Message,
      files: Files,
    }),
    reply: CaseFollowed,
    ...multipart,
    ...unseen,
    ...use,
    origin: 'proposed',
  },
  suggestionFile: {
    route: 'POST /suggestion/file',
    ...bytesOf(z.object({ id: Id, key: z.string().check(z.maxLength(128)) })),
    ...use,
    origin: 'spec',
  },
  complaintFile: {
    route: 'POST /complaint/file',
    ...bytesOf(z.object({ id: Id, key: z.string().check(z.maxLength(128)) })),
    ...use,
    origin: 'spec',
  },
  archiveSuggestion: {
    route: 'PATCH /suggestion/{id}/archive',
    body: z.object({ archived: z._default(z.boolean(), true) }),
    reply: OrgCase,
    ...manage,
    origin: 'proposed',
  },
  archiveComplaint: {
    route: 'PATCH /complaint/{id}/archive',
    body: z.object({ archived: z._default(z.boolean(), true) }),
    reply: OrgCase,
    ...manage,
    origin: 'proposed',
  },
  suggestions: {
    route: 'GET /suggestions',
    query: z.object({
      page: PageNumber,
      kind: z._default(z.enum(['suggestion', 'idea']), 'suggestion'),
      archived: z._default(z.boolean(), false),
      /** Of suggestions. */
      state: z.optional(z.enum(caseStates)),
      keywords: Keywords,
    }),
    reply: OrgSuggestions,
    ...manage,
    origin: 'spec',
  },
  complaints: {
    route: 'GET /complaints',
    query: z.object({
      page: PageNumber,
      archived: z._default(z.boolean(), false),
      state: z.optional(z.enum(caseStates)),
      late: z.optional(z.boolean()),
      keywords: Keywords,
    }),
    reply: OrgCases,
    ...manage,
    origin: 'spec',
  },
  /** Opens a case without a name, from any device. */
  followCase: {
    route: 'POST /case',
    kind: 'read',
    body: z.object({ code: Code }),
    reply: CaseFollowed,
    can: 'public',
    origin: 'ours',
  },
  addToCase: {
    route: 'POST /case/add',
    body: z.object({ code: Code, number: z.optional(MessageNumber), message: Message, files: Files }),
    reply: CaseFollowed,
    ...multipart,
    ...unseen,
    can: 'public',
    origin: 'ours',
  },
  caseFile: {
    route: 'POST /case/file',
    ...bytesOf(z.object({ code: Code, key: z.string().check(z.maxLength(128)) })),
    can: 'public',
    origin: 'ours',
  },
  /** Cases with the name of the reader, newest first. */
  myCases: {
    route: 'GET /user/case',
    query: z.object({ page: PageNumber }),
    reply: MyCases,
    ...use,
    origin: 'ours',
  },
  myCase: { route: 'GET /user/case/{id}', reply: MyCase, ...use, origin: 'ours' },
  orgCase: { route: 'GET /org/case/{id}', reply: OrgCase, ...manage, origin: 'ours' },
  answerCase: {
    route: 'POST /org/case/{id}/answer',
    body: z.object({ text: Message, files: Files }),
    reply: OrgCase,
    ...multipart,
    ...manage,
    origin: 'ours',
  },
  noteCase: {
    route: 'POST /org/case/{id}/note',
    body: z.object({ text: words(caseLimits.note) }),
    reply: OrgCase,
    ...manage,
    origin: 'ours',
  },
  /** Takes it into review, again too, or closes it with a reason. */
  changeCase: {
    route: 'PATCH /org/case/{id}',
    body: z.object({
      state: z.enum(caseSteps),
      reason: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(caseLimits.reason)))),
    }),
    reply: OrgCase,
    ...manage,
    origin: 'ours',
  },
  handOverCase: {
    route: 'POST /org/case/{id}/hand_over',
    body: z.object({ userId: Id }),
    reply: OrgCase,
    ...manage,
    origin: 'ours',
  },
  feedbackPromise: { route: 'GET /feedback', reply: FeedbackPromise, ...use, origin: 'ours' },
  updateFeedback: {
    route: 'PATCH /org/feedback',
    body: edit(
      z.object({
        receivedDays: z.optional(z.int().check(z.gte(1), z.lte(caseClocks.receivedDays.most))),
        answerDays: z.optional(z.int().check(z.gte(1), z.lte(caseClocks.answerDays.most))),
        keepMonths: z.optional(z.int().check(z.gte(1), z.lte(caseClocks.keepMonths.most))),
      }),
    ),
    reply: FeedbackPromise,
    ...manage,
    origin: 'ours',
  },
  /** "Dijeron, hicimos": what changed, told to all; no case is named. */
  tellWhatChanged: {
    route: 'POST /org/feedback/told',
    body: z.object({
      text: words(caseLimits.told),
      textEn: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(caseLimits.told)))),
    }),
    reply: FeedbackTold,
    ...manage,
    origin: 'ours',
  },
  caseFigures: { route: 'GET /org/feedback/figures', reply: CaseFigures, ...manage, origin: 'ours' },
});
