/** Lets lazily loaded chunks request their texts; the app provides the loader. */

/**
 * Loads a text catalogue in the active language; does nothing if the texts are already present, as in stories.
 * Rejects if loading fails.
 */
export const texts: { load: (namespace: string) => Promise<void> } = { load: async () => {} };
