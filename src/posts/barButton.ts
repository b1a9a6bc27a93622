/** The look of the actions below a post: unobtrusive, touch-sized, marked while pressed. */

/** 40 px, 44 px on touch; `aria-pressed` marks the user's own. */
export const barButton =
  'target inline-flex h-10 items-center gap-2 rounded-control px-3 text-small font-semibold whitespace-nowrap text-soft transition-colors duration-120 hover:bg-hover hover:text-ink aria-pressed:text-link pointer-coarse:h-11';
