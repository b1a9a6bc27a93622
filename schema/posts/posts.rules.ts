/** Kinds, states and actions of posts, for screens and backend. */

/**
 * A user sends `recognition`, `badge` and `poll`; the organisation sends `org_badge`; the calendar creates the
 * celebrations, the close of a challenge `challenge`, and a
 * communication to everybody `communication`.
 */
export const postKinds = [
  'recognition',
  'badge',
  'org_badge',
  'birthday',
  'anniversary',
  'poll',
  'challenge',
  'communication',
] as const;
export type PostKind = (typeof postKinds)[number];

/**
 * `pending` can still be undone and has moved no points to receivers; `scheduled` is the same until the day its sender
 * chose; `returned` is a scheduled one that the product took back on its day, with its points at their giver and its
 * content for a new draft; `removed` has reversed its points. The first one is the default for a foreign server that
 * sends no state.
 */
export const postStates = ['published', 'pending', 'removed', 'scheduled', 'returned'] as const;
export type PostState = (typeof postStates)[number];

/** States of a post that is still to be published, with its points in the hold. */
export const waitingStates = ['pending', 'scheduled'] as const satisfies readonly PostState[];
/** Whether a post waits to be published. */
export const isWaiting = (state: PostState): boolean => waitingStates.some((one) => one === state);
/** Whether only its sender knows a post, and can take it back or discard it. */
export const isUnseen = (state: PostState): boolean => isWaiting(state) || state === 'returned';

/** Actions that a reader may take on a post. */
export const postActions = ['edit', 'remove', 'undo', 'file', 'boost', 'report', 'comment', 'react'] as const;
export type PostAction = (typeof postActions)[number];

/** Why a post is reported. */
export const reportReasons = ['offensive', 'private', 'not_true', 'points_abuse', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Decisions of an administrator on a reported post. */
export const verdicts = ['keep', 'remove'] as const;
export type Verdict = (typeof verdicts)[number];

/** The reaction catalogue (spec §7 `GET /reactions`); icons are lucide names, never emoji. */
const like = { code: 'like', icon: 'thumbs-up', label: 'Me gusta', labelEn: 'Like' } as const;
export const reactionCatalogue = [
  { code: 'celebrate', icon: 'party-popper', label: 'Celebrar', labelEn: 'Celebrate' },
  { code: 'love', icon: 'heart', label: 'Me encanta', labelEn: 'Love' },
  { code: 'support', icon: 'hand-heart', label: 'Apoyar', labelEn: 'Support' },
  { code: 'wow', icon: 'sparkles', label: 'Admirar', labelEn: 'Admire' },
  { code: 'insight', icon: 'lightbulb', label: 'Inspirar', labelEn: 'Inspire' },
  { code: 'laugh', icon: 'laugh', label: 'Alegrarse', labelEn: 'Be glad' },
  like,
] as const;
export type ReactionCode = (typeof reactionCatalogue)[number]['code'];
/** The reaction with a code; the plain one for an unknown code of a later release. */
export const reactionOf = (code: string): (typeof reactionCatalogue)[number] =>
  reactionCatalogue.find((one) => one.code === code) ?? like;
export const reactionCodes = reactionCatalogue.map(({ code }) => code);
