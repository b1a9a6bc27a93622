/** Pairwise combinations of brand, language, scheme and width: five looks cover every pair of values. */
import type { Language } from '#schema/limits.ts';
import type { Brand } from '#schema/brand.ts';

/** One look, as spelt in the toolbar's settings. */
export interface PictureLook {
  readonly brand: Brand;
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly viewport: 'phone' | 'desk';
}

/** Each pair of values of two different settings occurs in at least one look. */
export const looks: readonly PictureLook[] = [
  { brand: 'aplauso', language: 'es', theme: 'light', viewport: 'desk' },
  { brand: 'aplauso', language: 'en', theme: 'dark', viewport: 'phone' },
  { brand: 'outpoints', language: 'es', theme: 'dark', viewport: 'phone' },
  { brand: 'outpoints', language: 'en', theme: 'light', viewport: 'phone' },
  { brand: 'outpoints', language: 'en', theme: 'dark', viewport: 'desk' },
];

/** Two looks with both brands, schemes and widths: `npm test` draws the gallery in them. */
export const galleryLooks: readonly PictureLook[] = looks.filter((_, at) => at === 0 || at === 2);

/** English on a phone reveals missing translations and overlong lines. */
const onPhoneInEnglish = looks.filter(({ language, viewport }) => language === 'en' && viewport === 'phone');

/**
 * Look of a picture, by the index of the screen and of its picture: five pictures of a screen have all five looks.
 * The first picture, the normal state, is in English on a phone.
 */
export const lookOf = (screen: number, picture: number): PictureLook => {
  const first = onPhoneInEnglish[screen % onPhoneInEnglish.length];
  const others = looks.filter((one) => one !== first);
  const look = picture === 0 ? first : others[(screen + picture) % others.length];
  if (look === undefined) throw new Error('there are no looks');
  return look;
};

/** Pairs of values of two settings that no look covers. */
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
