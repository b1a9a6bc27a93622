/** Limits of keys of the public API, and the sandbox (spec §1). */

/** Rate limit of a key: calls per window; more calls get 429 with `Retry-After`. */
export const apiLimit = { calls: 60, windowMs: 60_000 } as const;

/** Prefix of every key, and how many characters stay visible after creation. */
export const apiKeyShape = { prefix: 'apl_', shown: 12 } as const;

/** Maximum number of valid keys of an organisation, and maximum length of a key name (ours). */
export const apiKeyLimits = { open: 20, name: 60 } as const;

/** Lifetime of a temporary sandbox key in ms, and how many posts its feed shows. */
export const sandbox = { keyMs: 3_600_000, feed: 20 } as const;

/** Key of the directory entry that names the sandbox organisation; a deployment without the entry has no sandbox. */
export const sandboxKey = 'sandbox:';
