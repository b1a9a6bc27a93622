/** Removes personal data from texts and paths before they leave the page (spec §9). */
import { silentPages } from '#schema/limits.pages.ts';
import { telemetry } from '#schema/limits.parts.ts';

const masked = '***';

/** Longest pattern first, because a card number contains the shorter patterns. */
const shapes: readonly RegExp[] = [
  // Tokens.
  /\bey[\w-]{8,}\.[\w-]+\.[\w-]*/g,
  // Cards: 13 to 19 digits, with spaces, dots or dashes between.
  /(?<!\d)\d(?:[ .-]?\d){12,18}(?!\d)/g,
  // Social security numbers: 3-2-4 digits.
  /(?<!\d)\d{3}[ .-]?\d{2}[ .-]?\d{4}(?!\d)/g,
  // Codes of a patient or a case: groups of digits or capitals with a dash between.
  /(?<![\w-])(?=[\dA-Z-]*\d)[\dA-Z]{4}(?:-[\dA-Z]{4})+(?![\w-])/g,
  // E-mail addresses.
  /[^\s@<>"'(),;]+@[^\s@<>"'(),;]+\.[\w-]+/g,
];

/** Replaces tokens, e-mail addresses, and text that looks like a card or social security number. */
export const mask = (text: string): string =>
  shapes.reduce((left, shape) => left.replace(shape, masked), text);

/** Masks, then cuts to 255 characters; cutting first could leave half a card number unmasked. */
export const maskText = (text: string): string => mask(text).slice(0, telemetry.textLength);

const isName = (segment: string): boolean => /^[a-z][a-z_-]{0,39}$/.test(segment);

/** A path without query, ids and names: `/pages/{}` for `/pages/Ana-2?x=1`. */
export const maskPath = (path: string): string =>
  (path.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .map((segment) => (segment === '' || isName(segment) ? segment : '{}'))
    .join('/');

/** Account access: the visit itself is private. */
const access = /^\/(activate|needs_activation|reset_password|recover)(\/|$)/u;

/** Whether a path must not be reported. */
export const isPrivate = (path: string): boolean => silentPages.test(path) || access.test(path);
