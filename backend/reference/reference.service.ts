/** Lists that change with a release only (spec §7, §9: es and en). */
import type { referenceEndpoints } from '#schema/reference/reference.endpoints.ts';
import { languages, type Language } from '#schema/limits.ts';
import type { Service } from '../http/context.ts';

const names: Readonly<Record<Language, string>> = { es: 'Español', en: 'English' };

export const referenceService: Service<typeof referenceEndpoints> = {
  async languages() {
    return languages.map((code) => ({ id: code, code, name: names[code] }));
  },

  async countries() {
    return [];
  },

  async cities() {
    return [];
  },
};
