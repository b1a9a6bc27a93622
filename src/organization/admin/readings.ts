/** What becomes of a colour so that everything on it and in it can be read, in figures. */
import { contrast, surfaces, tones, type Scheme } from '#src/lib/colors.ts';

/** One use of the colour in one scheme. */
export interface Reading {
  readonly scheme: Scheme;
  /** Filled areas with words on them, or the colour as words. */
  readonly use: 'fill' | 'text';
  /** The colour that is shown. */
  readonly shown: string;
  /** It is the one that was chosen. */
  readonly isSame: boolean;
  /** Contrast of the words as they are shown, and as they would be in the chosen colour; 1 to 21. */
  readonly ratio: number;
  readonly chosenRatio: number;
}

/** Words in the colour stand on any of the surfaces: the worst of them counts. */
const onSurfaces = (hex: string, scheme: Scheme): number =>
  Math.min(...Object.values(surfaces[scheme]).map((ground) => contrast(hex, ground)));

/** Both uses in a scheme, by the derivation that the product itself is drawn with. */
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
