/** The typography of rich text: shared by the view and the editor. */

/** Block or mark → classes. */
export const look = {
  text: 'space-y-4 text-body wrap-anywhere whitespace-pre-wrap [&>h2:not(:first-child)]:mt-8 [&>h3:not(:first-child)]:mt-6',
  paragraph: 'max-w-prose72',
  heading2: 'text-h4 font-bold text-balance',
  heading3: 'text-h5 font-semibold text-balance',
  quote: 'max-w-prose72 border-s-4 border-brand-edge ps-4 text-soft',
  bulleted: 'max-w-prose72 list-disc space-y-1 ps-6',
  numbered: 'max-w-prose72 list-decimal space-y-1 ps-6',
  divider: 'border-line',
  /** A reserved area of 16:9, so that a loading picture causes no layout shift. */
  picture: 'aspect-video w-full rounded-card bg-subtle object-contain dim-in-dark',
  link: 'rounded-[4px] text-link underline underline-offset-2',
} as const;
