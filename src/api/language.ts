/** The interface language for calls, read from `<html lang>`, so that calls do not depend on the shell. */
import { defaultLanguage, languages, type Language } from '#schema/limits.ts';

/** Language of the page; Spanish if the page states no known language (spec §9). */
export function pageLanguage(): Language {
  const said = document.documentElement.lang.slice(0, 2).toLowerCase();
  return languages.find((one) => one === said) ?? defaultLanguage;
}
