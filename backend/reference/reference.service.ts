/** Lists that change only with a release (spec §7, §9: es and en). */
import { referenceEndpoints } from '#schema/reference/reference.endpoints.ts';
import { languages, type Language } from '#schema/limits.ts';
import type { Service } from '../http/context.ts';
import { lazyService } from '../http/lazyService.ts';

const names: Readonly<Record<Language, string>> = { es: 'Español', en: 'English' };

const { countries, cities } = referenceEndpoints;

export const referenceService: Service<typeof referenceEndpoints> = {
  ...lazyService({ countries, cities }, async () => (await import('./places.service.ts')).placeService),

  async languages() {
    return languages.map((code) => ({ id: code, code, name: names[code] }));
  },
};
