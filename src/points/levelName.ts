/** What a level is called in the language of the interface. */
import type { Level } from '#schema/points/levels.endpoints.ts';
import type { Language } from '#schema/limits.ts';

/** The English name where there is one and English is read. */
export const levelName = ({ name, nameEn }: Pick<Level, 'name' | 'nameEn'>, language: Language): string =>
  language === 'en' ? (nameEn ?? name) : name;
