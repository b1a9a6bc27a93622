/** What a key of the public API may do and how often (spec §1). */

/** Calls of a key within a window; whoever asks more often waits (429 with `Retry-After`). */
export const apiLimit = { calls: 60, windowMs: 60_000 } as const;

/** What every key begins with, and how much of it is shown once it was made. */
export const apiKeyShape = { prefix: 'apl_', shown: 12 } as const;

/** Most keys of an organisation that still open something, and the longest name of one (ours). */
export const apiKeyLimits = { open: 20, name: 60 } as const;

/** How long a throw-away key of the sandbox lives, and how many of its calls its feed shows. */
export const sandbox = { keyMs: 3_600_000, feed: 20 } as const;

/** Where the directory names the organisation in which visitors of the documentation may try things; a home without one has none. */
export const sandboxKey = 'sandbox:';
