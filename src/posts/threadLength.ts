/** The number of comments shown before the user opens all of them. */

/** Number of newest comments shown initially; a button shows the earlier ones. */
export const shownAtFirst = 6;
