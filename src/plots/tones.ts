/** The colours of what parts mean: the tokens of the theme, in both schemes and with every brand. */
import type { Tone } from './plot.shape.ts';

/** The class of a filled shape. */
export const toneFill: Readonly<Record<Tone, string>> = {
  plain: 'fill-brand-edge',
  negative: 'fill-[color-mix(in_oklab,var(--error-edge)_76%,var(--card))]',
  neutral: 'fill-[color-mix(in_oklab,var(--control)_44%,var(--card))]',
  positive: 'fill-[color-mix(in_oklab,var(--success-text)_72%,var(--card))]',
};

/** The class of a swatch beside a text. */
export const toneSwatch: Readonly<Record<Tone, string>> = {
  plain: 'bg-brand-edge',
  negative: 'bg-[color-mix(in_oklab,var(--error-edge)_76%,var(--card))]',
  neutral: 'bg-[color-mix(in_oklab,var(--control)_44%,var(--card))]',
  positive: 'bg-[color-mix(in_oklab,var(--success-text)_72%,var(--card))]',
};
