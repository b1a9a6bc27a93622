/** The colours of what parts mean: the tokens of the theme, in both schemes and with every brand. */
import type { Tone } from './plot.shape.ts';

/** The class of a filled shape. */
export const toneFill: Readonly<Record<Tone, string>> = {
  plain: 'fill-brand-edge',
  negative: 'fill-error-edge',
  neutral: 'fill-control',
  positive: 'fill-success',
};

/** The class of a swatch beside a text. */
export const toneSwatch: Readonly<Record<Tone, string>> = {
  plain: 'bg-brand-edge',
  negative: 'bg-error-edge',
  neutral: 'bg-control',
  positive: 'bg-success',
};
