/**
 * A host of the documentation starts without the app: the boot script sends no session, and every path gets the page.
 */
import { createContext, runInContext } from 'node:vm';
import { afterAll, describe, expect, test } from 'vitest';
import { tokenKey } from '#schema/limits.ts';
import { isDocsHost } from '#schema/brand.ts';
import { createSite } from '#server/site.ts';
import { aFolder, writeBuild } from '#tests/server/served.ts';
import { bootScript } from '#tools/vite/boot.ts';

/** The requests of the boot script on a host where a session is stored. */
function asked(
  hostname: string,
  languages: readonly string[] = ['es'],
): {
  readonly addresses: readonly string[];
  readonly read: readonly string[];
} {
  const addresses: string[] = [];
  const read: string[] = [];
  const window: Record<string, unknown> = {};
  const context = createContext({
    window,
    location: { hostname, host: hostname, origin: `https://${hostname}`, pathname: '/' },
    localStorage: {
      getItem: (name: string) => (read.push(name), name === tokenKey ? 'a-session' : null),
    },
    navigator: { languages },
    fetch: (address: string) => (addresses.push(address), Promise.resolve()),
    document: {
      documentElement: { dataset: {} },
      createElement: () => ({}),
      head: { appendChild: () => undefined },
    },
  });
  runInContext(bootScript({ operations: { Boot: 'query Boot { user { id } }' } }), context);
  return { addresses, read };
}

describe('the first script', () => {
  test.each(['docs.aplauso.example', 'api-docs.aplauso.example', 'ortodocs.example'])(
    'the first script on %s fetches texts and reads no session',
    (host) => {
      expect(isDocsHost(host)).toBe(true);
      expect(asked(host)).toEqual({
        addresses: ['/locales/es/app.json'],
        read: expect.not.arrayContaining([tokenKey]) as unknown,
      });
    },
  );

  test.each(['aplauso.example', 'aurora.aplauso.example', 'doc.example'])(
    'the first script on %s asks for the boot',
    (host) => {
      expect(isDocsHost(host)).toBe(false);
      expect(asked(host).addresses).toEqual(['/locales/es/app.json', '/graphql']);
    },
  );

  test.each([
    { languages: ['en-US', 'es'], texts: 'en' },
    { languages: ['fr', 'es-MX', 'en'], texts: 'es' },
    { languages: ['fr'], texts: 'es' },
  ])('a browser of $languages gets the first texts in $texts', ({ languages, texts }) => {
    expect(asked('aplauso.example', languages).addresses[0]).toBe(`/locales/${texts}/app.json`);
  });
});

describe('the page server', () => {
  const { folder, remove } = aFolder();
  afterAll(remove);
  test.each([
    'http://docs.aplauso.test/',
    'http://docs.aplauso.test/services',
    'http://aplauso.test/docs',
    'http://aplauso.test/docs/authenticate',
  ])('the page server answers %s with the page', async (address) => {
    writeBuild(folder);
    const answer = await createSite(folder).fetch(
      new Request(address, { headers: { 'sec-fetch-mode': 'navigate', accept: 'text/html' } }),
    );
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('id="root"');
  });
});
