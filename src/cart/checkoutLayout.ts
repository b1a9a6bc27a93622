/** How the pictures of a checkout share the page: what is bought, and the sum beside it (below it where there is no room). */

/** Classes of the two columns. */
export const checkoutLayout = 'grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_20rem] wide:gap-8';
