/** The limits and timings of the product, in one place for screens, rules and clients (spec §9). */

/** At most so many reads travel in one request to the facade. */
export const maxTogether = 16;

/** Request timeouts in milliseconds, by kind of call (spec §9 "Timeouts"). */
export const timeoutMs = {
  request: 30_000,
  feed: 15_000,
  profilePhoto: 10_000,
  adminCommunications: 60_000,
  upload: 30_000,
} as const;

/**
 * The request pass: total attempts, first delay in ms, growth factor, and maximum share of jitter (spec §9
 * "Retry").
 */
export const requestRetry = { attempts: 3, baseMs: 1_000, factor: 2, jitter: 0.1 } as const;

/**
 * The query cache: retries after the first attempt, first and maximum delay in ms, retention in ms (spec §9
 * "Retry").
 */
export const cacheRetry = { retries: 3, baseMs: 1_000, maxMs: 30_000, retentionMs: 300_000 } as const;

/** How long the loading overlay stays after both start-up loads finish, in ms (spec §4, §9). */
export const overlayDelayMs = 500;

/** How long a toast stays, in ms; the timer pauses under pointer or focus (spec §9). */
export const toastMs = 4_500;

/** How long a profile image counts as fresh, in ms (spec §9). */
export const profileImageMs = 1_800_000;

/** Viewports narrower than this use the small layout, in CSS px (spec §9). */
export const smallLayoutPx = 900;

/** Default rows per page by list, and the maximum (ours). */
export const pageSize = { default: 20, feed: 20, people: 20, max: 100 } as const;

/** Maximum points of one movement; far inside safe integers (ours). */
export const maxPoints = 1_000_000;

/** Interface languages and the default (spec §9). */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'es';

/** Local storage key of the session token (spec §3). */
export const tokenKey = 'auth_token';

/** How long a recognition can be undone before points move, in ms. */
export const undoMs = 10_000;
