/** The contrast of a brand colour and its adjusted versions, in numbers. */
import { contrast, surfaces, tones, type Scheme } from '#src/lib/colors.ts';

/** One use of the colour in one scheme. */
export interface Reading {
  readonly scheme: Scheme;
  /** A filled area below text, or the colour of text. */
  readonly use: 'fill' | 'text';
  /** The colour that is shown. */
  readonly shown: string;
  /** Whether the shown colour is the chosen one. */
  readonly isSame: boolean;
  /** Contrast with the shown colour, and with the chosen colour; 1 to 21. */
  readonly ratio: number;
  readonly chosenRatio: number;
}

/** Coloured text appears on every surface, so the lowest contrast counts. */
const onSurfaces = (hex: string, scheme: Scheme): number =>
  Math.min(...Object.values(surfaces[scheme]).map((ground) => contrast(hex, ground)));

/** Both uses in a scheme, with the colour derivation of the product. */
export function readingsOf(hex: string, scheme: Scheme): readonly [Reading, Reading] {
  const { fill, on, text } = tones(hex, scheme);
  const chosen = hex.toLowerCase();
  return [
    {
      scheme,
      use: 'fill',
      shown: fill,
      isSame: fill === chosen,
      ratio: contrast(on, fill),
      chosenRatio: contrast(on, chosen),
    },
    {
      scheme,
      use: 'text',
      shown: text,
      isSame: text === chosen,
      ratio: onSurfaces(text, scheme),
      chosenRatio: onSurfaces(chosen, scheme),
    },
  ];
}
