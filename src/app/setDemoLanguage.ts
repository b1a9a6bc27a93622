/** In which language a demonstration is read from its next load on; of the demo only, which alone loads it. */
import type { Language } from '#schema/limits.ts';
import { languageKey } from './i18n.ts';
import { languagePlace } from './language.ts';
import { remember } from './devicePreferences.ts';

/** On this device, for a person by id; without a language their own setting counts again. Never raises. */
export function setDemoLanguage(language: Language | undefined, person: string | undefined): void {
  if (language !== undefined) remember(languageKey, language);
  // What is no language says nothing, and the setting counts.
  if (person !== undefined) remember(languagePlace(person), language ?? '');
}
