/** The shared styles and transitions of floating menus and lists. */

/** The raised surface; `transition` of Headless UI drives `data-closed`. */
export const floatPanel =
  'z-50 rounded-card border border-line bg-raised p-1.5 shadow-raised outline-none transition duration-180 ease-out data-closed:-translate-y-1 data-closed:opacity-0 [--anchor-gap:6px] [--anchor-padding:8px]';

/** One row; `data-focus` marks the row under pointer or arrow keys. */
export const floatRow =
  'flex w-full min-h-10 items-center gap-3 rounded-control px-3 py-2 text-start text-body outline-none select-none data-disabled:opacity-50 data-focus:bg-hover pointer-coarse:min-h-11 forced-colors:data-focus:outline-2';
