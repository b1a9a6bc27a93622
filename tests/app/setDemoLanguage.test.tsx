/** The language of a demonstration is stored per device and persona. */
import { beforeEach, expect, it } from 'vitest';
import { storedLanguage } from '#src/app/i18n.ts';
import { languageFor } from '#src/app/language.ts';
import { setDemoLanguage } from '#src/app/setDemoLanguage.ts';

beforeEach(() => localStorage.clear());

it('the language of a demonstration applies to the device and its persona, and not to other people', () => {
  setDemoLanguage('en', 'p1');
  expect([storedLanguage(), languageFor('p1', 'es'), languageFor('p2', 'es')]).toEqual(['en', 'en', 'es']);
});

it('a demonstration without a language keeps the stored language, and its persona’s own setting counts again', () => {
  setDemoLanguage('en', 'p1');
  setDemoLanguage(undefined, 'p1');
  expect([storedLanguage(), languageFor('p1', 'es')]).toEqual(['en', 'es']);
});

it('a demonstration without a persona stores its language for the device', () => {
  setDemoLanguage('es', undefined);
  expect(storedLanguage()).toBe('es');
});
