/** Whether the interface has any texts at all: without them there is a sentence and Retry, never a blank page (design §7). */
import { createStore } from '@xstate/store';
import { i18n } from '@lingui/core';
import { defaultLanguage, type Language } from '#schema/limits.ts';
import { setLanguage } from './i18n.ts';

interface FirstTexts {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly language: Language;
}

const initial: FirstTexts = { state: 'loading', language: defaultLanguage };

/** `ready` once a language was shown; later failures leave that one. */
export const firstTexts = createStore({
  context: initial,
  on: {
    asked: (context, event: { language: Language }): FirstTexts =>
      context.state === 'ready' ? context : { state: 'loading', language: event.language },
    shown: (context): FirstTexts => ({ ...context, state: 'ready' }),
    failed: (context): FirstTexts => (context.state === 'ready' ? context : { ...context, state: 'failed' }),
  },
});

/** As `setLanguage`, and keeps the store: raises `TextsUnavailable` and leaves the language that was shown. */
export async function showLanguage(language: Language, options?: { remember?: boolean }): Promise<void> {
  firstTexts.trigger.asked({ language });
  try {
    await setLanguage(language, options);
    // A later choice may still be on its way; it will say so itself.
    if (i18n.locale !== '') firstTexts.trigger.shown();
  } catch (error) {
    firstTexts.trigger.failed();
    throw error;
  }
}
