/** Files have quotas: bytes and number of a person and of the organisation, and uploads per minute. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { files } from '#backend/files/files.tables.ts';
import { uploadQuota } from '#schema/files/files.rules.ts';
import { openRepositoryFixture, type RepositoryFixture } from '#tests/backend/repositoryFixture.ts';
import { png } from '../support/fileSamples.ts';

let fixture: RepositoryFixture;
beforeEach(async () => {
  fixture = await openRepositoryFixture('tab');
});
afterEach(() => fixture.deployment.close());

const body = { file_name: 'a.png', content_type: 'image/png', size: 1_000 };
const announce = (name: string) => fixture.call(name, 'POST /upload_presign/post-attachments', body);
const refused = (name: string) => fixture.refused(name, 'POST /upload_presign/post-attachments', body);

/** Files of a person from an hour ago that take this space together. */
const take = (uploaderId: string, space: { readonly files: number; readonly bytes: number }) =>
  fixture.change((store) =>
    store.insert(
      files,
      Array.from({ length: space.files }, (_, at) => ({
        id: `post-attachments/${uploaderId}-${at}`,
        uploaderId,
        type: 'post-attachments' as const,
        name: 'a.png',
        contentType: 'image/png',
        size: at === 0 ? space.bytes : 0,
        uploadedAt: null,
        recordId: null,
        createdAt: new Date(fixture.deployment.now - 3_600_000).toISOString(),
      })),
    ),
  );

it('a person whose files take all their bytes uploads nothing more, and colleagues still do', async () => {
  await take('ana', { files: 1, bytes: uploadQuota.person.bytes - 1_500 });
  expect((await announce('ana')).status).toBe(200);
  expect(await refused('ana')).toEqual([422, 'size space_person']);
  expect((await announce('bruno')).status).toBe(200);
});

it('a person who has as many files as allowed uploads nothing more', async () => {
  await take('ana', { files: uploadQuota.person.files, bytes: 0 });
  expect(await refused('ana')).toEqual([422, 'size space_person']);
});

it('an organisation whose files take all its bytes takes no upload, and another organisation does', async () => {
  await take('ana', { files: 1, bytes: uploadQuota.organization.bytes });
  expect(await refused('bruno')).toEqual([422, 'size space_organization']);
  expect((await announce('olga')).status).toBe(200);
});

it('a person uploads a limited number of files within a minute, and again after it', async () => {
  for (let at = 0; at < uploadQuota.perMinute; at++) expect((await announce('ana')).status).toBe(200);
  const tooMany = await announce('ana');
  expect([tooMany.status, tooMany.said.retryAfter]).toEqual([429, 60]);
  expect((await announce('bruno')).status).toBe(200);
  fixture.deployment.now += 61_000;
  expect((await announce('ana')).status).toBe(200);
});

it('a photo that arrives inside a call counts until it is replaced, and is refused without space', async () => {
  const photo = () => {
    const form = new FormData();
    form.set('file', new File([png], 'yo.png', { type: 'image/png' }));
    return fixture.deployment.rest('PUT /user/profile-photo', { as: 'ana@taller.example', form });
  };
  const mine = async () =>
    (await fixture.look((store) => store.list(files, { where: { uploaderId: 'ana' } }))).rows;
  for (const _ of ['first', 'second']) expect((await photo()).status).toBe(200);
  expect((await mine()).map(({ type, size }) => [type, size])).toEqual([['call', png.byteLength]]);
  await take('ana', { files: 1, bytes: uploadQuota.person.bytes });
  const stored = await mine();
  expect((await photo()).status).toBe(422);
  expect(await mine()).toEqual(stored);
  await fixture.done('ana', 'DELETE /user/profile_image');
  expect((await mine()).map(({ type }) => type)).toEqual(['post-attachments']);
});

it('administrators see the used space, its limits, and who takes the most; nobody else does', async () => {
  await take('ana', { files: 3, bytes: 5 * 1_048_576 });
  await take('bruno', { files: 1, bytes: 1 });
  expect(await fixture.done('diego', 'GET /files/usage')).toMatchObject({
    files: 4,
    megabytes: 5,
    max_megabytes: 102_400,
    person: { max_files: uploadQuota.person.files, per_minute: uploadQuota.perMinute },
    people: [
      { id: 'ana', name: 'ana Taller', files: 3, megabytes: 5 },
      { id: 'bruno', files: 1, megabytes: 0 },
    ],
  });
  expect((await fixture.call('mario', 'GET /files/usage')).status).toBe(403);
});
