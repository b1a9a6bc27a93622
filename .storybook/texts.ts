/** Both languages for stories, from the compiled catalogues; a missing text fails the story. */
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

/** A separate i18n for each story, so that one story's language never affects another. */
export const textsIn = (language: Language): I18n =>
  setupI18n({
    locale: language,
    messages: catalogues,
    missing: (_locale, id) => {
      throw new Error(`no text ${id} in ${language}`);
    },
  });
