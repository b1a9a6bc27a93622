/** The first texts, the language of a user, and the callbacks that the machines need from the page. */
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { appOutside } from '#src/app/appOutside.ts';
import { chooseLanguage } from '#src/app/chooseLanguage.ts';
import { firstTextsOf, type ShowLanguage } from '#src/app/firstTexts.ts';
import { languageFor } from '#src/app/language.ts';

const setLanguage = vi.fn<ShowLanguage>();
/** The language that the last `setLanguage` call showed. */
let shown = '';
const works: ShowLanguage = async (language) => {
  shown = language;
};
const aPageOfTexts = () => firstTextsOf(setLanguage, () => shown !== '');

/** The fake request that saves the language in the account. */
const request = vi.fn<(variables: unknown) => Promise<Response>>();
const kept = (language: string): Response =>
  Response.json({ data: { updateAccount: { id: 'ana', language } } });
const refused = (): Response =>
  Response.json({ data: null, errors: [{ message: 'no', extensions: { code: 'forbidden', status: 403 } }] });

beforeEach(() => {
  shown = '';
  setLanguage.mockReset();
  request.mockReset();
  vi.stubGlobal('fetch', async (sent: Request) => {
    const { query, variables } = (await sent.json()) as {
      readonly query: string;
      readonly variables: unknown;
    };
    // A read that a page of another test file started may arrive late.
    return query.includes('SaveLanguage') ? request(variables) : Response.error();
  });
});

describe('the first texts', () => {
  test('the first texts are ready once a language is shown', async () => {
    setLanguage.mockImplementation(works);
    const { firstTexts, showLanguage } = aPageOfTexts();
    expect(firstTexts.getSnapshot().context.state).toBe('loading');
    await showLanguage('es');
    expect(firstTexts.getSnapshot().context.state).toBe('ready');
  });

  test('first texts that fail can be requested again in the same language', async () => {
    setLanguage.mockRejectedValueOnce(new Error('gone')).mockImplementation(works);
    const { firstTexts, showLanguage } = aPageOfTexts();
    await expect(showLanguage('en')).rejects.toThrow('gone');
    expect(firstTexts.getSnapshot().context).toEqual({ state: 'failed', language: 'en' });
    await showLanguage(firstTexts.getSnapshot().context.language);
    expect(firstTexts.getSnapshot().context.state).toBe('ready');
  });

  test('the first texts stay ready when another language fails later', async () => {
    setLanguage.mockImplementationOnce(works).mockRejectedValueOnce(new Error('gone'));
    const { firstTexts, showLanguage } = aPageOfTexts();
    await showLanguage('es');
    await expect(showLanguage('en')).rejects.toThrow('gone');
    expect(firstTexts.getSnapshot().context.state).toBe('ready');
  });

  test('the first texts are still loading when a request ends without a shown language', async () => {
    setLanguage.mockResolvedValue();
    const { firstTexts, showLanguage } = aPageOfTexts();
    await showLanguage('es');
    expect(firstTexts.getSnapshot().context.state).toBe('loading');
  });
});

describe('the language of a person', () => {
  const cache = new QueryClient();

  test('a person’s language is the account’s, and choosing one saves it to the account', async () => {
    setLanguage.mockImplementation(works);
    request.mockResolvedValueOnce(kept('english'));
    expect(languageFor('ana', 'es')).toBe('es');
    expect(await chooseLanguage(cache, 'ana', 'en', setLanguage)).toBe('saved');
    expect(request.mock.lastCall?.[0]).toEqual({ language: 'english' });
    expect(cache.getQueryData(['users', 'me'])).toMatchObject({ language: 'english' });
    // Nothing is stored on this device: the language of the account applies on every device.
    expect(languageFor('ana', 'es')).toBe('es');
    expect(localStorage).toHaveLength(0);
  });

  test('a person’s language is the one chosen on this device while the account cannot be saved', async () => {
    setLanguage.mockImplementation(works);
    request.mockResolvedValueOnce(refused());
    expect(await chooseLanguage(cache, 'ana', 'en', setLanguage)).toBe('kept');
    expect(shown).toBe('en');
    expect(languageFor('ana', 'es')).toBe('en');
    expect(languageFor('luis', 'es')).toBe('es');
    request.mockResolvedValueOnce(kept('english'));
    expect(await chooseLanguage(cache, 'ana', 'en', setLanguage)).toBe('saved');
    expect(languageFor('ana', 'es')).toBe('es');
  });

  test('two chosen languages are saved one after the other, in the order of choice', async () => {
    setLanguage.mockImplementation(works);
    const answers: (() => void)[] = [];
    request.mockImplementation(() => new Promise((answer) => answers.push(() => answer(kept('')))));
    const both = [
      chooseLanguage(cache, 'ana', 'en', setLanguage),
      chooseLanguage(cache, 'ana', 'es', setLanguage),
    ];
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect(languageFor('ana', 'en')).toBe('es');
    answers[1]?.();
    expect(await Promise.all(both)).toEqual(['saved', 'saved']);
    expect(request.mock.calls.map(([variables]) => variables)).toEqual([
      { language: 'english' },
      { language: 'spanish' },
    ]);
  });

  test('a chosen language is not remembered when its texts fail to load', async () => {
    setLanguage.mockRejectedValue(new Error('gone'));
    await expect(chooseLanguage(cache, 'ana', 'en', setLanguage)).rejects.toThrow('gone');
    expect(languageFor('ana', 'es')).toBe('es');
  });

  test('a person’s language falls back to the account’s when the stored value is corrupt', () => {
    localStorage.setItem('language:ana', '{"');
    expect(languageFor('ana', 'es')).toBe('es');
  });
});

describe('the navigation and language callbacks of the machines', () => {
  const outside = () => appOutside(() => undefined, setLanguage);

  test('going to sign-in after a lost session keeps the page in the address', () => {
    history.replaceState(null, '', '/post?id=7');
    outside().goToSignIn({ keepPlace: true });
    expect(`${location.pathname}${location.search}`).toBe('/login?next=%2Fpost%3Fid%3D7');
  });

  test('going to sign-in after signing out forgets the page', () => {
    history.replaceState(null, '', '/post?id=7');
    outside().goToSignIn({ keepPlace: false });
    expect(`${location.pathname}${location.search}`).toBe('/login');
  });

  test.each(['/login?next=%2Fwallet', '/logout', '/activate', '/credential/7'])(
    'going to sign-in leaves the address %s unchanged',
    (address) => {
      history.replaceState(null, '', address);
      outside().goToSignIn({ keepPlace: true });
      expect(`${location.pathname}${location.search}`).toBe(address);
    },
  );

  test('the language suggested by the host is used without being stored, and only if neither device nor browser has one', () => {
    setLanguage.mockImplementation(works);
    const first = outside();
    first.suggestLanguage('en');
    expect(setLanguage).not.toHaveBeenCalled();
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr']);
    first.suggestLanguage('en');
    expect(setLanguage).toHaveBeenCalledWith('en', { remember: false });
    setLanguage.mockClear();
    localStorage.setItem('language', 'es');
    first.suggestLanguage('en');
    expect(setLanguage).not.toHaveBeenCalled();
  });
});
