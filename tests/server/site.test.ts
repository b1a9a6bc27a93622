/**
 * How the build is served: the page for navigations only, unlimited caching of hashed files, and no file outside the
 * folder.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { packed } from '#server/packing.ts';
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

describe('the navigation', () => {
  it.each(['/', '/post', '/recover/password', '/pages/a-page', '/%E0%A4%A'])(
    'a navigation to %s gets the page without caching',
    async (address) => {
      const answer = await get(address, navigation);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('id="root"');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );
});

describe('the missing file', () => {
  it.each([
    ['/assets/old-9z.js', navigation],
    ['/locales/fr/app.json', {}],
    ['/post', { accept: 'application/json' }],
    ['/headers.json', {}],
    ['/operations.json', {}],
    ['/../package.json', {}],
    ['/%2e%2e/package.json', {}],
    ['/..%2fpackage.json', {}],
  ] as const)('the address %s without a file is missing', async (address, headers) => {
    expect((await get(address, headers)).status).toBe(404);
  });
});

describe('the served file', () => {
  it('a file with a hash in its name is cached for long, and others are revalidated', async () => {
    expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/locales/es/app.json')).headers.get('cache-control')).toBe('no-cache');
  });

  it('a file that the build has compressed is sent as it is', async () => {
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

  it('a file is compressed as the browser asks, with the same content', async () => {
    const plain = await (await get('/assets/app-1a2b.js')).text();
    const br = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(plain);
    const gz = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gz.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await gz.arrayBuffer()).toString()).toBe(plain);
  });

  it('a small file is compressed where that makes it smaller, and sent as it is where not', async () => {
    const smaller = await get('/locales/es/app.json', { 'accept-encoding': 'br' });
    expect(smaller.headers.get('content-encoding')).toBe('br');
    expect(smaller.headers.get('content-length')).toBe(String((await smaller.arrayBuffer()).byteLength));
    const plain = await get('/assets/ticks-worker-3c4d.js', { 'accept-encoding': 'br' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe('postMessage(1)');
  });

  it('a file is compressed as small as brotli can', async () => {
    const file = readFileSync(import.meta.filename);
    const best = brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    expect((await packed(file)).byteLength).toBeLessThanOrEqual(best.byteLength);
  });

  it('a file that the browser already has is not sent again', async () => {
    const tag = (await get('/assets/app-1a2b.js')).headers.get('etag') ?? '';
    expect((await get('/assets/app-1a2b.js', { 'if-none-match': tag })).status).toBe(304);
    expect((await get('/assets/app-1a2b.js', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('a file cannot be written to, and HEAD has no body', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    const head = await get('/', {}, 'HEAD');
    expect(await head.text()).toBe('');
    expect(head.headers.get('content-length')).not.toBe('0');
  });
});

describe('the folder without a build', () => {
  it('a folder without a build is refused with the command to run', () => {
    const empty = aFolder();
    expect(() => createSite(empty.folder)).toThrow(/npm run build/);
    empty.remove();
  });
});
