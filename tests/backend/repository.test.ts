/** The organisation's documents: who sees them, their contents, and their removal. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { files, fileVersions, repositoryFiles } from '#backend/files/files.tables.ts';
import { openRepositoryFixture, type Document, type RepositoryFixture } from './repositoryFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: RepositoryFixture;
afterEach(() => fixture.deployment.close());
const everybody = ['ana', 'bruno', 'carla', 'diego', 'dora', 'elena', 'mario', 'nora'];

describe.each(storesOf(import.meta.url))('documents, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openRepositoryFixture(kind);
  });

  it('a document is visible to its departments and administrators, and unknown to everyone else', async () => {
    const all = await fixture.document({ name: 'Para todos' });
    const sales = await fixture.document({ name: 'De ventas', department_ids: ['sales', 'sales'] });
    expect(sales.department_ids).toEqual(['sales']);
    for (const name of everybody) {
      const sees = ['ana', 'bruno', 'diego', 'dora'].includes(name);
      expect(await fixture.names(name), name).toEqual(sees ? ['De ventas', 'Para todos'] : ['Para todos']);
      expect((await fixture.call(name, `GET /files/${all.id}`)).status, name).toBe(200);
      for (const route of [`GET /files/${sales.id}`, `POST /files/${sales.id}/acknowledge`])
        expect(
          (await fixture.call(name, route, route.startsWith('POST') ? { version: 1 } : undefined)).status,
          `${name} ${route}`,
        ).toBe(sees ? 200 : 404);
    }
    // A hidden document gives the same answer as one that never existed.
    const hidden = await fixture.call('elena', `GET /files/${sales.id}`);
    expect(hidden.text).toBe((await fixture.call('elena', 'GET /files/nothing')).text);
    expect((await fixture.call('xavi', 'GET /files')).status).toBe(403);
    expect((await fixture.call('olga', `GET /files/${all.id}`)).status).toBe(404);
    expect(await fixture.names('olga')).toEqual([]);
    const { file } = await fixture.done('ana', `GET /files/${sales.id}`);
    expect([file.department_ids, file.progress]).toEqual([[], null]);
  });

  it('documents are created, changed and deleted by administrators of their organisation only', async () => {
    const { id } = await fixture.document();
    const key = await fixture.upload('ana');
    for (const [route, body] of [
      ['POST /files', { key }],
      [`PATCH /files/${id}`, { name: 'Otro' }],
      [`POST /files/${id}/version`, { key, version: 2 }],
      [`GET /files/${id}/acknowledgements`, undefined],
      [`POST /files/${id}/remind`, undefined],
      [`DELETE /files/${id}`, undefined],
    ] as const)
      for (const name of ['ana', 'carla', 'xavi'])
        expect((await fixture.call(name, route, body)).status, `${name} ${route}`).toBe(403);
    for (const [route, body] of [
      [`PATCH /files/${id}`, { name: 'Otro' }],
      [`POST /files/${id}/version`, { key, version: 2 }],
      [`DELETE /files/${id}`, undefined],
    ] as const)
      expect((await fixture.call('olga', route, body)).status, route).toBe(404);
  });

  it('a document is made from a finished upload of the caller, of the right kind, that is not in use', async () => {
    const used = await fixture.upload('diego');
    await fixture.done('diego', 'POST /files', { key: used });
    const { key: announced } = await fixture.done('diego', 'POST /upload_presign/comm-attachment', {
      file_name: 'x.pdf',
      content_type: 'application/pdf',
      size: 9,
    });
    const keys = {
      'of somebody else': await fixture.upload('dora'),
      'of another kind': await fixture.upload('diego', { type: 'post-attachments' }),
      'of another organisation': await fixture.upload('olga'),
      'used before': used,
      'never finished': announced,
      'made up': 'comm-attachment/../../secret',
    };
    const { id } = await fixture.document();
    for (const [what, key] of Object.entries(keys)) {
      expect(await fixture.refused('diego', 'POST /files', { key }), what).toEqual([422, 'key file_unknown']);
      expect(
        await fixture.refused('diego', `POST /files/${id}/version`, { key, version: 2 }),
        `${what}, as a version`,
      ).toEqual([422, 'key file_unknown']);
    }
    expect((await fixture.look((store) => store.list(fileVersions))).rows).toHaveLength(2);
  });

  it('a document takes its name from the file, and an update changes only the sent fields', async () => {
    const made = await fixture.document({
      description: ' Lo que vale ',
      folder: ' RRHH ',
      review_on: '2027-01-31',
    });
    expect(made).toMatchObject({
      name: 'Reglamento.pdf',
      description: 'Lo que vale',
      folder: 'RRHH',
      version: 1,
      must_acknowledge: false,
      review_on: '2027-01-31',
      uploaded_by: { id: 'diego', name: 'diego Taller' },
    });
    const changed = await fixture.done('dora', `PATCH /files/${made.id}`, {
      name: 'Normas',
      description: '',
    });
    expect(changed).toMatchObject({
      name: 'Normas',
      description: null,
      folder: 'RRHH',
      review_on: '2027-01-31',
    });
    expect(await fixture.names('ana', '?keywords=reglamento')).toEqual([]);
    expect(await fixture.names('ana', '?keywords=NORM')).toEqual(['Normas']);
    expect(
      await fixture.done('dora', `PATCH /files/${made.id}`, { folder: null, review_on: null }),
    ).toMatchObject({ folder: null, review_on: null });
    expect(
      await fixture.refused('diego', `PATCH /files/${made.id}`, { department_ids: ['sales', 'nowhere'] }),
    ).toEqual([422, 'department_ids.1 department_unknown']);
  });

  it('documents are found by words in any order, ignoring accents, and by folder', async () => {
    await fixture.document({ name: 'Política de vacaciones', folder: 'RRHH' });
    await fixture.document({ name: 'Guía', description: 'Vacaciones y permisos', folder: 'rrhh' });
    await fixture.document({ name: 'Precios', folder: 'Ventas', department_ids: ['sales'] });
    await fixture.document({ name: 'Suelto' });
    expect(await fixture.names('ana', '?keywords=vacaciones%20POLITICA')).toEqual(['Política de vacaciones']);
    expect(await fixture.names('ana', '?keywords=vacaciones')).toEqual(['Guía', 'Política de vacaciones']);
    expect(await fixture.names('ana', '?folder=RRHH')).toEqual(['Guía', 'Política de vacaciones']);
    expect(await fixture.names('ana', '?unfiled=true')).toEqual(['Suelto']);
    expect(await fixture.done('ana', 'GET /files/folders')).toEqual([
      { name: 'RRHH', count: 2 },
      { name: 'Ventas', count: 1 },
      { name: null, count: 1 },
    ]);
    // A folder without a visible document is not listed.
    expect((await fixture.done('elena', 'GET /files/folders')).map((one: Document) => one.name)).toEqual([
      'RRHH',
      null,
    ]);
    const { items, pagination } = await fixture.done('ana', 'GET /files?perPage=3&page=2');
    expect([items.length, pagination]).toEqual([1, { page: 2, per_page: 3, total: 4, total_pages: 2 }]);
  });

  it('deleting a document deletes all versions, proofs and unread notifications, and its keys open nothing', async () => {
    const first = await fixture.upload('diego');
    const { id } = await fixture.done('diego', 'POST /files', { key: first, must_acknowledge: true });
    const second = await fixture.upload('diego');
    await fixture.done('diego', `POST /files/${id}/version`, { key: second, version: 2 });
    const other = await fixture.upload('diego');
    await fixture.done('diego', 'POST /files', { key: other });
    await fixture.done('ana', `POST /files/${id}/acknowledge`, { version: 2 });
    expect((await fixture.toldOf('ana')).length).toBe(2);
    await fixture.done('dora', `DELETE /files/${id}`);
    expect(await Promise.all([first, second, other].map(fixture.holds))).toEqual([false, false, true]);
    expect(await fixture.toldOf('ana')).toEqual([]);
    expect((await fixture.call('dora', `GET /files/${id}`)).status).toBe(404);
    expect((await fixture.call('dora', 'POST /read_presign/comm-attachment', { key: second })).status).toBe(
      404,
    );
    expect(await fixture.refused('dora', `DELETE /files/${id}`)).toEqual([404]);
    for (const table of [files, fileVersions, repositoryFiles] as const)
      expect((await fixture.look((store) => store.list(table))).rows, table.name).toHaveLength(1);
  });

  it('document files, old versions included, are readable by key only for the audience of the document', async () => {
    const keys = [await fixture.upload('diego'), await fixture.upload('diego')] as const;
    const { id } = await fixture.done('diego', 'POST /files', { key: keys[0], department_ids: ['sales'] });
    await fixture.done('diego', `POST /files/${id}/version`, { key: keys[1], version: 2 });
    const read = async (name: string, key: string) =>
      (await fixture.call(name, 'POST /read_presign/comm-attachment', { key })).status;
    for (const key of keys) {
      for (const name of ['ana', 'bruno', 'diego', 'dora']) expect(await read(name, key), name).toBe(200);
      for (const name of ['elena', 'carla', 'nora', 'olga']) expect(await read(name, key), name).toBe(404);
    }
    const { versions } = await fixture.done('ana', `GET /files/${id}`);
    expect(versions.map((one: { version: number }) => one.version)).toEqual([2, 1]);
    for (const { url } of versions as { url: string }[])
      expect((await fixture.deployment.rest(`GET ${url.replace(/^\/rest/, '')}`)).status).toBe(200);
    // A user who moves to another department loses access.
    await fixture.done('diego', `PATCH /files/${id}`, { department_ids: ['works'] });
    expect([await read('ana', keys[0]), await read('elena', keys[0])]).toEqual([404, 200]);
  });

  it('a document stays without an uploader when its uploader is deleted', async () => {
    const { id } = await fixture.document();
    await fixture.done('dora', 'POST /user/admin/delete', { id: 'diego', reason: '' });
    const { file, versions } = await fixture.done('dora', `GET /files/${id}`);
    expect([file.uploaded_by, versions[0].uploaded_by]).toEqual([null, null]);
    const { rows } = await fixture.look((store) => store.list(repositoryFiles));
    expect(rows[0]?.uploaderId).toBeNull();
  });
});
