/** How the build is served: the page for navigations only, hashed files for ever, nothing outside the folder (design §1). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createSite, type Site } from '#server/site.ts';
import { aFolder, writeBuild } from './served.ts';

const { folder, remove } = aFolder();
let site: Site;
beforeAll(() => {
  writeBuild(folder);
  site = createSite(folder);
});
afterAll(remove);

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.fetch(new Request(new URL(address, 'http://aplauso.test'), { method, headers }));
const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };

describe('a navigation', () => {
  it.each(['/', '/post', '/recover/password', '/pages/a-page', '/%E0%A4%A'])(
    'to %s gets the page, asked for anew each time',
    async (address) => {
      const answer = await get(address, navigation);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('id="root"');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );
});

describe('anything else that is not there', () => {
  it.each([
    ['/assets/old-9z.js', navigation],
    ['/locales/fr/app.json', {}],
    ['/post', { accept: 'application/json' }],
    ['/headers.json', {}],
    ['/operations.json', {}],
    ['/../package.json', {}],
    ['/%2e%2e/package.json', {}],
    ['/..%2fpackage.json', {}],
  ] as const)('%s is missing', async (address, headers) => {
    expect((await get(address, headers)).status).toBe(404);
  });
});

describe('a file', () => {
  it('with a hash in its name is kept for a year, others are checked', async () => {
    expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/locales/es/app.json')).headers.get('cache-control')).toBe('no-cache');
  });

  it('that the build has packed is sent as it is', async () => {
    const built = aFolder();
    writeBuild(built.folder);
    const place = path.join(built.folder, '.vite/packed/assets/app-1a2b.js.br');
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, brotliCompressSync('packed before'));
    const fromBuild = createSite(built.folder);
    const request = (address: string): Request =>
      new Request(new URL(address, 'http://aplauso.test'), { headers: { 'accept-encoding': 'br' } });
    const answer = await fromBuild.fetch(request('/assets/app-1a2b.js'));
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe('packed before');
    expect((await fromBuild.fetch(request('/.vite/packed/assets/app-1a2b.js.br'))).status).toBe(404);
    built.remove();
  });

  it('is packed as the browser asks, and is the same unpacked', async () => {
    const plain = await (await get('/assets/app-1a2b.js')).text();
    const br = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(plain);
    const gz = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gz.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await gz.arrayBuffer()).toString()).toBe(plain);
    expect((await get('/', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull();
  });

  it('that the browser has already is not sent again', async () => {
    const tag = (await get('/assets/app-1a2b.js')).headers.get('etag') ?? '';
    expect((await get('/assets/app-1a2b.js', { 'if-none-match': tag })).status).toBe(304);
    expect((await get('/assets/app-1a2b.js', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is not written to', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    const head = await get('/', {}, 'HEAD');
    expect(await head.text()).toBe('');
    expect(head.headers.get('content-length')).not.toBe('0');
  });
});

describe('a folder without a build', () => {
  it('is refused with what to do', () => {
    const empty = aFolder();
    expect(() => createSite(empty.folder)).toThrow(/npm run build/);
    empty.remove();
  });
});
