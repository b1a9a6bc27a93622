/**
 * The page layout of a checkout: the main content with the summary beside it, or below it on narrow screens.
 */

/** Classes of the two columns. */
export const checkoutLayout = 'grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_20rem] wide:gap-8';
