/** Whether the interface has any texts: without them it shows one sentence and Retry, never a blank page. */
import { i18n } from '@lingui/core';
import { createActor, fromTransition } from 'xstate';
import { defaultLanguage, type Language } from '#schema/limits.ts';
import { setLanguage } from './i18n.ts';

/** State of the first texts, and the language that was requested last. */
export interface FirstTexts {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly language: Language;
}

type FirstTextsEvent =
  | { readonly type: 'asked'; readonly language: Language }
  | { readonly type: 'shown' }
  | { readonly type: 'failed' };

function next(texts: FirstTexts, event: FirstTextsEvent): FirstTexts {
  // Once a language is shown, later failures keep it.
  if (texts.state === 'ready') return texts;
  switch (event.type) {
    case 'asked':
      return { state: 'loading', language: event.language };
    case 'shown':
      return { ...texts, state: 'ready' };
    case 'failed':
      return { ...texts, state: 'failed' };
  }
}

const initial: FirstTexts = { state: 'loading', language: defaultLanguage };

/** A function that shows a language; throws `TextsUnavailable` and keeps the previous language. */
export type ShowLanguage = typeof setLanguage;

/**
 * The state of the first texts for a `set` that shows languages; `isAnyShown` returns whether a language is
 * shown.
 */
export function firstTextsOf(set: ShowLanguage, isAnyShown: () => boolean) {
  // An actor instead of a store, because the first load does not otherwise need the store library.
  const firstTexts = createActor(fromTransition(next, initial)).start();
  const showLanguage: ShowLanguage = async (language, options) => {
    firstTexts.send({ type: 'asked', language });
    try {
      await set(language, options);
      // A later choice may still be loading; it reports its own result.
      if (isAnyShown()) firstTexts.send({ type: 'shown' });
    } catch (error) {
      firstTexts.send({ type: 'failed' });
      throw error;
    }
  };
  return { firstTexts, showLanguage };
}

/** The instance of the page: `showLanguage` is `setLanguage` that also updates `firstTexts`. */
export const { firstTexts, showLanguage } = firstTextsOf(setLanguage, () => i18n.locale !== '');
