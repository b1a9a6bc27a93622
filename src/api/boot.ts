/** The boot answer that the document asked for before any script arrived (design §6, research/stack.md 4.4). */

declare global {
  interface Window {
    /** The answer of the boot operation, put there by the inline script; absent in the demo build. */
    boot?: Promise<Response> | undefined;
    /** The token that it was sent with. */
    bootToken?: string | undefined;
    /** The answer with the texts of `app`, asked for in the same way. */
    bootTexts?: Promise<Response> | undefined;
    /** Their language, `es` or `en`. */
    bootLanguage?: string | undefined;
  }
}

/** The early answer, once, and only if it was asked with this very token; undefined afterwards and otherwise. */
export function takeBoot(token: string | null): Promise<Response> | undefined {
  const early = window.boot;
  const sentWith = window.bootToken ?? null;
  window.boot = undefined;
  return sentWith === token ? early : undefined;
}
