/** The language that an organisation writes its texts in first. */
import type { Language } from '#schema/limits.ts';
import { useOrganization } from './organization.context.ts';

/** Spanish while the settings are not known. */
export const useFirstLanguage = (): Language =>
  useOrganization().settings?.defaultLanguage === 'english' ? 'en' : 'es';
