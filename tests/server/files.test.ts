/** The files that a deployment on Node keeps beside its store, and how files and streams are sent. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { diskBlobs } from '#server/blobs.ts';
import { createHttp } from '#server/http.ts';
import { issuerKey } from '#server/issuerKey.ts';
import { listen } from '#server/listen.ts';
import { startScheduler } from '#server/scheduler.ts';
import { createBackend } from '#backend/app.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { png } from '../support/fileSamples.ts';
import { aFolder } from './served.ts';

const { folder, remove } = aFolder();
afterAll(remove);
afterEach(() => vi.useRealTimers());

const picture = { bytes: png, contentType: 'image/png', name: 'mi "foto"\nñ.png' };

describe('the files on disk', () => {
  const blobs = diskBlobs(path.join(folder, 'files'));

  it('a stored file is the same in the next process, private to its organisation, and can be removed', async () => {
    await blobs.put('aurora', 'post-attachments/one', picture);
    expect(await diskBlobs(path.join(folder, 'files')).get('aurora', 'post-attachments/one')).toEqual(
      picture,
    );
    expect(await blobs.get('boreal', 'post-attachments/one')).toBeUndefined();
    expect(await blobs.get('aurora', 'post-attachments/two')).toBeUndefined();
    expect(await blobs.get('aurora', 'post-attachments')).toBeUndefined();
    const kept = readdirSync(path.join(folder, 'files/aurora/post-attachments'));
    expect(kept).toEqual(['one']);
    expect(statSync(path.join(folder, 'files/aurora/post-attachments/one')).mode & 0o077).toBe(0);
    await blobs.remove('aurora', 'post-attachments/one');
    await blobs.remove('aurora', 'post-attachments/one');
    expect(await blobs.get('aurora', 'post-attachments/one')).toBeUndefined();
  });

  it.each(['../secret', 'a/../../secret', '/etc/passwd', 'a//b', '', '.', 'a/.b', 'a\\..\\b', 'a\u0000'])(
    'the file key %j reaches no place outside the folder',
    async (key) => {
      writeFileSync(path.join(folder, 'secret'), '{"name":"x","contentType":"y"}\nsecret');
      expect(await blobs.get('aurora', key)).toBeUndefined();
      expect(await blobs.get(key, 'a')).toBeUndefined();
      await expect(blobs.put('aurora', key, picture)).rejects.toThrow(TypeError);
      await blobs.remove('aurora', key);
      expect(existsSync(path.join(folder, 'secret'))).toBe(true);
    },
  );
});

describe('a full disk', () => {
  it('an upload that finds no space leaves nothing behind, is answered with 507 and a sentence, and works later', async () => {
    let isFull = true;
    const place = path.join(folder, 'full');
    const blobs = diskBlobs(place, async (file, data, options) => {
      await writeFile(file, isFull ? 'half' : data, options);
      if (isFull) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
    });
    const lines: unknown[] = [];
    const deployment = await openTestDeployment('sql', {
      dependencies: (own) => ({ ...own, blobs, log: (...line) => void lines.push(line) }),
    });
    const as = 'employee@aurora.example';
    const body = { file_name: 'a.png', content_type: 'image/png', size: png.byteLength };
    const said = await deployment.rest('POST /upload_presign/post-attachments', { as, body });
    const { url } = (await said.json()) as { url: string };
    const put = () =>
      deployment.rest(`PUT ${url.replace('/rest', '')}`, {
        bytes: png,
        headers: { 'content-type': 'image/png', 'accept-language': 'en' },
      });
    const refused = await put();
    expect([refused.status, await refused.json()]).toEqual([
      507,
      expect.objectContaining({ message: expect.stringMatching(/no space left/), recoverable: false }),
    ]);
    expect(
      readdirSync(place, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()),
    ).toEqual([]);
    expect(lines).toHaveLength(1);
    isFull = false;
    expect((await put()).status).toBe(200);
    deployment.close();
  });
});

describe('the key of credentials', () => {
  it('the key of credentials is made once, readable by this user alone, and refused when damaged', async () => {
    const place = path.join(folder, 'keys');
    mkdirSync(place);
    const [one, other] = await Promise.all([issuerKey(place), issuerKey(place)]);
    expect(other).toEqual(one);
    expect(await issuerKey(place)).toEqual(one);
    expect(statSync(path.join(place, 'issuer.key')).mode & 0o077).toBe(0);
    expect(JSON.parse(readFileSync(path.join(place, 'issuer.key'), 'utf8'))).toEqual(one);
    writeFileSync(path.join(place, 'issuer.key'), 'half');
    await expect(issuerKey(place)).rejects.toThrow(/issuer\.key is no key/);
  });
});

describe('the scheduler', () => {
  it('the scheduler runs every second, never twice at once, and no more after it stopped', async () => {
    vi.useFakeTimers();
    const logged: string[] = [];
    let looking = 0;
    let looks = 0;
    const stop = startScheduler(
      async () => {
        looks++;
        expect(++looking).toBe(1);
        await new Promise((resolve) => setTimeout(resolve, 2_500));
        looking--;
        if (looks === 1) throw new RangeError('inside');
      },
      (line) => void logged.push(line),
    );
    await vi.advanceTimersByTimeAsync(2_500 + 1_000);
    expect([looks, logged.length]).toEqual([2, 1]);
    const stopped = stop();
    await vi.advanceTimersByTimeAsync(2_500);
    await stopped;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([looks, looking]).toEqual([2, 0]);
  });
});

describe('files and streams over HTTP', () => {
  const closing = new AbortController();
  let deployment: TestDeployment;
  let listening: Awaited<ReturnType<typeof listen>>;
  let token: string;
  beforeAll(async () => {
    deployment = await openTestDeployment('tab');
    token = await deployment.tokenOf('employee@aurora.example');
    const rest = createBackend({ ...deployment.dependencies, closing: closing.signal });
    const app = createHttp({ graphql: rest, rest, log: () => undefined });
    listening = await listen(app, { host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await listening.stop();
    deployment.close();
  });
  const at = (address: string, init: RequestInit = {}) => fetch(new URL(address, listening.address), init);
  const announce = async (size: number) => {
    const answer = await at('/rest/upload_presign/post-attachments', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ file_name: 'foto.png', content_type: 'image/png', size }),
    });
    return (await answer.json()) as { url: string; key: string };
  };
  const put = (url: string, body: Uint8Array<ArrayBuffer>) =>
    at(url, { method: 'PUT', headers: { 'content-type': 'image/png' }, body });

  it('a file larger than the JSON limit is uploaded and downloaded with private caching and sandboxing headers', async () => {
    const large = new Uint8Array(3_000_000);
    large.set(png);
    const { url, key } = await announce(large.byteLength);
    expect((await put(url, large)).status).toBe(200);
    const address = (await (
      await at('/rest/read_presign/post-attachments', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ key }),
      })
    ).json()) as { url: string };
    const answer = await at(address.url);
    expect((await answer.arrayBuffer()).byteLength).toBe(large.byteLength);
    expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=\d{3,}, immutable$/);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('an endless upload is cut off, and the server answers the next call', async () => {
    const { url } = await announce(1_000);
    const refused = await put(url, new Uint8Array(20_000_000)).then(
      ({ status }) => status,
      () => 'cut off',
    );
    expect([422, 'cut off']).toContain(refused);
    expect((await at('/rest/language')).status).toBe(401);
  });

  it('a stream delivers events as they happen and ends when the server stops', async () => {
    const answer = await at('/rest/stream', {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
    });
    expect([answer.headers.get('content-type'), answer.headers.get('content-encoding')]).toEqual([
      'text/event-stream; charset=utf-8',
      null,
    ]);
    const reader = (answer.body ?? new ReadableStream<Uint8Array>()).getReader();
    const next = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await next()).toBe('retry: 3000\n\n');
    const org = (await deployment.db.directory.find('email:employee@aurora.example')) ?? '';
    deployment.dependencies.eventBus.publish(org, [
      { to: 'everyone', message: { id: 'm', kind: 'post.removed', postId: 'p' } },
    ]);
    expect(await next()).toContain('"kind":"post.removed"');
    closing.abort();
    expect((await reader.read()).done).toBe(true);
  });

  it('a page that leaves its stream is unsubscribed from the event bus', async () => {
    const hub = deployment.dependencies.eventBus;
    const leaving = new AbortController();
    const gone = Promise.withResolvers<void>();
    const backend = createBackend({
      ...deployment.dependencies,
      eventBus: {
        publish: hub.publish,
        subscribe: (...given) => {
          const stop = hub.subscribe(...given);
          return () => {
            stop();
            gone.resolve();
          };
        },
      },
    });
    const other = await listen(createHttp({ graphql: backend, rest: backend, log: () => undefined }), {
      host: '127.0.0.1',
      port: 0,
    });
    const answer = await fetch(`${other.address}/rest/stream`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    });
    expect(answer.status).toBe(200);
    leaving.abort();
    await gone.promise;
    await other.stop();
  });
});
