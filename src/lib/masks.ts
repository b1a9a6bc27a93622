/** Takes out of texts and paths what is nobody's business, before anything leaves the page (spec §9; reliability REL-46). */
import { telemetry } from '#schema/limits.parts.ts';

const masked = '***';

/** Longest first: a card number holds shapes of the others. */
const shapes: readonly RegExp[] = [
  // Tokens.
  /\bey[\w-]{8,}\.[\w-]+\.[\w-]*/g,
  // Cards: 13 to 19 digits, with spaces, dots or dashes between.
  /(?<!\d)\d(?:[ .-]?\d){12,18}(?!\d)/g,
  // Social security numbers: 3-2-4 digits.
  /(?<!\d)\d{3}[ .-]?\d{2}[ .-]?\d{4}(?!\d)/g,
  // E-mail addresses.
  /[^\s@<>"'(),;]+@[^\s@<>"'(),;]+\.[\w-]+/g,
];

/** The text with card-number-like and social-security-number-like parts, addresses and tokens replaced. */
export const mask = (text: string): string =>
  shapes.reduce((left, shape) => left.replace(shape, masked), text);

/** As `mask`, cut to 255 characters; masks come first, or half a card number could stay at the cut. */
export const maskText = (text: string): string => mask(text).slice(0, telemetry.textLength);

const isName = (segment: string): boolean => /^[a-z][a-z_-]{0,39}$/.test(segment);

/** A path without its query, its ids and its names: `/pages/{}` for `/pages/Ana-2?x=1`. */
export const maskPath = (path: string): string =>
  (path.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .map((segment) => (segment === '' || isName(segment) ? segment : '{}'))
    .join('/');

/** Places whose very visit is private: complaints, health, and what opens an account. */
const privatePlaces = [
  '/suggestions',
  '/telemedicine',
  '/activate',
  '/needs_activation',
  '/reset_password',
  '/recover',
];

/** Whether nothing of a path may be told. */
export const isPrivate = (path: string): boolean =>
  privatePlaces.some((place) => path === place || path.startsWith(`${place}/`));
