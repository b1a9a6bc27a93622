/** The numbers of the product, so that no screen, rule or client invents its own (spec §9). */

/** Request timeouts in milliseconds, by kind of call (spec §9 "Timeouts"). */
export const timeoutMs = {
  request: 30_000,
  feed: 15_000,
  profilePhoto: 10_000,
  adminCommunications: 60_000,
  upload: 30_000,
} as const;

/** The request pass: sends in all, first pause in ms, growth, and the largest share of jitter (spec §9 "Retry"). */
export const requestRetry = { attempts: 3, baseMs: 1_000, factor: 2, jitter: 0.1 } as const;

/** The query cache: repeats after the first send, first and longest pause in ms, retention in ms (spec §9 "Retry"). */
export const cacheRetry = { retries: 3, baseMs: 1_000, maxMs: 30_000, retentionMs: 300_000 } as const;

/** How long the loading overlay stays after both start-up loads have finished, in ms (spec §4, §9). */
export const overlayDelayMs = 500;

/** How long one tagline of the splash is shown, in ms (contract messages, `splash.tagline`). */
export const taglineMs = 2_000;

/** How long a toast stays, in ms; the clock stands still under pointer or focus (spec §9). */
export const toastMs = 4_500;

/** How long a profile image counts as fresh, in ms (spec §9). */
export const profileImageMs = 1_800_000;

/** The first stored answer to a write is kept this long, in ms (design §7). */
export const idempotencyMs = 86_400_000;

/** Viewports narrower than this get the small layout, in CSS px (spec §9). */
export const smallLayoutPx = 900;

/** Width of the documentation menu, in CSS px (spec §2, §9). */
export const docsDrawerPx = 230;

/** Poll limits (spec §5, §9); the most options are ours. */
export const poll = { maxCharacters: 250, minOptions: 2, maxOptions: 20 } as const;

/** Rows of one page unless the call says otherwise; `bodyMetrics` is stated (spec §9), the rest is ours. */
export const pageSize = { default: 20, feed: 20, people: 20, bodyMetrics: 10, max: 100 } as const;

/** Longest text of a recognition and of a comment, in characters (ours: the specification is silent). */
export const textLength = {
  recognition: 2_000,
  comment: 1_000,
  name: 120,
  description: 500,
  bio: 300,
  answer: 500,
  terms: 2_000,
} as const;

/** Most receivers of one recognition (ours: one transfer each, all in one transaction). */
export const maxReceivers = 200;

/** Largest number of points one movement may carry; far inside safe integers (ours). */
export const maxPoints = 1_000_000;

/** Interface languages and the default (spec §9). */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'es';

/** Analytics: idle and longest session in ms, masks cut text to this length, and what a rage click is (spec §9). */
export const telemetry = {
  idleMs: 1_800_000,
  maxSessionMs: 86_400_000,
  textLength: 255,
  rageClick: { clicks: 3, withinPx: 30, withinMs: 1_000 },
  traceRate: 1,
} as const;

/** Where the session token is kept in local storage (spec §3). */
export const tokenKey = 'auth_token';

/** How long a recognition can be undone before points move, in ms (design §5). */
export const undoMs = 10_000;

/** Most types, values and files of one recognition (ours). */
export const perRecognition = { types: 3, values: 3, attachments: 5 } as const;

/** Places of a podium at most, and unless an organisation says otherwise (ours). */
export const podiumPlaces = { most: 50, usual: 10 } as const;

/** Largest body with files, in bytes; each field has its own limit below it (ours). */
export const uploadBytes = 33_554_432;

/** Most people of one transfer of points, most lines of a cart, most of one thing in it (ours: each line is a movement of one transaction). */
export const storeLimits = { transferLines: 200, cartLines: 30, quantity: 99, questions: 10 } as const;

/** How long stock is held for a checkout, in ms (ours). */
export const holdMs = 600_000;

/** How long the code of a coupon without an end of its own can be used, in ms (ours: 90 days). */
export const redemptionMs = 7_776_000_000;
