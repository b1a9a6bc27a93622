/** Which language a signed-in person reads: their setting (spec §4), unless this device holds a choice that could not be written into it. */
import { languages, type Language } from '#schema/limits.ts';
import { recall } from './devicePreferences.ts';

/** Where a person's choice waits on the device. */
export const languagePlace = (userId: string): string => `language:${userId}`;

/** The choice that waits on this device, else the account's setting. */
export const languageFor = (userId: string | undefined, setting: Language): Language => {
  const chosen = userId === undefined ? null : recall(languagePlace(userId));
  return languages.find((one) => one === chosen) ?? setting;
};
