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

/** Viewports narrower than this get the small layout, in CSS px (spec §9). */
export const smallLayoutPx = 900;

/** Rows of one page unless the call says otherwise; `bodyMetrics` is stated (spec §9), the rest is ours. */
export const pageSize = { default: 20, feed: 20, people: 20, bodyMetrics: 10, max: 100 } as const;

/** Largest number of points one movement may carry; far inside safe integers (ours). */
export const maxPoints = 1_000_000;

/** Interface languages and the default (spec §9). */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'es';

/** Where the session token is kept in local storage (spec §3). */
export const tokenKey = 'auth_token';

/** How long a recognition can be undone before points move, in ms (design §5). */
export const undoMs = 10_000;
