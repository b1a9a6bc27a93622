/**
 * Where the two buttons of the demo stand: never over the page. On the small layout in a strip of their own above the bottom
 * bar, on the large one at the foot of the rail.
 */
import { classes } from '#src/ui/classes.ts';

/** The bottom of the strip. */
const foot =
  'bottom-[env(safe-area-inset-bottom)] [body:has([data-bottom-bar])_&]:bottom-[calc(64px+env(safe-area-inset-bottom))]';

export const strip = classes(
  foot,
  'fixed inset-x-0 z-20 h-14 border-t border-dashed border-control bg-card wide:hidden',
);

/** The height of the strip, in the flow of a page without a bottom bar: its end can be scrolled above the strip. */
export const stripRoom = 'h-14 wide:hidden [body:has([data-bottom-bar])_&]:hidden';

const button = classes(foot, 'fixed z-30 flex flex-col gap-3 max-wide:pb-1.5 wide:bottom-3!');

/** One beside the other, and above each other in the narrow rail. */
export const mailPlace = classes(button, 'start-3 items-start wide:[body:has(aside.w-18)_&]:start-3.5');
export const cockpitPlace = classes(
  button,
  'end-3 items-end wide:start-17 wide:end-auto wide:items-start wide:[body:has(aside.w-18)_&]:start-3.5 wide:[body:has(aside.w-18)_&]:bottom-17!',
);
