/** The address of a link as people type it. */
import { isSafeLink } from '#schema/kit/richText.ts';

/** With what people leave out put before it: "ejemplo.com" is of the web, "ana@ejemplo.com" a mail; null where it can be no link. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  const whole = /^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/u.test(text)
    ? `mailto:${text}`
    : /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]\S*)?$/u.test(text)
      ? `https://${text}`
      : text;
  return text !== '' && isSafeLink(whole) ? whole : null;
}
