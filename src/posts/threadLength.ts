/** How much of a conversation is shown before somebody asks for all of it. */

/** The newest comments shown at first; the earlier ones come on one press. */
export const shownAtFirst = 6;
