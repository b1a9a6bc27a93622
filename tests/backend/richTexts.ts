/** What the tests of rich text share: a paragraph, links that are right, and whether a text is taken. */
import fc from 'fast-check';
import { RichText } from '#schema/kit/richText.ts';

/** A paragraph of one part. */
export const words = (text: string, more: object = {}) => ({ type: 'paragraph', text: [{ text, ...more }] });
/** Whether a text is taken. */
export const isRight = (content: unknown): boolean => RichText.safeParse(content).success;

/** Links that lead to the web, a mail, a telephone or a place of the product. */
export const safeLink = fc.oneof(
  fc.webUrl(),
  // With slashes first it would be read as the name of a host.
  fc
    .emailAddress()
    .filter((address) => !address.startsWith('/'))
    .map((address) => `mailto:${address}`),
  fc.constantFrom('/', '/catalog?q=a', '/pages/bienvenida#dos', 'tel:+525512345678', 'HTTPS://A.EXAMPLE/ñ'),
);
