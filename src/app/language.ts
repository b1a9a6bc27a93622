/** Which language a signed-in person reads: their setting (spec §4), unless they chose another in the menu on this device. */
import { languages, type Language } from '#schema/limits.ts';
import { showLanguage } from './firstTexts.ts';
import { recall, remember } from './remembered.ts';

// Until the account's own setting can be written (issue "People"), the choice is the device's, per person.
const place = (userId: string): string => `language:${userId}`;

/** The choice made on this device, else the account's setting. */
export const languageFor = (userId: string | undefined, setting: Language): Language => {
  const chosen = userId === undefined ? null : recall(place(userId));
  return languages.find((one) => one === chosen) ?? setting;
};

/** Shows a language and remembers it for the person. Raises `TextsUnavailable` and leaves the old one. */
export async function chooseLanguage(userId: string | undefined, language: Language): Promise<void> {
  await showLanguage(language);
  if (userId !== undefined) remember(place(userId), language);
}
