/** Helpers for tests of rich text: a paragraph, valid links, and whether a text is accepted. */
import fc from 'fast-check';
import { RichText } from '#schema/kit/richText.ts';

/** A paragraph of one part. */
export const words = (text: string, more: object = {}) => ({ type: 'paragraph', text: [{ text, ...more }] });
/** Whether a text is accepted. */
export const isRight = (content: unknown): boolean => RichText.safeParse(content).success;

/** Links to the web, a mail, a telephone or a path of the product. */
export const safeLink = fc.oneof(
  fc.webUrl(),
  // An address that starts with slashes would be read as a host.
  fc
    .emailAddress()
    .filter((address) => !address.startsWith('/'))
    .map((address) => `mailto:${address}`),
  fc.constantFrom('/', '/catalog?q=a', '/pages/bienvenida#dos', 'tel:+525512345678', 'HTTPS://A.EXAMPLE/ñ'),
);
