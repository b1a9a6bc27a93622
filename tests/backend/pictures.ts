/** Helpers for tests of pictures: forms as pages send them, and the public answer of an address. */
import { files } from '#backend/files/files.tables.ts';
import type { Row } from '#backend/store/table.ts';
import { users } from '#backend/people/users.tables.ts';
import { png, rightFiles } from '../support/fileSamples.ts';
import type { TestDeployment } from '../support/deployment.ts';
import { said, type Refused } from '../support/said.ts';
import { employee, type Money } from './money.ts';

export type Bytes = Uint8Array<ArrayBuffer>;
export type Part = Bytes | string;

/** An answer about a picture, or a refusal. */
export interface Said extends Refused {
  readonly profile_image_url: string;
  readonly background_image_url: string;
  readonly birthday_image_url: string;
}

export const jpeg = rightFiles['image/jpeg'] ?? png;
export const webp = rightFiles['image/webp'] ?? png;
/** The content type that a browser would send; PNG for files that are no picture. */
const typeOf = (bytes: Bytes): string =>
  bytes === jpeg ? 'image/jpeg' : bytes === webp ? 'image/webp' : 'image/png';

interface Sent {
  readonly as?: string;
  /** The declared content type of the file. */
  readonly type?: string;
  readonly headers?: Record<string, string>;
}

/** Calls about pictures in a deployment. */
export function picturesIn(deployment: TestDeployment, money: Money) {
  const send = (
    route: string,
    parts: Record<string, Part>,
    { as = employee, type, headers = {} }: Sent = {},
  ) => {
    const form = new FormData();
    for (const [name, part] of Object.entries(parts))
      form.append(
        name,
        typeof part === 'string' ? part : new File([part], `${name}.png`, { type: type ?? typeOf(part) }),
      );
    return said<Said>(deployment, route, { as, form, headers });
  };
  const row = async (email = employee): Promise<Row<typeof users>> => {
    const [one] = await money.look(async (store) => (await store.list(users, { where: { email } })).rows);
    if (one === undefined) throw new Error(`no ${email}`);
    return one;
  };
  return {
    send,
    row,
    photo: (parts: Record<string, Part> = { file: png }) => send('PUT /user/profile-photo', parts),
    change: (email: string, to: Partial<Row<typeof users>>) =>
      money.write((store) => store.update(users, { email }, to)),
    me: async (as = employee) =>
      (await said<{ profile_image_url: string | null }>(deployment, 'GET /user', { as })).body,
    account: async (as = employee) =>
      (await said<Record<string, unknown>>(deployment, 'GET /user/account', { as })).body,
    /** The answer of an address without a session: the bytes, or the status of a refusal. */
    async at(url: unknown): Promise<Bytes | number> {
      const answer = await deployment.backend.fetch(new Request(`http://home.test${String(url)}`));
      return answer.status === 200 ? new Uint8Array(await answer.arrayBuffer()) : answer.status;
    },
    /** A finished upload of a user, as `/upload_presign` leaves it. */
    async upload(id: string, own: Partial<Row<typeof files>> = {}, email = employee): Promise<string> {
      const key = `user-profile-picture/${id}`;
      const createdAt = new Date(deployment.now).toISOString();
      const uploaderId = (await row(email)).id;
      const usual = {
        type: 'user-profile-picture' as const,
        recordId: null,
        name: 'a.png',
        contentType: 'image/png',
        size: png.length,
      };
      await money.write((store) =>
        store.insert(files, [{ ...usual, id: key, uploaderId, uploadedAt: createdAt, createdAt, ...own }]),
      );
      const org = (await deployment.db.directory.find(`email:${email}`)) ?? '';
      await deployment.dependencies.blobs.put(org, key, {
        bytes: png,
        contentType: 'image/png',
        name: 'a.png',
      });
      return key;
    },
  };
}

export type Pictures = ReturnType<typeof picturesIn>;
