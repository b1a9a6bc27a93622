/** Cases over the fixture of surveys: forms with files, codes, pictures with and without metadata. */
import { cases } from '#backend/feedback/cases.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { Row } from '#backend/store/table.ts';
import { caseCodeOf } from '#schema/feedback/cases.rules.ts';
import type { StoreKind } from '../support/deployment.ts';
import type { Answer } from './postFixture.ts';
import { openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const ascii = (text: string): Bytes => new TextEncoder().encode(text);
const joined = (...parts: readonly Bytes[]): Bytes => Uint8Array.from(parts.flatMap((part) => [...part]));

const chunk = (name: string, body: Bytes): Bytes =>
  joined(Uint8Array.from([0, 0, 0, body.byteLength]), ascii(name), body, new Uint8Array(4));
/** A PNG with these chunks beside those that it needs. */
export const pngWith = (...more: readonly Bytes[]): Bytes =>
  joined(
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', new Uint8Array(13)),
    ...more,
    chunk('IDAT', ascii('pixels')),
    chunk('IEND', new Uint8Array(0)),
  );
export const pngText = (words: string): Bytes => chunk('tEXt', ascii(words));
const segment = (marker: number, body: Bytes): Bytes =>
  joined(Uint8Array.from([0xff, marker, 0, body.byteLength + 2]), body);
/** A JPEG with these segments beside those that it needs; a restart mark and a filled byte are among its pixels. */
export const jpegWith = (...more: readonly Bytes[]): Bytes =>
  joined(
    Uint8Array.from([0xff, 0xd8]),
    segment(0xe0, joined(ascii('JFIF\0'), Uint8Array.from([1, 1, 0, 0, 1, 0, 1, 0, 0]))),
    ...more,
    segment(0xdb, new Uint8Array(4)),
    segment(0xda, new Uint8Array(2)),
    Uint8Array.from([1, 0xff, 0, 2, 0xff, 0xd3, 3, 0xff, 0xd9]),
  );
export const jpegExif = (words: string): Bytes => segment(0xe1, ascii(`Exif\0\0${words}`));
const riff = (name: string, body: Bytes): Bytes =>
  joined(ascii(name), Uint8Array.from([body.byteLength, 0, 0, 0]), body);
export const webpWith = (...more: readonly Bytes[]): Bytes => {
  const body = joined(ascii('WEBP'), riff('VP8L', ascii('pixels')), ...more);
  return joined(ascii('RIFF'), Uint8Array.from([body.byteLength, 0, 0, 0]), body);
};
export const webpExif = (words: string): Bytes => riff('EXIF', ascii(words));

export const pictureFile = (bytes: Bytes = pngWith(), name = 'ana-en-el-almacen.png', type = 'image/png') =>
  new File([bytes], name, { type });

/** A code that no other test draws. */
let drawn = 0;
export const newCode = (): string => {
  const place = ++drawn;
  return caseCodeOf(Uint8Array.from({ length: 16 }, (_, at) => (place >> (5 * (at % 6))) & 31));
};

/** The second administrator. */
export const second = 'segunda';

export interface CaseFixture extends SurveyFixture {
  /** A multipart call of a person, or of nobody. */
  send(
    who: string | null,
    route: string,
    fields: Readonly<Record<string, string | readonly (string | File)[]>>,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** A complaint with a name; returns its id. */
  complain(
    who: string,
    more?: Readonly<Record<string, string | readonly (string | File)[]>>,
  ): Promise<string>;
  /** A complaint without a name; returns its code. */
  whisper(who: string, more?: Readonly<Record<string, string | readonly (string | File)[]>>): Promise<string>;
  /** A call of nobody. */
  out(route: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  caseRows(): Promise<readonly Row<typeof cases>[]>;
  kindsFor(who: string): Promise<readonly string[]>;
}

export const complaint = { subject: 'Ruido', description: 'En el almacén, cada noche.' };

/** The fixture with a second administrator and this many others. */
export async function openCaseFixture(
  kind: StoreKind,
  people = 3,
  more: Parameters<typeof openSurveyFixture>[2] = {},
): Promise<CaseFixture> {
  const surveys = await openSurveyFixture(kind, people, more);
  const { deployment, look, change } = surveys;
  const { tokens } = deployment.dependencies;
  await change(async (store) => {
    const { rows } = await store.list(users, { where: { id: 'diego' } });
    const [admin] = rows;
    if (admin === undefined) throw new Error('the fixture has no administrator');
    const email = `${second}@taller.example`;
    await store.insert(users, [{ ...admin, id: second, firstName: second, fold: second, email }]);
  });
  const answerOf = async (answer: Response): Promise<Answer> => {
    const text = await answer.text();
    return { status: answer.status, text, said: JSON.parse(text) };
  };
  const fixture: CaseFixture = {
    ...surveys,
    async send(who, route, fields, headers = {}) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields))
        for (const one of typeof value === 'string' ? [value] : value) form.append(name, one);
      const token =
        who === null
          ? {}
          : { token: await tokens.sign({ userId: who, org: 'taller', epoch: 0 }, deployment.now) };
      return answerOf(
        await deployment.rest(route, { ...token, form, headers: { 'accept-language': 'es', ...headers } }),
      );
    },
    async complain(who, fields = {}) {
      const { status, said, text } = await fixture.send(who, 'POST /complaint', { ...complaint, ...fields });
      if (status !== 200) throw new Error(text);
      return said.id;
    },
    async whisper(who, fields = {}) {
      const code = newCode();
      const sent = { ...complaint, is_anonymous: 'true', code, ...fields };
      const { status, said, text } = await fixture.send(who, 'POST /complaint', sent);
      if (status !== 200) throw new Error(text);
      if (said.id !== null) throw new Error('an anonymous case must answer without an id');
      return code;
    },
    out: async (route, body, headers = {}) =>
      answerOf(await deployment.rest(route, { body, headers: { 'accept-language': 'es', ...headers } })),
    caseRows: () => look(async (store) => (await store.list(cases)).rows),
    kindsFor: (userId) =>
      look(async (store) =>
        (await store.list(notifications, { where: { userId } })).rows.map((row) => row.kind),
      ),
  };
  return fixture;
}
