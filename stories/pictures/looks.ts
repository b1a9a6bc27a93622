/** Brands, languages, schemes and widths in pairs: five looks in which every value meets every value of the others (design §9). */
import type { Language } from '#schema/limits.ts';
import type { Brand } from '#schema/brand.ts';

/** One way to look at a screen, as the toolbar's switches spell it. */
export interface PictureLook {
  readonly brand: Brand;
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly viewport: 'phone' | 'desk';
}

/** Each pair of values of two different switches stands in at least one of them. */
export const looks: readonly PictureLook[] = [
  { brand: 'aplauso', language: 'es', theme: 'light', viewport: 'desk' },
  { brand: 'aplauso', language: 'en', theme: 'dark', viewport: 'phone' },
  { brand: 'outpoints', language: 'es', theme: 'dark', viewport: 'phone' },
  { brand: 'outpoints', language: 'en', theme: 'light', viewport: 'phone' },
  { brand: 'outpoints', language: 'en', theme: 'dark', viewport: 'desk' },
];

/** In English on a phone a missing translation and a line that is too long show. */
const onPhoneInEnglish = looks.filter(({ language, viewport }) => language === 'en' && viewport === 'phone');

/**
 * Look of a picture, by the place of the screen and of the picture in it: five pictures of a screen have all five. The
 * first picture, the screen as it usually is, is taken in English on a phone.
 */
export const lookOf = (screen: number, picture: number): PictureLook => {
  const first = onPhoneInEnglish[screen % onPhoneInEnglish.length];
  const others = looks.filter((one) => one !== first);
  const look = picture === 0 ? first : others[(screen + picture) % others.length];
  if (look === undefined) throw new Error('there are no looks');
  return look;
};

/** Pairs of values of two switches that none of the looks shows. */
export function missingPairs(shown: readonly PictureLook[]): readonly string[] {
  const names = ['brand', 'language', 'theme', 'viewport'] as const;
  const values = {
    brand: ['aplauso', 'outpoints'],
    language: ['es', 'en'],
    theme: ['light', 'dark'],
    viewport: ['phone', 'desk'],
  };
  return names.flatMap((one, at) =>
    names
      .slice(at + 1)
      .flatMap((other) =>
        values[one].flatMap((mine) =>
          values[other].flatMap((its) =>
            shown.some((look) => look[one] === mine && look[other] === its) ? [] : [`${mine} with ${its}`],
          ),
        ),
      ),
  );
}
