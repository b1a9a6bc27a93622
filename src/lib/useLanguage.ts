/** The language the person reads right now, for labels that `Intl` writes. */
import { useLingui } from '@lingui/react';
import { defaultLanguage, languages, type Language } from '#schema/limits.ts';

/** Changes with the interface; Spanish where nothing known is active. */
export function useLanguage(): Language {
  const { i18n } = useLingui();
  return languages.find((one) => one === i18n.locale) ?? defaultLanguage;
}
