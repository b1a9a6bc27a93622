/**
 * Files inside a call are kept if the call succeeds and removed if the call fails (contract rows with `multipart`,
 * `binary`).
 */
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Blobs, Context } from '#backend/http/context.ts';
import { domainError } from '#backend/http/domainError.ts';
import { answerer } from '#backend/calls/router.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { requestOf } from '#schema/kit/client.ts';
import { endpoints, type Input } from '#schema/kit/endpoint.ts';
import { file } from '#schema/kit/files.ts';
import { openApi } from '#schema/kit/openapi.ts';
import { wired } from '#schema/kit/wire.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { pdf, png, svg } from '../support/fileSamples.ts';

const ana = 'employee@aurora.example';
const picture = { types: ['image/png'], maxBytes: 100 };
const rows = endpoints({
  album: {
    route: 'POST /album/{id}',
    encoding: 'multipart',
    body: z.object({
      title: z.string().check(z.minLength(1)),
      pageCount: z.int(),
      isOpen: z.optional(z.boolean()),
      tagNames: z.optional(z.array(z.string())),
      place: z.optional(z.object({ cityName: z.string() })),
      cover: file(picture),
      photos: wired(z.optional(z.array(file(picture))), 'photo_list'),
    }),
    reply: z.object({ title: z.string(), keys: z.array(z.string()) }),
    can: 'recognition.send',
    module: 'recognitions',
    origin: 'ours',
  },
  photo: {
    route: 'PUT /portrait',
    encoding: 'binary',
    body: file(picture),
    reply: z.object({ key: z.string(), name: z.string(), size: z.int() }),
    can: 'session.use',
    origin: 'ours',
  },
});
type Album = Input<typeof rows.album>;
type Photo = Input<typeof rows.photo>;

let deployment: TestDeployment;
let kept: Map<string, string>;
let blobs: Blobs;
let seen: Album[];
let fails: 'no' | 'refused' | 'broken';

beforeEach(async () => {
  deployment = await openTestDeployment('tab');
  kept = new Map();
  seen = [];
  fails = 'no';
  const { blobs: below } = deployment.dependencies;
  blobs = {
    get: below.get,
    put: async (org, key, stored) => {
      kept.set(key, stored.name);
      await below.put(org, key, stored);
    },
    remove: async (org, key) => {
      kept.delete(key);
      await below.remove(org, key);
    },
  };
});

async function album(context: Context, input: Album): Promise<{ title: string; keys: string[] }> {
  seen.push(input);
  // This change must be rolled back together with the files.
  await context.store.update(modules, { flag: 'notifications' }, { active: false });
  if (fails === 'refused') throw domainError('conflict', context.language);
  if (fails === 'broken') throw new RangeError('inside');
  const { title, cover, photos = [] } = input.body;
  return { title, keys: [cover.key, ...photos.map(({ key }) => key)] };
}
const photo = async (_: Context, { body }: Photo) => body;

const methods = { album, photo };
async function call(name: keyof typeof rows, body: unknown, headers: Record<string, string> = {}, as = ana) {
  const quiet = { ...deployment.dependencies, blobs, log: () => undefined };
  const { overWire } = answerer(
    { operation: `test.${name}`, row: rows[name], method: methods[name] },
    quiet,
    async () => [],
  );
  const token = as === '' ? {} : { authorization: `Bearer ${await deployment.tokenOf(as)}` };
  const request = requestOf(
    rows[name],
    `test.${name}`,
    { params: { id: 'a' }, body },
    {
      base: 'http://home.test/rest',
      send: async () => new Response(),
      headers: () => ({ ...token, ...headers }),
      language: 'es',
    },
  );
  return overWire(request, { id: 'a' });
}
const aFile = (bytes = png, name = 'a.png', type = 'image/png'): File => new File([bytes], name, { type });
const right = () => ({ title: 'Equipo', pageCount: 3, cover: aFile(png, 'tapa.png') });
const reasonsOf = async (answer: Response): Promise<readonly string[]> =>
  ((await answer.json()) as { reasons: { field: string; code: string }[] }).reasons.map(
    (one) => `${one.field}:${one.code}`,
  );

