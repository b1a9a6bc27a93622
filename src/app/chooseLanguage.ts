/** Choosing a language: shown at once, kept on the device until the account has it. Apart from language.ts, which the first page loads. */
import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#schema/limits.ts';
import { saveLanguage } from '#src/session/language.writes.ts';
import { showLanguage, type ShowLanguage } from './firstTexts.ts';
import { languagePlace } from './language.ts';
import { recall, remember } from './devicePreferences.ts';

/** What became of a choice: `kept` holds on this device only. */
export type LanguageChosen = 'saved' | 'kept';

/** Raises `TextsUnavailable` and leaves the old language; a failed write leaves the choice on the device. */
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
  // A later choice may wait there by now; what could be read here can be taken away.
  if (recall(place) === language) localStorage.removeItem(place);
  return 'saved';
}
