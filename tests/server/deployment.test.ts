/**
 * The whole deployment on Node: opens an empty folder, keeps its data, and refuses impossible settings with one
 * sentence.
 */
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDeployment } from '#server/deployment.ts';
import { listen } from '#server/listen.ts';
import { readSettings } from '#server/settings.ts';
import { aFolder, writeBuild } from './served.ts';

const { folder, remove } = aFolder();
beforeAll(() => writeBuild(path.join(folder, 'dist')));
afterAll(remove);

const settings = (env: Record<string, string> = {}) =>
  readSettings({ DATA_DIR: path.join(folder, 'data'), ...env }, []);
const open = (env?: Record<string, string>) =>
  openDeployment(settings(env), () => undefined, path.join(folder, 'dist'));

describe('the deployment with an empty data folder', () => {
  it('a deployment makes its store, answers page, REST, documentation and facade, and opens the store again', async () => {
    const deployment = await open();
    expect(deployment.store).toBe('empty');
    const at = (address: string, init?: RequestInit) =>
      deployment.app.fetch(new Request(new URL(address, 'http://aplauso.test'), init));
    expect(await (await at('/')).text()).toContain('id="root"');
    expect(await (await at('/rest/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
    expect((await at('/rest/user')).status).toBe(401);
    expect(await (await at('/rest/nothing')).json()).toMatchObject({ code: 'not_found' });
    expect(
      (await at('/graphql', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }))
        .status,
    ).toBe(400);
    await deployment.close();
    const again = await open();
    expect(again.store).toBe('empty');
    await again.close();
  });

  it('a deployment in front of another server stores nothing', async () => {
    const deployment = await open({
      API_BASE_URL: 'http://127.0.0.1:9/api',
      DATA_DIR: path.join(folder, 'unused'),
    });
    expect(deployment.store).toBe('elsewhere');
    expect(existsSync(path.join(folder, 'unused'))).toBe(false);
    await deployment.close();
  });
});

describe('the port', () => {
  it('a deployment answers on its port, a taken port is refused, and stopping frees it', async () => {
    const deployment = await open();
    const listening = await listen(deployment.app, { host: '127.0.0.1', port: 0 });
    const page = await fetch(listening.address, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('id="root"');
    const broken = await fetch(`${listening.address}/graphql`, {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(broken.status).toBe(400);
    const port = Number(new URL(listening.address).port);
    await expect(listen(deployment.app, { host: '127.0.0.1', port })).rejects.toThrow(/is taken/);
    await listening.stop();
    const again = await listen(deployment.app, { host: '127.0.0.1', port });
    await again.stop();
    await deployment.close();
  });

  it('an idle connection stays open longer than the 60 seconds of a proxy', async () => {
    const deployment = await open();
    const listening = await listen(deployment.app, { host: '127.0.0.1', port: 0 });
    const { headers } = await fetch(listening.address);
    expect(headers.get('keep-alive')).toBe('timeout=75');
    await listening.stop();
    await deployment.close();
  });

  it('listening on a foreign address is refused with the hint HOST and PORT', async () => {
    const deployment = await open();
    await expect(listen(deployment.app, { host: '203.0.113.1', port: 0 })).rejects.toThrow(/HOST and PORT/);
    await deployment.close();
  });
});

describe('the broken store', () => {
  it('a store that cannot be opened is refused with its place and the reason', async () => {
    writeFileSync(path.join(folder, 'a-file'), 'x');
    await expect(open({ DATA_DIR: path.join(folder, 'a-file') })).rejects.toThrow(
      /a-file.*cannot be opened.*DATA_DIR/,
    );
    mkdirSync(path.join(folder, 'broken'));
    writeFileSync(path.join(folder, 'broken/aplauso.sqlite'), 'this is no database'.repeat(100));
    await expect(open({ DATA_DIR: path.join(folder, 'broken') })).rejects.toThrow(/not a database/);
  });
});

describe('the data folder', () => {
  it('a second server on the same data folder is refused with a sentence, and may start when the first has stopped', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(/Another server already uses .*data: stop it first/);
    expect((await first.app.fetch(new Request('http://aplauso.test/rest/user'))).status).toBe(401);
    await first.close();
    await (await open()).close();
  });

  it('a folder and a database that others could read are private after the start', async () => {
    const place = path.join(folder, 'shared');
    mkdirSync(place);
    chmodSync(place, 0o755);
    writeFileSync(path.join(place, 'aplauso.sqlite'), '');
    chmodSync(path.join(place, 'aplauso.sqlite'), 0o644);
    const deployment = await open({ DATA_DIR: place });
    const shown = readdirSync(place).filter((name) => statSync(path.join(place, name)).mode & 0o077);
    expect([readdirSync(place).includes('aplauso.sqlite-wal'), shown]).toEqual([true, []]);
    expect(statSync(place).mode & 0o777).toBe(0o700);
    await deployment.close();
  });

  it('a folder for everybody is refused and keeps its mode', async () => {
    const place = path.join(folder, 'public');
    mkdirSync(place);
    chmodSync(place, 0o1777);
    await expect(open({ DATA_DIR: place })).rejects.toThrow(/folder for everybody.*DATA_DIR/);
    expect(statSync(place).mode & 0o7777).toBe(0o1777);
  });
});

const run = promisify(execFile);
const start = (env: Record<string, string>, ...flags: string[]) =>
  run(process.execPath, ['server/main.ts', ...flags], {
    env: { ...process.env, DATA_DIR: path.join(folder, 'never'), ...env },
  }).then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  );

describe('the refused start', () => {
  it.each([
    [{ DATABASE_URL: 'postgres://ana:secret@db/aplauso' }, [], /PostgreSQL is not built yet/],
    [{}, ['--nonsense'], /--nonsense/],
  ] as const)(
    'a start with %o %o ends with one sentence, no secret and no data folder',
    async (env, flags, sentence) => {
      const { code, stderr } = await start(env, ...flags);
      expect(code).toBe(1);
      expect(stderr.trim()).toMatch(sentence);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(stderr).not.toContain('secret');
      expect(existsSync(path.join(folder, 'never'))).toBe(false);
    },
  );
});
