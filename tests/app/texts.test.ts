// @vitest-environment jsdom
/** The first texts, the language of a person, and what the machines ask of the page. */
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const setLanguage = vi.hoisted(() => vi.fn<(language: string, options?: object) => Promise<void>>());
const i18n = vi.hoisted(() => ({ locale: '' }));
vi.mock('@lingui/core', () => ({ i18n }));
const request = vi.hoisted(() => vi.fn<(document: unknown, variables: object) => Promise<unknown>>());
vi.mock('#src/api/client.ts', () => ({ request }));
vi.mock('#src/app/i18n.ts', async (original) => ({ ...(await original<object>()), setLanguage }));

const load = async () => {
  vi.resetModules();
  const [texts, language, choice, outside] = await Promise.all([
    import('#src/app/firstTexts.ts'),
    import('#src/app/language.ts'),
    import('#src/app/chooseLanguage.ts'),
    import('#src/app/appOutside.ts'),
  ]);
  return { ...texts, ...language, ...choice, ...outside };
};

const works = async (language: string): Promise<void> => {
  i18n.locale = language;
};

beforeEach(() => {
  i18n.locale = '';
  setLanguage.mockReset();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('the first texts', () => {
  test('are there once a language is shown', async () => {
    setLanguage.mockImplementation(works);
    const { firstTexts, showLanguage } = await load();
    expect(firstTexts.getSnapshot().context.state).toBe('loading');
    await showLanguage('es');
    expect(firstTexts.getSnapshot().context.state).toBe('ready');
  });

  test('that fail are asked for again in the same language', async () => {
    setLanguage.mockRejectedValueOnce(new Error('gone')).mockImplementation(works);
    const { firstTexts, showLanguage } = await load();
    await expect(showLanguage('en')).rejects.toThrow('gone');
    expect(firstTexts.getSnapshot().context).toEqual({ state: 'failed', language: 'en' });
    await showLanguage(firstTexts.getSnapshot().context.language);
    expect(firstTexts.getSnapshot().context.state).toBe('ready');
  });

  test('stay when another language fails later', async () => {
    setLanguage.mockImplementationOnce(works).mockRejectedValueOnce(new Error('gone'));
    const { firstTexts, showLanguage } = await load();
    await showLanguage('es');
    await expect(showLanguage('en')).rejects.toThrow('gone');
    expect(firstTexts.getSnapshot().context.state).toBe('ready');
  });

  test('are still on their way while a later choice has overtaken the first', async () => {
    setLanguage.mockResolvedValue();
    const { firstTexts, showLanguage } = await load();
    await showLanguage('es');
    expect(firstTexts.getSnapshot().context.state).toBe('loading');
  });
});

describe('the language of a person', () => {
  const cache = new QueryClient();
  const stored = (language: string) => ({ updateAccount: { id: 'ana', language } });

  test('is the account’s, and a choice is written into it', async () => {
    setLanguage.mockImplementation(works);
    request.mockResolvedValueOnce(stored('english'));
    const { chooseLanguage, languageFor } = await load();
    expect(languageFor('ana', 'es')).toBe('es');
    expect(await chooseLanguage(cache, 'ana', 'en')).toBe('saved');
    expect(request.mock.lastCall?.[1]).toEqual({ language: 'english' });
    expect(cache.getQueryData(['users', 'me'])).toMatchObject({ language: 'english' });
    // Nothing is left here: what the account says, from whichever device, is read.
    expect(languageFor('ana', 'es')).toBe('es');
    expect(localStorage).toHaveLength(0);
  });

  test('is the one chosen on this device while the account cannot be written', async () => {
    setLanguage.mockImplementation(works);
    request.mockRejectedValueOnce(new Error('down'));
    const { chooseLanguage, languageFor } = await load();
    expect(await chooseLanguage(cache, 'ana', 'en')).toBe('kept');
    expect(i18n.locale).toBe('en');
    expect(languageFor('ana', 'es')).toBe('en');
    expect(languageFor('luis', 'es')).toBe('es');
    request.mockResolvedValueOnce(stored('english'));
    expect(await chooseLanguage(cache, 'ana', 'en')).toBe('saved');
    expect(languageFor('ana', 'es')).toBe('es');
  });

  test('is written in the order in which it was chosen', async () => {
    setLanguage.mockImplementation(works);
    const answers: (() => void)[] = [];
    request.mockImplementation(
      (_document, variables) =>
        new Promise((answer) => answers.push(() => answer({ updateAccount: variables }))),
    );
    const { chooseLanguage, languageFor } = await load();
    const sent = request.mock.calls.length;
    const both = [chooseLanguage(cache, 'ana', 'en'), chooseLanguage(cache, 'ana', 'es')];
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect(languageFor('ana', 'en')).toBe('es');
    answers[1]?.();
    expect(await Promise.all(both)).toEqual(['saved', 'saved']);
    expect(request.mock.calls.slice(sent).map(([, variables]) => variables)).toEqual([
      { language: 'english' },
      { language: 'spanish' },
    ]);
  });

  test('is not remembered when its texts fail', async () => {
    setLanguage.mockRejectedValue(new Error('gone'));
    const { chooseLanguage, languageFor } = await load();
    await expect(chooseLanguage(cache, 'ana', 'en')).rejects.toThrow('gone');
    expect(languageFor('ana', 'es')).toBe('es');
  });

  test('does not fall over a corrupted storage', async () => {
    localStorage.setItem('language:ana', '{"');
    const { languageFor } = await load();
    expect(languageFor('ana', 'es')).toBe('es');
  });
});

describe('what the machines ask of the page', () => {
  const outside = async () => (await load()).appOutside(() => undefined);

  test('sign-in keeps the place when the session was lost', async () => {
    history.replaceState(null, '', '/post?id=7');
    (await outside()).goToSignIn({ keepPlace: true });
    expect(`${location.pathname}${location.search}`).toBe('/login?next=%2Fpost%3Fid%3D7');
  });

  test('sign-in forgets the place after signing out', async () => {
    history.replaceState(null, '', '/post?id=7');
    (await outside()).goToSignIn({ keepPlace: false });
    expect(`${location.pathname}${location.search}`).toBe('/login');
  });

  test.each(['/login?next=%2Fwallet', '/logout', '/activate', '/credential/7'])(
    '%s is left alone',
    async (address) => {
      history.replaceState(null, '', address);
      (await outside()).goToSignIn({ keepPlace: true });
      expect(`${location.pathname}${location.search}`).toBe(address);
    },
  );

  test('the host’s language is suggested only to who never chose one', async () => {
    setLanguage.mockImplementation(works);
    const first = await outside();
    first.suggestLanguage('en');
    expect(setLanguage).toHaveBeenCalledWith('en', { remember: false });
    setLanguage.mockClear();
    localStorage.setItem('language', 'es');
    first.suggestLanguage('en');
    expect(setLanguage).not.toHaveBeenCalled();
  });
});
