/** Whether the interface has any texts at all: without them there is a sentence and Retry, never a blank page (design §7). */
import { i18n } from '@lingui/core';
import { createActor, fromTransition } from 'xstate';
import { defaultLanguage, type Language } from '#schema/limits.ts';
import { setLanguage } from './i18n.ts';

/** What is known of the first texts, and the language that was asked for last. */
export interface FirstTexts {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly language: Language;
}

type FirstTextsEvent =
  | { readonly type: 'asked'; readonly language: Language }
  | { readonly type: 'shown' }
  | { readonly type: 'failed' };

function next(texts: FirstTexts, event: FirstTextsEvent): FirstTexts {
  // Once a language is shown, later failures leave that one.
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

/** What shows a language: raises `TextsUnavailable` and leaves the language that was shown. */
export type ShowLanguage = typeof setLanguage;

/** The first texts of a page that shows languages by `set`; `isAnyShown` says whether one is shown by now. */
export function firstTextsOf(set: ShowLanguage, isAnyShown: () => boolean) {
  // An actor and not a store, since the first load has no other use for the store library.
  const firstTexts = createActor(fromTransition(next, initial)).start();
  const showLanguage: ShowLanguage = async (language, options) => {
    firstTexts.send({ type: 'asked', language });
    try {
      await set(language, options);
      // A later choice may still be on its way; it will say so itself.
      if (isAnyShown()) firstTexts.send({ type: 'shown' });
    } catch (error) {
      firstTexts.send({ type: 'failed' });
      throw error;
    }
  };
  return { firstTexts, showLanguage };
}

/** The page's own: `showLanguage` is `setLanguage` that also keeps `firstTexts`. */
export const { firstTexts, showLanguage } = firstTextsOf(setLanguage, () => i18n.locale !== '');