describe('a multipart call', () => {
  it('a multipart call gives the service fields in our spelling, typed values and stored files', async () => {
    const answer = await call('album', {
      ...right(),
      isOpen: false,
      tagNames: ['noche', 'sí & no'],
      place: { cityName: 'Cusco' },
      photos: [aFile(png, 'uno.png'), aFile(png, 'dos ñ.png')],
    });
    expect(answer.status).toBe(200);
    const [input] = seen;
    expect(input?.body).toMatchObject({
      title: 'Equipo',
      pageCount: 3,
      isOpen: false,
      tagNames: ['noche', 'sí & no'],
      place: { cityName: 'Cusco' },
      cover: { name: 'tapa.png', contentType: 'image/png', size: png.byteLength },
    });
    expect([...kept.values()]).toEqual(['tapa.png', 'uno.png', 'dos ñ.png']);
    expect((await answer.json()) as unknown).toEqual({ title: 'Equipo', keys: [...kept.keys()] });
  });

  it('an invalid multipart call reports every field and file, and stores no file', async () => {
    const answer = await call('album', {
      title: '',
      pageCount: 1.5,
      cover: aFile(svg),
      photos: [
        aFile(),
        aFile(new Uint8Array(101)),
        aFile(new Uint8Array(0)),
        aFile(pdf, 'a.pdf', 'application/pdf'),
      ],
    });
    expect(answer.status).toBe(422);
    expect(await reasonsOf(answer)).toEqual([
      'cover:file_type',
      'photo_list:file_too_large',
      'photo_list:file_empty',
      'photo_list:file_type',
      'title:required',
      'page_count:integer',
    ]);
    expect([seen.length, kept.size]).toEqual([0, 0]);
  });

  it('a multipart call reports texts sent as files, and files sent as texts, at their fields, and does not run', async () => {
    const answer = await call('album', { title: aFile(), pageCount: 1, cover: 'no file', photos: 'x' });
    expect(await reasonsOf(answer)).toEqual(['title:type', 'cover:format', 'photo_list.0:format']);
    expect(seen).toHaveLength(0);
  });

  it.each(['refused', 'broken'] as const)(
    'a multipart call that is %s leaves neither rows nor files',
    async (how) => {
      fails = how;
      const answer = await call('album', right());
      expect(answer.status).toBe(how === 'refused' ? 409 : 500);
      expect(seen).toHaveLength(1);
      expect(kept.size).toBe(0);
      const org = (await deployment.db.directory.find(`email:${ana}`)) ?? '';
      const { rows: flags } = await deployment.db.read(org, (store) =>
        store.list(modules, { where: { flag: 'notifications' } }),
      );
      expect(flags.map(({ active }) => active)).toEqual([true]);
    },
  );

  it.each([
    ['an anonymous caller', '', 401],
    ['an external person', 'external@aurora.example', 403],
  ])('a multipart call of %s is refused before its body is read', async (_, as, status) => {
    const answer = await call('album', { title: '' }, {}, as);
    expect(answer.status).toBe(status);
  });

  it('a multipart call is refused before its body is read while its module is off', async () => {
    const org = (await deployment.db.directory.find(`email:${ana}`)) ?? '';
    await deployment.db.tx(org, (store) =>
      store.update(modules, { flag: 'recognitions' }, { active: false }),
    );
    const answer = await call('album', { title: '' });
    expect(((await answer.json()) as { code: string }).code).toBe('module_off');
  });

  it('a multipart call repeated with its idempotency key runs once and stores its file once', async () => {
    const key = { 'idempotency-key': 'one act' };
    const first = await (await call('album', right(), key)).text();
    const again = await (await call('album', right(), key)).text();
    expect(again).toBe(first);
    expect([seen.length, kept.size]).toEqual([1, 1]);
  });

  it('a multipart call with a used idempotency key and other files is a conflict, and its files are removed', async () => {
    const key = { 'idempotency-key': 'one act' };
    await call('album', right(), key);
    const other = Uint8Array.from([...png, 1]);
    const answer = await call('album', { ...right(), cover: aFile(other, 'tapa.png') }, key);
    expect(((await answer.json()) as { code: string }).code).toBe('key_reused');
    expect(kept.size).toBe(1);
  });

  it('a multipart call with a JSON body is answered with 400', async () => {
    const token = await deployment.tokenOf(ana);
    const { overWire } = answerer(
      { operation: 'test.album', row: rows.album, method: album },
      { ...deployment.dependencies, blobs },
      async () => [],
    );
    const answer = await overWire(
      new Request('http://home.test/rest/album/a', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{"title":"Equipo"}',
      }),
      { id: 'a' },
    );
    expect(answer.status).toBe(400);
  });
});

describe('a call whose body is one file', () => {
  it('a call with a file body stores the file under a key with its name', async () => {
    const answer = await call('photo', aFile(png, 'mi foto ñ.png'));
    const said = (await answer.json()) as { key: string };
    expect(said).toMatchObject({ name: 'mi foto ñ.png', size: png.byteLength });
    expect([...kept.keys()]).toEqual([said.key]);
  });

  it.each([
    ['too large', aFile(new Uint8Array(101)), ':file_too_large'],
    ['no picture', aFile(svg), ':file_type'],
    ['empty', aFile(new Uint8Array(0)), ':file_empty'],
  ])('a file body that is %s is refused and not stored', async (_, body, reason) => {
    const answer = await call('photo', body);
    expect([answer.status, ...(await reasonsOf(answer))]).toEqual([422, reason]);
    expect(kept.size).toBe(0);
  });
});

describe('the OpenAPI document', () => {
  it('the OpenAPI document marks fields and bodies that are files as binary', () => {
    const document = JSON.stringify(openApi({ test: rows }, '/rest'));
    expect(document).toContain('"multipart/form-data"');
    expect(document).toContain('"cover":{"type":"string","format":"binary"}');
    expect(document).toContain('"photo_list":{"type":"array","items":{"type":"string","format":"binary"}}');
    expect(document).toContain('"application/octet-stream":{"schema":{"type":"string","format":"binary"}}');
  });
});
