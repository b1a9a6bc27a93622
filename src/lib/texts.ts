/** Lets lazily loaded chunks request their texts; the app provides the loader. */

/**
 * Loads a text catalogue in the active language; does nothing if the texts are already present, as in stories.
 * Rejects if loading fails.
 */
export const texts: { load: (namespace: string) => Promise<void> } = { load: async () => {} };

/** A chunk and the catalogues that it needs besides `app`. */
export interface Chunk<T> {
  readonly load: () => Promise<T>;
  readonly texts: readonly string[];
}

/** Describes a chunk. The build passes the names, which follow from its imports (tools/texts/chunkTexts.ts). */
export const chunk = <T>(load: () => Promise<T>, names: readonly string[] = []): Chunk<T> => ({
  load,
  texts: names,
});

/**
 * Fetches a chunk and its texts in parallel; rejects if one of them fails. The build passes the names, as
 * above.
 */
export const withTexts = async <T>(load: () => Promise<T>, names: readonly string[] = []): Promise<T> => {
  const [loaded] = await Promise.all([load(), ...names.map((name) => texts.load(name))]);
  return loaded;
};
