/** The numbers of single parts of the product (spec §9); apart from limits.ts, which every first load carries. */

/** Poll limits (spec §5, §9); the most options are ours. */
export const poll = { maxCharacters: 250, minOptions: 2, maxOptions: 20 } as const;

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

/** Analytics: idle and longest session in ms, masks cut text to this length, and what a rage click is (spec §9). */
export const telemetry = {
  idleMs: 1_800_000,
  maxSessionMs: 86_400_000,
  textLength: 255,
  rageClick: { clicks: 3, withinPx: 30, withinMs: 1_000 },
  traceRate: 1,
} as const;

/** Width of the documentation menu, in CSS px (spec §2, §9). */
export const docsDrawerPx = 230;

/** The first stored answer to a write is kept this long, in ms (design §7). */
export const idempotencyMs = 86_400_000;
