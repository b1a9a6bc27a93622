/** Bad input of cases, by name: what is refused, where, and with which reason. */
import { afterEach, describe, expect, it } from 'vitest';
import { barePicture, isBarePicture } from '#schema/feedback/pictures.ts';
import {
  complaint,
  jpegExif,
  jpegWith,
  newCode,
  openCaseFixture,
  pictureFile,
  pngText,
  pngWith,
  webpExif,
  webpWith,
  type CaseFixture,
} from './caseFixture.ts';
import { crowd } from './pollFixture.ts';
import { boss } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: CaseFixture;

const [ana = ''] = crowd(1);
const named = (type: string, bytes: string, name = 'foto.png'): File => new File([bytes], name, { type });
const eleven = Array.from({ length: 11 }, () => pictureFile());
const hidden = () => ({ is_anonymous: 'true', code: newCode() });

type Fields = Readonly<Record<string, string | readonly (string | File)[]>>;
const faults: readonly (readonly [string, Fields, string, string])[] = [
  ['a complaint of 0 signs', { description: '' }, 'description', 'required'],
  ['a complaint of blanks', { description: '   ' }, 'description', 'required'],
  ['a complaint of 20,000 signs', { description: 'a'.repeat(20_000) }, 'description', 'too_long'],
  ['11 files', { files: eleven }, 'files', 'too_many'],
  ['an SVG', { files: [named('image/svg+xml', '<svg/>', 'x.svg')] }, 'files', 'file_type'],
  ['a zip named pdf', { files: [named('application/pdf', 'PK\u0003\u0004', 'x.pdf')] }, 'files', 'file_type'],
  ['a category of suggestions', { category: 'place' }, 'category', 'option'],
  ['an unknown person', { involved_user_ids: ['nobody'] }, 'involved_user_ids.0', 'id_unknown'],
  ['a key of nobody', { attachment_keys: ['complaint-attachment/x'] }, 'attachment_keys.0', 'file_unknown'],
  ['no name and no code', { is_anonymous: 'true' }, 'code', 'case_code_needed'],
  ['no name and a short code', { is_anonymous: 'true', code: 'ABC' }, 'code', 'case_code'],
  [
    'no name and a PDF',
    { ...hidden(), files: [named('application/pdf', '%PDF-1.7\n')] },
    'files.0',
    'case_file_picture',
  ],
  [
    'no name and a GIF',
    { ...hidden(), files: [pictureFile(), named('image/gif', 'GIF89a wave')] },
    'files.1',
    'case_file_picture',
  ],
  [
    'no name and a picture with words',
    { ...hidden(), files: [pictureFile(pngWith(pngText('Author\0Ana')))] },
    'files.0',
    'case_file_metadata',
  ],
  [
    'no name and a photo with its place',
    { ...hidden(), files: [pictureFile(jpegWith(jpegExif('19.43 -99.13')), 'x.jpg', 'image/jpeg')] },
    'files.0',
    'case_file_metadata',
  ],
  [
    'no name and a WebP with its camera',
    { ...hidden(), files: [pictureFile(webpWith(webpExif('Canon')), 'x.webp', 'image/webp')] },
    'files.0',
    'case_file_metadata',
  ],
  [
    'no name and something behind the picture',
    { ...hidden(), files: [pictureFile(Uint8Array.from([...pngWith(), 65]))] },
    'files.0',
    'case_file_metadata',
  ],
];

describe.each(storesOf(import.meta.url))('bad input of cases, %s store', (kind) => {
  afterEach(() => fixture.deployment.close());

  it('each is refused with its reason, and nothing of it is stored', async () => {
    fixture = await openCaseFixture(kind, 1);
    const { send, caseRows } = fixture;
    for (const [name, fields, field, code] of faults) {
      const { status, said } = await send(ana, 'POST /complaint', { ...complaint, ...fields });
      const [reason] = said.reasons;
      expect([name, status, reason.field, reason.code]).toEqual([name, 422, field, code]);
    }
    expect(await caseRows()).toEqual([]);
  });

  it('an upload by key is taken with a name and refused without: it carries the name', async () => {
    fixture = await openCaseFixture(kind, 1);
    const { call, send, deployment, caseRows } = fixture;
    const bytes = pngWith();
    const { said } = await call(ana, 'POST /upload_presign/complaint-attachment', {
      file_name: 'foto.png',
      content_type: 'image/png',
      size: bytes.byteLength,
    });
    expect(said.key).toMatch(/^complaint-attachment\//);
    await deployment.rest(
      `PUT ${new URL(said.url, 'http://home.test').pathname.replace(/^\/rest/, '')}${new URL(said.url, 'http://home.test').search}`,
      {
        bytes,
        headers: { 'content-type': 'image/png' },
      },
    );
    const keys = { attachment_keys: [said.key] };
    const refused = await send(ana, 'POST /complaint', { ...complaint, ...hidden(), ...keys });
    expect([refused.status, refused.said.reasons[0].code]).toEqual([422, 'case_key_named']);
    const sent = await send(ana, 'POST /complaint', { ...complaint, ...keys });
    expect(sent.status).toBe(200);
    expect((await caseRows())[0]?.files).toMatchObject([{ key: said.key }]);
  });

  it('closing needs a reason, an answer needs words or a file, codes are refused after too many tries', async () => {
    fixture = await openCaseFixture(kind, 1);
    const { call, complain, send, out } = fixture;
    const id = await complain(ana);
    const closed = await call(boss, `PATCH /org/case/${id}`, { state: 'closed' });
    expect([closed.status, closed.said.reasons[0].code]).toEqual([422, 'case_reason']);
    const empty = await send(boss, `POST /org/case/${id}/answer`, { text: ' ' });
    expect([empty.status, empty.said.reasons[0].code]).toEqual([422, 'case_empty']);
    expect((await call(boss, 'PATCH /org/feedback', { answer_days: 91 })).status).toBe(422);
    expect((await call(boss, 'PATCH /org/feedback', { keep_months: 0 })).status).toBe(422);
    const headers = { 'x-aplauso-source': '203.0.113.7' };
    const tried = [];
    for (let time = 0; time < 61; time++)
      tried.push((await out('POST /case', { code: newCode() }, headers)).status);
    expect(tried.indexOf(429)).toBe(60);
    expect((await out('POST /case', { code: newCode() })).said.reasons[0].code).toBe('case_unknown');
  });
});

describe('pictures without metadata', () => {
  it.each([
    ['image/png', pngWith(), pngWith(pngText('Author\0Ana'))],
    ['image/jpeg', jpegWith(), jpegWith(jpegExif('place'))],
    ['image/webp', webpWith(), webpWith(webpExif('camera'))],
  ] as const)('%s: what is not needed goes, what is needed stays', (type, bare, full) => {
    expect(isBarePicture(type, bare)).toBe(true);
    expect(isBarePicture(type, full)).toBe(false);
    expect(barePicture(type, full)).toEqual(bare);
    expect(barePicture(type, Uint8Array.from([...full, 1, 2, 3]))).toEqual(bare);
    for (let end = 0; end < bare.byteLength; end++)
      expect(isBarePicture(type, bare.slice(0, end))).toBe(false);
  });
});
