/**
 * Limits that only single parts of the product need (spec §9); separate from limits.ts, which is in every initial
 * load.
 */

/** Poll limits (spec §5, §9); the maximum number of options is ours. */
export const poll = { maxCharacters: 250, minOptions: 2, maxOptions: 20 } as const;

/** Limits of a form: questions, options of one, sections, and characters of its texts and of a text answer (ours). */
export const formLimits = {
  questions: 100,
  options: 30,
  sections: 20,
  question: 500,
  option: 250,
  title: 120,
  text: 4_000,
} as const;

/** Surveys (ours): ids of an audience, reminders, invitations of a person a week, and days until an outcome is owed. */
export const surveyLimits = {
  audienceIds: 1_000,
  reminders: 6,
  invitationsAWeek: 2,
  outcomeDays: 30,
} as const;

/** Maximum text lengths in characters (ours: the specification is silent). */
export const textLength = {
  recognition: 2_000,
  comment: 1_000,
  name: 120,
  description: 500,
  bio: 300,
  answer: 500,
  terms: 2_000,
  keywords: 100,
} as const;

/** Up to which number the total of a list is exact; a larger total means "more than this" (ours). */
export const countLimits = { list: 10_000, posts: 100 } as const;

/** Maximum number of receivers of one recognition (ours: one transfer each, all in one transaction). */
export const maxReceivers = 200;

/** Maximum number of types, values and files of one recognition (ours). */
export const perRecognition = { types: 3, values: 3, attachments: 5 } as const;

/** Maximum and default number of podium places (ours). */
export const podiumPlaces = { most: 50, usual: 10 } as const;

/** Maximum body size with files, in bytes; each field has its own lower limit (ours). */
export const uploadBytes = 33_554_432;

/**
 * Maximum lines of a points transfer, lines of a cart, quantity of a line and questions of a product (ours: each
 * line is a movement of one transaction).
 */
export const storeLimits = { transferLines: 200, cartLines: 30, quantity: 99, questions: 10 } as const;

/** How long a checkout holds stock, in ms (ours). */
export const holdMs = 600_000;

/** Validity of a coupon code without its own end date, in ms (ours: 90 days). */
export const redemptionMs = 7_776_000_000;

/**
 * Analytics: idle timeout and maximum session in ms, maximum length of masked text, and the definition of a rage
 * click (spec §9).
 */
export const telemetry = {
  idleMs: 1_800_000,
  maxSessionMs: 86_400_000,
  textLength: 255,
  rageClick: { clicks: 3, withinPx: 30, withinMs: 1_000 },
  traceRate: 1,
} as const;

/** Width of the documentation menu, in CSS px (spec §2, §9). */
export const docsDrawerPx = 230;

/** How long the first response to a write is stored for replay, in ms. */
export const idempotencyMs = 86_400_000;

/**
 * Thresholds of anonymous answers: the usual one, the least that an organisation may choose, and that of free text. The
 * privacy rule is in schema/kit/privacy.
 */
export const threshold = { usual: 5, least: 3, text: 10 } as const;

/** Below this number of answers, a percentage says what one answer moves. */
export const fewAnswers = 30;
