/**
 * Changes the language: shows it at once, and keeps it on the device until the account has it. Separate from
 * language.ts, which the first page loads.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#schema/limits.ts';
import { saveLanguage } from '#src/session/language.writes.ts';
import { showLanguage, type ShowLanguage } from './firstTexts.ts';
import { languagePlace } from './language.ts';
import { recall, remember } from './devicePreferences.ts';

/** Result of a choice: `kept` means on this device only. */
export type LanguageChosen = 'saved' | 'kept';

/** Throws `TextsUnavailable` and keeps the old language; a failed write leaves the choice on the device. */
export async function chooseLanguage(
  cache: QueryClient,
  userId: string,
  language: Language,
  show: ShowLanguage = showLanguage,
): Promise<LanguageChosen> {
  await show(language);
  const place = languagePlace(userId);
  remember(place, language);
  try {
    await saveLanguage(cache, language);
  } catch {
    return 'kept';
  }
  // A later choice may be stored by now and must stay. `recall` worked, so removing works too.
  if (recall(place) === language) localStorage.removeItem(place);
  return 'saved';
}
