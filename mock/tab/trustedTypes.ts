/** Trusted Types of the demo build: one default policy that admits exactly one script address. */

/** The part of the API that is used here; TypeScript's library does not contain it yet. */
interface Policies {
  readonly defaultPolicy: object | null;
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string | null }): object;
}
declare global {
  var trustedTypes: Policies | undefined;
}

/** Admits the worker's address and nothing else. Does nothing if the browser has no Trusted Types. */
export function admitWorker(address: string): void {
  const types = globalThis.trustedTypes;
  if (types === undefined || types.defaultPolicy !== null) return;
  types.createPolicy('default', { createScriptURL: (url) => (url === address ? url : null) });
}
