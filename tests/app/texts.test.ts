// @vitest-environment jsdom
/** The first texts, the language of a person, and what the machines ask of the page. */
import { beforeEach, describe, expect, test, vi } from 'vitest';

const setLanguage = vi.hoisted(() => vi.fn<(language: string, options?: object) => Promise<void>>());
const i18n = vi.hoisted(() => ({ locale: '' }));
vi.mock('@lingui/core', () => ({ i18n }));
vi.mock('#src/app/i18n.ts', async (original) => ({ ...(await original<object>()), setLanguage }));

const load = async () => {
  vi.resetModules();
  const [texts, language, outside] = await Promise.all([
    import('#src/app/firstTexts.ts'),
    import('#src/app/language.ts'),
    import('#src/app/appOutside.ts'),
  ]);
  return { ...texts, ...language, ...outside };
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
  test('is the account’s until they choose another on this device', async () => {
    setLanguage.mockImplementation(works);
    const { chooseLanguage, languageFor } = await load();
    expect(languageFor('ana', 'es')).toBe('es');
    await chooseLanguage('ana', 'en');
    expect(languageFor('ana', 'es')).toBe('en');
    expect(languageFor('luis', 'es')).toBe('es');
  });

  test('is not remembered when its texts fail', async () => {
    setLanguage.mockRejectedValue(new Error('gone'));
    const { chooseLanguage, languageFor } = await load();
    await expect(chooseLanguage('ana', 'en')).rejects.toThrow('gone');
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
