/** Parses a typed link address. */
import { isSafeLink } from '#schema/kit/richText.ts';

/**
 * Adds the missing scheme: "ejemplo.com" becomes https, "ana@ejemplo.com" becomes mailto. Null if it is not a
 * valid link.
 */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  const whole = /^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/u.test(text)
    ? `mailto:${text}`
    : /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]\S*)?$/u.test(text)
      ? `https://${text}`
      : text;
  return text !== '' && isSafeLink(whole) ? whole : null;
}
