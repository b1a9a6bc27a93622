/**
 * The language of a signed-in user: the setting of the account (spec §4), unless this device holds a choice
 * that could not be saved.
 */
import { languages, type Language } from '#schema/limits.ts';
import { recall } from './devicePreferences.ts';

/** The storage key for the unsaved choice of a user. */
export const languagePlace = (userId: string): string => `language:${userId}`;

/** The unsaved choice on this device, otherwise the setting of the account. */
export const languageFor = (userId: string | undefined, setting: Language): Language => {
  const chosen = userId === undefined ? null : recall(languagePlace(userId));
  return languages.find((one) => one === chosen) ?? setting;
};
