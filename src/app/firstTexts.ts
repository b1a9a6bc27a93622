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

/** The page's own; an actor and not a store, since the first load has no other use for the store library. */
export const firstTexts = createActor(fromTransition(next, initial)).start();

/** As `setLanguage`, and keeps `firstTexts`: raises `TextsUnavailable` and leaves the language that was shown. */
export async function showLanguage(language: Language, options?: { remember?: boolean }): Promise<void> {
  firstTexts.send({ type: 'asked', language });
  try {
    await setLanguage(language, options);
    // A later choice may still be on its way; it will say so itself.
    if (i18n.locale !== '') firstTexts.send({ type: 'shown' });
  } catch (error) {
    firstTexts.send({ type: 'failed' });
    throw error;
  }
}
