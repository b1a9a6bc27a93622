/** Both languages for stories, from the compiled catalogues; the Spanish of the code where a text has none. */
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { languages, type Language } from '#schema/limits.ts';

const files = import.meta.glob<{ readonly messages: Messages }>('../src/locales/*/*.json', {
  eager: true,
  import: 'default',
});

const textsOf = (language: Language): Messages =>
  Object.assign(
    {},
    ...Object.entries(files).flatMap(([file, { messages }]) =>
      file.includes(`/${language}/`) ? [messages] : [],
    ),
  );

const catalogues = Object.fromEntries(languages.map((language) => [language, textsOf(language)]));

/** An i18n of its own for each story, so that one story's language never leaks into another. */
export const textsIn = (language: Language): I18n => setupI18n({ locale: language, messages: catalogues });
