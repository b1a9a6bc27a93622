/** What posts can be and what people can do with them, for screens and backend alike. */

/** `recognition` and `badge` by a person, `org_badge` by the organisation; celebrations come from the calendar; a poll by a person. */
export const postKinds = ['recognition', 'badge', 'org_badge', 'birthday', 'anniversary', 'poll'] as const;
export type PostKind = (typeof postKinds)[number];

/** `pending` can still be undone and moved no points to anybody; `removed` took its points back. */
export const postStates = ['pending', 'published', 'removed'] as const;
export type PostState = (typeof postStates)[number];

/** What a reader may be allowed to do with a post. */
export const postActions = ['edit', 'remove', 'undo', 'file', 'boost', 'report', 'comment', 'react'] as const;
export type PostAction = (typeof postActions)[number];

/** Why a post is reported. */
export const reportReasons = ['offensive', 'private', 'not_true', 'points_abuse', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What an administrator decides on a reported post. */
export const verdicts = ['keep', 'remove'] as const;
export type Verdict = (typeof verdicts)[number];

/** The catalogue of reactions (spec §7 `GET /reactions`); icons are names of the set (lucide), never emoji. */
export const reactionCatalogue = [
  { code: 'celebrate', icon: 'party-popper', label: 'Celebrar', labelEn: 'Celebrate' },
  { code: 'love', icon: 'heart', label: 'Me encanta', labelEn: 'Love' },
  { code: 'support', icon: 'hand-heart', label: 'Apoyar', labelEn: 'Support' },
  { code: 'wow', icon: 'sparkles', label: 'Admirar', labelEn: 'Admire' },
  { code: 'insight', icon: 'lightbulb', label: 'Inspirar', labelEn: 'Inspire' },
  { code: 'laugh', icon: 'laugh', label: 'Alegrarse', labelEn: 'Be glad' },
  { code: 'like', icon: 'thumbs-up', label: 'Me gusta', labelEn: 'Like' },
] as const;
export type ReactionCode = (typeof reactionCatalogue)[number]['code'];
export const reactionCodes = reactionCatalogue.map(({ code }) => code);
