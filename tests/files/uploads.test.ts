/** Files are uploaded and downloaded by signed addresses only (spec §5, §7). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesByKey, ownUploads } from '#backend/files/files.rules.ts';
import { ValidationErrors } from '#backend/http/domainError.ts';
import { documentTypes, fileRules } from '#schema/files/files.rules.ts';
import { openTestDeployment, type TestDeployment, type StoreKind } from '../support/deployment.ts';
import { html, pdf, png, rightFiles, svg, text, utf16 } from '../support/fileSamples.ts';
import { gateFor } from '#tests/support/gate.ts';

const ana = 'employee@aurora.example';
const luis = 'manager@aurora.example';
const stranger = 'employee@boreal.example';

interface Refusal {
  readonly code: string;
  readonly reasons: readonly { readonly field: string; readonly code: string; readonly message: string }[];
}
const refusalOf = async (answer: Response): Promise<Refusal> => (await answer.json()) as Refusal;
const why = async (answer: Response): Promise<readonly (string | number)[]> => {
  const { code, reasons } = await refusalOf(answer);
  return [answer.status, code, ...reasons.map((one) => `${one.field}:${one.code}`)];
};
const local = (url: string): string => url.replace(/^\/rest/, '');

describe.each(['tab', 'sql'] satisfies StoreKind[])('uploads over the %s store', (kind) => {
  let deployment: TestDeployment;
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
  });
  afterEach(() => deployment.close());

  const announce = (type: string, body: object, as = ana) =>
    deployment.rest(`POST /upload_presign/${type}`, { as, body });
  async function addressOf(
    bytes: Uint8Array,
    contentType: string,
    { type = 'post-attachments', as = ana, fileName = 'acta.pdf' } = {},
  ): Promise<{ url: string; key: string; expires_at: string }> {
    const answer = await announce(
      type,
      { file_name: fileName, content_type: contentType, size: bytes.byteLength },
      as,
    );
    expect(answer.status).toBe(200);
    return (await answer.json()) as { url: string; key: string; expires_at: string };
  }
  const put = (url: string, bytes: Uint8Array<ArrayBuffer>, contentType: string, headers = {}) =>
    deployment.rest(`PUT ${local(url)}`, { bytes, headers: { 'content-type': contentType, ...headers } });
  async function uploaded(
    bytes: Uint8Array<ArrayBuffer>,
    contentType: string,
    options: { type?: string; as?: string; fileName?: string } = {},
  ): Promise<string> {
    const { url, key } = await addressOf(bytes, contentType, options);
    expect((await put(url, bytes, contentType)).status).toBe(200);
    return key;
  }
  const readAddress = (key: string, as = ana, type = key.split('/')[0]) =>
    deployment.rest(`POST /read_presign/${type}`, { as, body: { key } });
  async function got(key: string, as = ana): Promise<Response> {
    const { url } = (await (await readAddress(key, as)).json()) as { url: string };
    return deployment.rest(`GET ${local(url)}`);
  }

  it.each(Object.keys(fileRules))('an upload of kind %s gets an address and a key', async (type) => {
    const answer = await announce(type, { file_name: 'foto.png', content_type: 'image/png', size: 900 });
    expect(answer.status).toBe(200);
    const said = (await answer.json()) as { url: string; key: string; expires_at: string };
    expect(said.key).toMatch(new RegExp(`^${type}/[0-9a-f-]{36}$`));
    expect(said.url).toContain(`/rest/file/${said.key}?`);
    expect(Date.parse(said.expires_at)).toBeGreaterThan(deployment.now);
  });

  it.each(['invoice', 'post-attachment', 'constructor', 'post-attachments%2F..'])(
    'the unknown kind %s is refused with "Invalid file type" for uploads and for reading',
    async (type) => {
      for (const language of ['es', 'en']) {
        const headers = { 'accept-language': language };
        const body = { file_name: 'foto.png', content_type: 'image/png', size: 900 };
        const up = await deployment.rest(`POST /upload_presign/${type}`, { as: ana, body, headers });
        const down = await deployment.rest(`POST /read_presign/${type}`, {
          as: ana,
          body: { key: `${type}/x` },
          headers,
        });
        for (const answer of [up, down]) {
          expect(answer.status).toBe(422);
          const { message, error } = (await answer.json()) as Record<string, unknown>;
          expect([message, error]).toEqual(['Invalid file type', 'Invalid file type']);
        }
      }
    },
  );

  it('there are exactly nine kinds of uploads', () => expect(Object.keys(fileRules)).toHaveLength(9));

  it.each([
    ['user-profile-picture', 'application/pdf', 900, 'content_type:file_type'],
    ['user-profile-picture', 'image/svg+xml', 900, 'content_type:file_type'],
    ['post-attachments', 'text/html', 900, 'content_type:file_type'],
    ['user-profile-picture', 'image/png', 5 * 1_048_576 + 1, 'size:file_too_large'],
    ['post-attachments', 'application/pdf', 10 * 1_048_576 + 1, 'size:file_too_large'],
  ])(
    'an upload to %s of type %s with %i bytes is refused before it is sent',
    async (type, contentType, size, reason) => {
      const answer = await announce(type, { file_name: 'x', content_type: contentType, size });
      expect(await why(answer)).toEqual([422, 'invalid', reason]);
    },
  );

  it.each(Object.entries(rightFiles))('a %s file is downloaded as uploaded', async (contentType, bytes) => {
    const answer = await got(await uploaded(bytes, contentType));
    expect(answer.status).toBe(200);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get('content-type')).toContain(contentType);
  });

  it('only pictures and PDF are shown inline, other files are saved, and none of them can run scripts', async () => {
    const picture = await got(await uploaded(png, 'image/png', { fileName: 'equipo.png' }));
    expect(picture.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''equipo.png");
    const name = 'año "nuevo"\r\nx: y\'.txt';
    const note = text('Hola');
    const saved = await got(await uploaded(note, 'text/plain', { fileName: name }));
    const [way, , encoded = ''] = (saved.headers.get('content-disposition') ?? '').split(/; |''/);
    expect([way, decodeURIComponent(encoded)]).toEqual(['attachment', name]);
    const document = await got(await uploaded(pdf, 'application/pdf'));
    expect(document.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''acta.pdf");
    for (const { headers } of [picture, saved, document]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'; sandbox");
    }
  });

  it.each([
    ['a drawing that calls itself a picture', svg, 'image/png'],
    ['a page that calls itself a picture', html, 'image/jpeg'],
    ['a page that calls itself a text', html, 'text/plain'],
    ['a picture that calls itself a document', png, 'application/pdf'],
    ['an archive that calls itself a document', Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2]), documentTypes[1]],
    ['a table that calls itself a document', rightFiles[documentTypes[2]] ?? png, documentTypes[1]],
    ['a page after blanks that calls itself a text', text('\uFEFF \r\n\t<HTML lang="x">'), 'text/plain'],
    ['a page in another encoding that calls itself a text', utf16('<script>1</script>'), 'text/plain'],
    [
      'a drawing after a prologue that calls itself a text',
      text('<?xml version="1.0"?><svg/>'),
      'text/plain',
    ],
    ['a page with a PDF inside it', text('<html>%PDF-1.7'), 'application/pdf'],
    ['a program that calls itself a text', text('MZ\u0000\u0003'), 'text/plain'],
    ['a page that calls itself a wave', text('<html>GIF89a'), 'image/gif'],
  ])('%s is refused by its bytes and not stored', async (_, bytes, contentType) => {
    const { url, key } = await addressOf(bytes, contentType);
    expect(await why(await put(url, bytes, contentType))).toEqual([422, 'invalid', ':file_type']);
    expect((await readAddress(key)).status).toBe(404);
  });

  it.each([
    ['a picture', 'image/gif', text('GIF89a/*<script>alert(1)</script>*/=1;')],
    ['a document', 'application/pdf', text('%PDF-1.7\n<script>alert(1)</script>')],
  ])('a file that is %s and a page is served only as its declared type', async (_, contentType, bytes) => {
    const { headers } = await got(await uploaded(bytes, contentType, { fileName: 'x.html' }));
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      contentType,
      'nosniff',
    ]);
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  it('an uploaded body must match the announced type and size exactly', async () => {
    const { url, key } = await addressOf(png, 'image/png');
    expect(await why(await put(url, png, 'image/gif'))).toEqual([422, 'invalid', ':file_type']);
    const longer = new Uint8Array(png.byteLength + 1);
    longer.set(png);
    expect(await why(await put(url, longer, 'image/png'))).toEqual([422, 'invalid', ':file_too_large']);
    expect(
      await why(await put(url, png, 'image/png', { 'content-length': String(png.byteLength + 1) })),
    ).toEqual([422, 'invalid', ':file_too_large']);
    expect(await why(await put(url, png.slice(0, -1), 'image/png'))).toEqual([422, 'invalid', ':file_cut']);
    expect((await readAddress(key)).status).toBe(404);
    expect((await put(url, png, 'image/png')).status).toBe(200);
  });

  it('uploading the same bytes again succeeds, and other bytes are a conflict', async () => {
    const { url, key } = await addressOf(png, 'image/png');
    expect((await put(url, png, 'image/png')).status).toBe(200);
    expect((await put(url, png, 'image/png')).status).toBe(200);
    const other = Uint8Array.from(png, (byte, at) => (at === png.byteLength - 1 ? byte ^ 1 : byte));
    expect(await why(await put(url, other, 'image/png'))).toEqual([409, 'conflict']);
    expect(new Uint8Array(await (await got(key)).arrayBuffer())).toEqual(png);
  });

  it('an upload address is valid only for its time, verb, file, kind and organisation', async () => {
    const { url, key } = await addressOf(png, 'image/png');
    const another = await addressOf(png, 'image/png');
    const theirs = await addressOf(png, 'image/png', { as: stranger });
    const [, id = ''] = key.split('/');
    const forged = [
      url.replace(/sig=.{4}/, 'sig=AAAA'),
      // Another kind of file, and other spellings of the same path.
      url.replace('/post-attachments/', '/comm-attachment/'),
      url.replace(key, `post-attachments/..%2Fpost-attachments%2F${id}`),
      url.replace(key, `post-attachments/%2e%2e%2F${id}`),
      url.replace(key, `post-attachments%2F${id}/${id}`),
      url.replace(/org=([^&]+)/, 'org=$1%2F..'),
      url.replace(/exp=(\d+)/, (_, exp: string) => `exp=${Number(exp) + 60_000}`),
      url.replace(key, another.key),
      url.replace(/org=[^&]+/, /org=[^&]+/.exec(theirs.url)?.[0] ?? ''),
      theirs.url.replace(theirs.key, key),
      url.replace(/org=[^&]+/, 'org=*'),
    ];
    for (const address of forged)
      expect(await why(await put(address, png, 'image/png')), address).toEqual([403, 'forbidden']);
    expect((await deployment.rest(`GET ${local(url)}`)).status).toBe(403);
    deployment.now += 15 * 60_000;
    expect(await why(await put(url, png, 'image/png'))).toEqual([403, 'forbidden']);
  });

  it('a read address is valid until it expires, and only for its file and organisation', async () => {
    const key = await uploaded(png, 'image/png');
    const first = (await (await readAddress(key)).json()) as { url: string; expires_at: string };
    const { url: theirs } = await addressOf(png, 'image/png', { as: stranger });
    const moved = first.url.replace(/org=[^&]+/, /org=[^&]+/.exec(theirs)?.[0] ?? '');
    expect((await deployment.rest(`GET ${local(moved)}`)).status).toBe(403);
    deployment.now += 59 * 60_000;
    expect((await deployment.rest(`GET ${local(first.url)}`)).status).toBe(200);
    deployment.now = Date.parse(first.expires_at) - 1;
    const kept = await deployment.rest(`GET ${local(first.url)}`);
    expect([kept.status, kept.headers.get('cache-control')]).toEqual([200, 'private, max-age=0, immutable']);
    deployment.now += 1;
    expect((await deployment.rest(`GET ${local(first.url)}`)).status).toBe(403);
    expect((await deployment.rest(`PUT ${local(first.url)}`, { bytes: png })).status).toBe(403);
    const again = (await (await readAddress(key)).json()) as { url: string };
    expect(again.url).not.toBe(first.url);
  });

  it('a file key of another organisation, of another kind or never uploaded is not found', async () => {
    const key = await uploaded(png, 'image/png');
    const { key: announced } = await addressOf(png, 'image/png');
    const unknown = await (await readAddress('post-attachments/nothing')).text();
    for (const answer of [
      await readAddress(key, stranger),
      await readAddress(announced),
      await readAddress(key, ana, 'task-attachment'),
    ]) {
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(unknown);
    }
    expect((await got(key)).status).toBe(200);
  });

  it('attachments must be uploaded by the sender, be of the right kind and exist', async () => {
    const mine = await uploaded(png, 'image/png');
    const other = await uploaded(png, 'image/png', { as: luis });
    const photo = await uploaded(png, 'image/png', { type: 'user-profile-picture' });
    const { key: missing } = await addressOf(png, 'image/png');
    const org = (await deployment.db.directory.find(`email:${ana}`)) ?? '';
    await deployment.db.read(org, async (store) => {
      const me = [...(await filesByKey(store, [mine])).values()][0]?.uploaderId ?? '';
      const findings = new ValidationErrors('es');
      const keys = [other, mine, photo, missing];
      const rows = await ownUploads(store, { id: me }, keys, 'post-attachments', findings, 'attachments');
      expect(rows.map(({ id, name, size }) => [id, name, size])).toEqual([
        [mine, 'acta.pdf', png.byteLength],
      ]);
      expect(() => findings.throwIfAny()).toThrowError(
        expect.objectContaining({
          reasons: [0, 2, 3].map((at) =>
            expect.objectContaining({ field: `attachments.${at}`, code: 'file_unknown' }),
          ),
        }),
      );
    });
  });

  it('external people cannot announce an upload', async () => {
    const answer = await announce(
      'post-attachments',
      { file_name: 'x', content_type: 'image/png', size: 9 },
      'external@aurora.example',
    );
    expect(await why(answer)).toEqual([403, 'forbidden']);
  });

  it('two uploads to one address at once store one of them, and the other is a conflict', async () => {
    const { blobs } = deployment.dependencies;
    // Delays each write until both have started or one has been answered.
    const gate = gateFor(2);
    const putTogether = (...given: Parameters<typeof blobs.put>) =>
      gate.pass().then(() => blobs.put(...given));
    Object.assign(deployment.dependencies, { blobs: { ...blobs, put: putTogether } });
    const { url, key } = await addressOf(png, 'image/png');
    const other = Uint8Array.from(png, (byte, at) => (at === png.byteLength - 1 ? byte ^ 1 : byte));
    const answers = await Promise.all(
      [png, other].map((bytes) => put(url, bytes, 'image/png').finally(gate.open)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const kept = new Uint8Array(await (await got(key)).arrayBuffer());
    expect(kept).toEqual(answers[0]?.status === 200 ? png : other);
  });
});
