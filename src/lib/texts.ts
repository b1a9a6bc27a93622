/** How a part that is fetched later asks for its texts: the app, which knows where they are, says how (design §7). */

/** Fetches a catalogue of texts in the active language; does nothing where they are there anyway, as in stories. Raises where they do not come. */
export const texts: { load: (namespace: string) => Promise<void> } = { load: async () => {} };
