/** State of the page from sign-in to the shell. */

/**
 * True until the first screen after the load of the document: then the browser's default reading position is
 * right.
 */
export const pageFlags = { isFresh: true };
