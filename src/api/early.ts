/** The answers that the document asks for before any script is loaded (tools/vite/boot.ts). */
import { timeoutMs } from '#schema/limits.ts';

/** The operations that the document sends. */
export type EarlyOperation = 'Boot' | 'Feed' | 'AuthFlow';

declare global {
  interface Window {
    /** Pending answers by operation, set by the inline script; absent in the demo build. */
    early?: { [N in EarlyOperation]?: Promise<Response> } | undefined;
    /** The token that they were asked with. */
    earlyToken?: string | undefined;
    /** The response with the texts of `app`, requested in the same way. */
    bootTexts?: Promise<Response> | undefined;
    /** Language of the texts, `es` or `en`. */
    bootLanguage?: string | undefined;
  }
}

/**
 * Returns the answer to an operation once, and only if it was asked with this token; otherwise undefined. Later than
 * the time limit of a request the page has moved on, and the answer is old.
 */
export function takeEarly(name: EarlyOperation, token: string | null): Promise<Response> | undefined {
  const { early, earlyToken = null } = window;
  const answer = early?.[name];
  if (early === undefined || answer === undefined) return undefined;
  delete early[name];
  return earlyToken === token && performance.now() < timeoutMs.request ? answer : undefined;
}
