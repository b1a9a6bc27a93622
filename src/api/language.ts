/** The interface language as calls need it; `<html lang>` is the one place that holds it, so that this edge needs no shell. */
import { defaultLanguage, languages, type Language } from '#schema/limits.ts';

/** Language of the page, Spanish where it says nothing known (spec §9). */
export function pageLanguage(): Language {
  const said = document.documentElement.lang.slice(0, 2).toLowerCase();
  return languages.find((one) => one === said) ?? defaultLanguage;
}
