/** What the page remembers of itself from sign-in to the shell. */

/** Whether nothing was shown yet since the document was loaded: then the browser's own start of reading is right. */
export const pageFlags = { isFresh: true };
