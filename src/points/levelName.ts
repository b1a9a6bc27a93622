/** The name of a level in the language of the interface. */
import type { Level } from '#schema/points/levels.endpoints.ts';
import type { Language } from '#schema/limits.ts';

/** The English name if it exists and the language is English. */
export const levelName = ({ name, nameEn }: Pick<Level, 'name' | 'nameEn'>, language: Language): string =>
  language === 'en' ? (nameEn ?? name) : name;
