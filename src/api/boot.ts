/** The boot response, which the document requests before any script is loaded. */

declare global {
  interface Window {
    /** The response of the boot operation, set by the inline script; absent in the demo build. */
    boot?: Promise<Response> | undefined;
    /** The token sent with the boot request. */
    bootToken?: string | undefined;
    /** The response with the texts of `app`, requested in the same way. */
    bootTexts?: Promise<Response> | undefined;
    /** Language of the texts, `es` or `en`. */
    bootLanguage?: string | undefined;
  }
}

/** Returns the boot response once, and only if it was requested with this token; otherwise undefined. */
export function takeBoot(token: string | null): Promise<Response> | undefined {
  const early = window.boot;
  const sentWith = window.bootToken ?? null;
  window.boot = undefined;
  return sentWith === token ? early : undefined;
}
