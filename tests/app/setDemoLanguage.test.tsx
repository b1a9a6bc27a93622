/** The language of a demonstration: kept for the device and its persona, and for nobody else. */
import { beforeEach, expect, it } from 'vitest';
import { storedLanguage } from '#src/app/i18n.ts';
import { languageFor } from '#src/app/language.ts';
import { setDemoLanguage } from '#src/app/setDemoLanguage.ts';

beforeEach(() => localStorage.clear());

it('a demonstration is read in its language by its persona, and by nobody else against their setting', () => {
  setDemoLanguage('en', 'p1');
  expect([storedLanguage(), languageFor('p1', 'es'), languageFor('p2', 'es')]).toEqual(['en', 'en', 'es']);
});

it('one that says no language leaves the device as it is, and its persona’s own setting counts again', () => {
  setDemoLanguage('en', 'p1');
  setDemoLanguage(undefined, 'p1');
  expect([storedLanguage(), languageFor('p1', 'es')]).toEqual(['en', 'es']);
});

it('one without a persona speaks to whoever stands at the entrance', () => {
  setDemoLanguage('es', undefined);
  expect(storedLanguage()).toBe('es');
});
