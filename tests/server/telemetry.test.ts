/** Telemetry on the server: its settings, what it changes in the pages, and the content policy. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { createSite } from '#server/site.ts';
import { aFolder, policy, writeBuild } from './served.ts';

const { folder, remove } = aFolder();
const app = '<script type="module" crossorigin src="/assets/app-1a2b.js"></script>';
beforeAll(() => {
  writeBuild(folder);
  writeFileSync(path.join(folder, 'index.html'), `<!doctype html><head>${app}</head><div id="root"></div>`);
  mkdirSync(path.join(folder, '.vite'), { recursive: true });
  writeFileSync(
    path.join(folder, '.vite/manifest.json'),
    JSON.stringify({ 'src/telemetry/start.ts': { file: 'assets/telemetry-3c4d.js', isEntry: true } }),
  );
});
afterAll(remove);

const all = {
  TELEMETRY_MEASUREMENT_ID: 'G-OTHERS1',
  TELEMETRY_MEASUREMENT_IDS: 'aurora=G-AURORA1, boreal=G-BOREAL1',
  TELEMETRY_ERROR_DSN: 'https://key1@errors.example/42',
  TELEMETRY_RECORDING_URL: 'https://{region}.recordings.example/batches',
};
const site = (env: Readonly<Record<string, string>>) =>
  createSite(folder, { telemetry: readSettings(env, []).telemetry });
const policyOf = (env: Readonly<Record<string, string>>) => site(env).headers['Content-Security-Policy'];
const pageOf = async (env: Readonly<Record<string, string>>, host = 'aurora.aplauso.test') =>
  (await site(env).fetch(new Request(`https://${host}/`, { headers: { accept: 'text/html' } }))).text();

describe('telemetry without settings', () => {
  it('telemetry is off by default, and the page and its policy are those of the build', async () => {
    expect(readSettings({}, []).telemetry).toBeUndefined();
    expect(await pageOf({})).toBe(`<!doctype html><head>${app}</head><div id="root"></div>`);
    expect(policyOf({})).toBe(policy);
  });
});

describe('telemetry with settings', () => {
  it('the policy allows exactly the configured origins', () => {
    expect(policyOf(all)).toBe(
      `${policy}; connect-src 'self' https://region1.google-analytics.com https://errors.example https://eu.recordings.example`,
    );
    expect(policyOf({ TELEMETRY_ERROR_DSN: 'https://key1@errors.example/sub/42' })).toBe(
      `${policy}; connect-src 'self' https://errors.example`,
    );
  });

  it('the page names the places of its host and loads telemetry before the app, without inline script', async () => {
    expect(await pageOf(all)).toBe(
      `<!doctype html><head><meta name="aplauso-telemetry" content="on" data-analytics-url="https://region1.google-analytics.com/g/collect" data-measurement-id="G-AURORA1" data-errors-dsn="https://key1@errors.example/42" data-recording-url="https://eu.recordings.example/batches" data-recording-region="eu" /><script type="module" crossorigin src="/assets/telemetry-3c4d.js"></script>${app}</head><div id="root"></div>`,
    );
  });

  it('a page opened at complaints or health is that of the build, without telemetry', async () => {
    for (const place of ['/suggestions', '/case', '/telemedicine', '/%74elemedicine', '/admin/complaints'])
      expect(
        await (
          await site(all).fetch(
            new Request(`https://aurora.aplauso.test${place}`, { headers: { accept: 'text/html' } }),
          )
        ).text(),
      ).toBe(`<!doctype html><head>${app}</head><div id="root"></div>`);
  });

  it('the page of a host holds its own measurement id and no other', async () => {
    for (const [host, id] of [
      ['boreal.aplauso.test', 'G-BOREAL1'],
      ['other.aplauso.test', 'G-OTHERS1'],
    ] as const) {
      const page = await pageOf(all, host);
      expect(page.match(/G-[A-Z]+\d/gu)).toEqual([id]);
    }
  });

  it('the page of each host has its own tag, so that a cached page is never that of another host', async () => {
    const made = site(all);
    const tags = await Promise.all(
      ['aurora', 'boreal'].map(async (name) =>
        (await made.fetch(new Request(`https://${name}.aplauso.test/`))).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(2);
  });

  it('recordings go to the region of the settings', async () => {
    expect(await pageOf({ ...all, TELEMETRY_RECORDING_REGION: 'us' })).toContain(
      'data-recording-url="https://us.recordings.example/batches" data-recording-region="us"',
    );
  });

  it('telemetry is refused for a build without its file', () => {
    const old = aFolder();
    writeBuild(old.folder);
    const { telemetry } = readSettings(all, []);
    expect(() => createSite(old.folder, { telemetry })).toThrow(/npm run build/u);
    old.remove();
  });
});

describe('a wrong telemetry setting', () => {
  it.each([
    [{ TELEMETRY_MEASUREMENT_IDS: 'aurora=G-AURORA1' }, /TELEMETRY_MEASUREMENT_ID must/u],
    [{ ...all, TELEMETRY_MEASUREMENT_IDS: 'aurora' }, /TELEMETRY_MEASUREMENT_IDS must/u],
    [{ ...all, TELEMETRY_MEASUREMENT_ID: 'G 1' }, /TELEMETRY_MEASUREMENT_ID must/u],
    [{ TELEMETRY_ANALYTICS_URL: 'https://a.example/g/collect' }, /needs TELEMETRY_MEASUREMENT_ID/u],
    [{ ...all, TELEMETRY_ANALYTICS_URL: 'http://a.example' }, /TELEMETRY_ANALYTICS_URL must/u],
    [{ TELEMETRY_ERROR_DSN: 'https://errors.example/42' }, /TELEMETRY_ERROR_DSN must/u],
    [{ TELEMETRY_ERROR_DSN: 'http://key1@errors.example/42' }, /TELEMETRY_ERROR_DSN must/u],
    [
      { TELEMETRY_RECORDING_URL: "https://a.example; script-src 'unsafe-inline'" },
      /TELEMETRY_RECORDING_URL must/u,
    ],
    [{ ...all, TELEMETRY_RECORDING_REGION: 'evil.example/' }, /TELEMETRY_RECORDING_REGION must/u],
  ])('%o is refused with a sentence', (env, sentence) => {
    expect(() => readSettings(env, [])).toThrow(sentence);
  });
});
