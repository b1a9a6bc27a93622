/** The text loader: loads each file once and one language at a time, and reports missing or broken files. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as core from '@lingui/core';
import type * as module from '#src/app/i18n.ts';

interface Page {
  readonly asked: string[];
  files: Record<string, unknown>;
  readonly html: { lang: string };
  readonly kept: Map<string, string>;
}

let page: Page;
let i18n: typeof core.i18n;
let texts: typeof module;

const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const html = (): Response => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });

beforeEach(async () => {
  page = { asked: [], files: {}, html: { lang: 'es' }, kept: new Map() };
  vi.stubGlobal('document', { documentElement: page.html });
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => page.kept.get(key) ?? null,
    setItem: (key: string, value: string) => page.kept.set(key, value),
  });
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    page.asked.push(`${address}${init?.cache === 'reload' ? ' again' : ''}`);
    const file = page.files[address];
    return file === undefined ? html() : json(file);
  });
  page.files = {
    '/locales/es/app.json': { messages: { hello: 'Hola' } },
    '/locales/en/app.json': { messages: { hello: 'Hello' } },
    '/locales/es/posts.json': { messages: { post: 'Publicación' } },
    '/locales/en/posts.json': { messages: { post: 'Post' } },
  };
  // Loaded texts live as long as the page; a fresh module simulates a fresh page.
  vi.resetModules();
  texts = await import('#src/app/i18n.ts');
  ({ i18n } = await import('@lingui/core'));
});
afterEach(() => vi.unstubAllGlobals());

describe('the language of the page', () => {
  it('a chosen language is shown, marked on the page and stored once its texts are loaded', async () => {
    await texts.setLanguage('en');
    expect(i18n._('hello')).toBe('Hello');
    expect(page.html.lang).toBe('en');
    expect(page.kept.get('language')).toBe('en');
    expect(texts.activeLanguage()).toBe('en');
  });

  it('changing the language loads the texts of every namespace in use before it is shown', async () => {
    await texts.setLanguage('es');
    await texts.loadTexts('es', 'posts');
    await texts.setLanguage('en');
    expect([i18n._('hello'), i18n._('post')]).toEqual(['Hello', 'Post']);
  });

  it('the language chosen last wins, even if the files of an earlier choice arrive later', async () => {
    const english = Promise.withResolvers<void>();
    const network = fetch;
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (address.startsWith('/locales/en/')) await english.promise;
      return network(address, init);
    });
    const slow = texts.setLanguage('en');
    await texts.setLanguage('es');
    english.resolve();
    await slow;
    expect(texts.activeLanguage()).toBe('es');
    expect(page.kept.get('language')).toBe('es');
  });

  it('a language set with `remember: false` is not stored', async () => {
    await texts.setLanguage('en', { remember: false });
    expect(texts.storedLanguage()).toBeNull();
  });

  it('a language whose texts are missing leaves the shown and the stored language unchanged', async () => {
    await texts.setLanguage('es');
    delete page.files['/locales/en/app.json'];
    await expect(texts.setLanguage('en')).rejects.toMatchObject({
      name: 'TextsUnavailable',
      language: 'en',
      namespace: 'app',
    });
    expect([texts.activeLanguage(), page.html.lang, page.kept.get('language')]).toEqual(['es', 'es', 'es']);
  });

  it('a language is shown even if the texts of one namespace are missing', async () => {
    await texts.setLanguage('es');
    await texts.loadTexts('es', 'posts');
    delete page.files['/locales/en/posts.json'];
    await texts.setLanguage('en');
    expect(texts.activeLanguage()).toBe('en');
    expect(texts.textsOf('en', 'posts').state).toBe('failed');
  });
});

describe('the language before sign-in', () => {
  it.each([
    { stored: 'es', browser: ['en-US', 'es'], own: 'es', first: 'es' },
    { stored: null, browser: ['en-US', 'es'], own: 'en', first: 'en' },
    { stored: '{"broken', browser: ['fr', 'en-GB', 'es-MX'], own: 'en', first: 'en' },
    { stored: null, browser: ['pt-BR', 'es-MX', 'en'], own: 'es', first: 'es' },
    { stored: null, browser: ['fr'], own: null, first: 'es' },
    { stored: null, browser: [], own: null, first: 'es' },
  ])('stored $stored in a browser of $browser begins in $first', ({ stored, browser, own, first }) => {
    if (stored !== null) page.kept.set('language', stored);
    vi.stubGlobal('navigator', { languages: browser });
    expect([texts.ownLanguage(), texts.initialLanguage()]).toEqual([own, first]);
  });

  it('the stored language is null when storage is missing or holds an unknown value, and setting a language still works', async () => {
    page.kept.set('language', 'klingon');
    expect(texts.storedLanguage()).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    expect(texts.storedLanguage()).toBeNull();
    await texts.setLanguage('en');
    expect(texts.activeLanguage()).toBe('en');
  });
});

describe('a file of texts', () => {
  it('a file of texts is fetched once', async () => {
    await Promise.all([texts.loadTexts('es', 'posts'), texts.loadTexts('es', 'posts')]);
    await texts.loadTexts('es', 'posts');
    expect(page.asked).toEqual(['/locales/es/posts.json']);
  });

  it('texts that the document fetched early are used without another request', async () => {
    vi.stubGlobal('window', {
      bootTexts: Promise.resolve(json({ messages: { hello: 'Early' } })),
      bootLanguage: 'en',
    });
    await texts.setLanguage('en');
    expect(i18n._('hello')).toBe('Early');
    expect(page.asked).toEqual([]);
  });

  it('texts are fetched when the early request was for another language or failed', async () => {
    vi.stubGlobal('window', { bootTexts: Promise.resolve(json({})), bootLanguage: 'es' });
    await texts.setLanguage('en');
    vi.stubGlobal('window', {
      bootTexts: Promise.reject(new TypeError('Failed to fetch')),
      bootLanguage: 'es',
    });
    await texts.setLanguage('es');
    expect(i18n._('hello')).toBe('Hola');
  });

  it.each([
    ['missing', undefined],
    ['without texts', {}],
    ['of another shape', { messages: { hello: 7 } }],
    ['a list', []],
  ])(
    'a text file that is %s is fetched twice, then fails, and a later load fetches it again',
    async (_name, file) => {
      const good = page.files['/locales/es/app.json'];
      page.files['/locales/es/app.json'] = file;
      await expect(texts.loadTexts('es', 'app')).rejects.toBeInstanceOf(texts.TextsUnavailable);
      expect(page.asked).toEqual(['/locales/es/app.json', '/locales/es/app.json again']);
      page.files['/locales/es/app.json'] = good;
      await texts.loadTexts('es', 'app');
      expect(texts.textsOf('es', 'app').state).toBe('ready');
    },
  );
});
