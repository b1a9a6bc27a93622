/** Trusted Types: admits the address of one script of our own where the page requires it. */

/** The part of the API that is used here; TypeScript's library does not contain it yet. */
interface Policies {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string | null },
  ): { readonly createScriptURL: (url: string) => string };
}

const policies = new Map<string, ReturnType<Policies['createPolicy']>>();

/** The address, as the policy of this name admits it; the policy admits no other (`tools/vite/headers.ts`). */
export function trustedScript(name: string, script: string): string {
  const types = (globalThis as { readonly trustedTypes?: Policies }).trustedTypes;
  if (types === undefined) return script;
  const policy =
    policies.get(name) ??
    types.createPolicy(name, { createScriptURL: (url) => (url === script ? url : null) });
  policies.set(name, policy);
  return policy.createScriptURL(script);
}
