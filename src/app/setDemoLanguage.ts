/** Sets the language of the demo from its next load on; loaded only by the demo. */
import type { Language } from '#schema/limits.ts';
import { languageKey } from './i18n.ts';
import { languagePlace } from './language.ts';
import { remember } from './devicePreferences.ts';

/**
 * Stores the language on this device, for a user by id; without a language the user's own setting applies
 * again. Never throws.
 */
export function setDemoLanguage(language: Language | undefined, person: string | undefined): void {
  if (language !== undefined) remember(languageKey, language);
  // An empty value is not a language, so the setting applies.
  if (person !== undefined) remember(languagePlace(person), language ?? '');
}
