/** The organisation's documents: who sees them, what they are made of, and how they go. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { files, fileVersions, repositoryFiles } from '#backend/files/files.tables.ts';
import type { StoreKind } from '../support/deployment.ts';
import { aRepositoryRoom, type Document, type RepositoryRoom } from './repositoryRoom.ts';

let room: RepositoryRoom;
afterEach(() => room.deployment.close());
const everybody = ['ana', 'bruno', 'carla', 'diego', 'dora', 'elena', 'mario', 'nora'];

describe.each(['tab', 'sql'] satisfies StoreKind[])('documents, %s store', (kind) => {
  beforeEach(async () => {
    room = await aRepositoryRoom(kind);
  });

  it('are seen by their departments and by who keeps them, and by nobody else', async () => {
    const all = await room.document({ name: 'Para todos' });
    const sales = await room.document({ name: 'De ventas', department_ids: ['sales', 'sales'] });
    expect(sales.department_ids).toEqual(['sales']);
    for (const name of everybody) {
      const sees = ['ana', 'bruno', 'diego', 'dora'].includes(name);
      expect(await room.names(name), name).toEqual(sees ? ['De ventas', 'Para todos'] : ['Para todos']);
      expect((await room.call(name, `GET /files/${all.id}`)).status, name).toBe(200);
      for (const route of [`GET /files/${sales.id}`, `POST /files/${sales.id}/acknowledge`])
        expect(
          (await room.call(name, route, route.startsWith('POST') ? { version: 1 } : undefined)).status,
          `${name} ${route}`,
        ).toBe(sees ? 200 : 404);
    }
    // Who may not see one hears what is said of one that never was.
    const hidden = await room.call('elena', `GET /files/${sales.id}`);
    expect(hidden.text).toBe((await room.call('elena', 'GET /files/nothing')).text);
    expect((await room.call('xavi', 'GET /files')).status).toBe(403);
    expect((await room.call('olga', `GET /files/${all.id}`)).status).toBe(404);
    expect(await room.names('olga')).toEqual([]);
    const { file } = await room.done('ana', `GET /files/${sales.id}`);
    expect([file.department_ids, file.progress]).toEqual([[], null]);
  });

  it('are kept, changed and removed by administrators alone', async () => {
    const { id } = await room.document();
    const key = await room.upload('ana');
    for (const [route, body] of [
      ['POST /files', { key }],
      [`PATCH /files/${id}`, { name: 'Otro' }],
      [`POST /files/${id}/version`, { key, version: 2 }],
      [`GET /files/${id}/acknowledgements`, undefined],
      [`POST /files/${id}/remind`, undefined],
      [`DELETE /files/${id}`, undefined],
    ] as const)
      for (const name of ['ana', 'carla', 'xavi'])
        expect((await room.call(name, route, body)).status, `${name} ${route}`).toBe(403);
    for (const [route, body] of [
      [`PATCH /files/${id}`, { name: 'Otro' }],
      [`POST /files/${id}/version`, { key, version: 2 }],
      [`DELETE /files/${id}`, undefined],
    ] as const)
      expect((await room.call('olga', route, body)).status, route).toBe(404);
  });

  it('are made of an upload of one’s own, of the right kind, that is there and in no document yet', async () => {
    const used = await room.upload('diego');
    await room.done('diego', 'POST /files', { key: used });
    const { key: announced } = await room.done('diego', 'POST /upload_presign/comm-attachment', {
      file_name: 'x.pdf',
      content_type: 'application/pdf',
      size: 9,
    });
    const keys = {
      'of somebody else': await room.upload('dora'),
      'of another kind': await room.upload('diego', { type: 'post-attachments' }),
      'of another organisation': await room.upload('olga'),
      'used before': used,
      'never finished': announced,
      'made up': 'comm-attachment/../../secret',
    };
    const { id } = await room.document();
    for (const [what, key] of Object.entries(keys)) {
      expect(await room.refused('diego', 'POST /files', { key }), what).toEqual([422, 'key file_unknown']);
      expect(
        await room.refused('diego', `POST /files/${id}/version`, { key, version: 2 }),
        `${what}, as a version`,
      ).toEqual([422, 'key file_unknown']);
    }
    expect((await room.look((store) => store.list(fileVersions))).rows).toHaveLength(2);
  });

  it('take their name from the file, keep what was said, and are told apart in what changes', async () => {
    const made = await room.document({
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
    const changed = await room.done('dora', `PATCH /files/${made.id}`, { name: 'Normas', description: '' });
    expect(changed).toMatchObject({
      name: 'Normas',
      description: null,
      folder: 'RRHH',
      review_on: '2027-01-31',
    });
    expect(await room.names('ana', '?keywords=reglamento')).toEqual([]);
    expect(await room.names('ana', '?keywords=NORM')).toEqual(['Normas']);
    expect(
      await room.done('dora', `PATCH /files/${made.id}`, { folder: null, review_on: null }),
    ).toMatchObject({ folder: null, review_on: null });
    expect(
      await room.refused('diego', `PATCH /files/${made.id}`, { department_ids: ['sales', 'nowhere'] }),
    ).toEqual([422, 'department_ids.1 department_unknown']);
  });

  it('are found by words in any order and without accents, and lie in folders', async () => {
    await room.document({ name: 'Política de vacaciones', folder: 'RRHH' });
    await room.document({ name: 'Guía', description: 'Vacaciones y permisos', folder: 'rrhh' });
    await room.document({ name: 'Precios', folder: 'Ventas', department_ids: ['sales'] });
    await room.document({ name: 'Suelto' });
    expect(await room.names('ana', '?keywords=vacaciones%20POLITICA')).toEqual(['Política de vacaciones']);
    expect(await room.names('ana', '?keywords=vacaciones')).toEqual(['Guía', 'Política de vacaciones']);
    expect(await room.names('ana', '?folder=RRHH')).toEqual(['Guía', 'Política de vacaciones']);
    expect(await room.names('ana', '?unfiled=true')).toEqual(['Suelto']);
    expect(await room.done('ana', 'GET /files/folders')).toEqual([
      { name: 'RRHH', count: 2 },
      { name: 'Ventas', count: 1 },
      { name: null, count: 1 },
    ]);
    // A folder that one sees nothing in is not even named.
    expect((await room.done('elena', 'GET /files/folders')).map((one: Document) => one.name)).toEqual([
      'RRHH',
      null,
    ]);
    const { items, pagination } = await room.done('ana', 'GET /files?perPage=3&page=2');
    expect([items.length, pagination]).toEqual([1, { page: 2, per_page: 3, total: 4, total_pages: 2 }]);
  });

  it('go with every version of their bytes, and their keys open nothing any more', async () => {
    const first = await room.upload('diego');
    const { id } = await room.done('diego', 'POST /files', { key: first, must_acknowledge: true });
    const second = await room.upload('diego');
    await room.done('diego', `POST /files/${id}/version`, { key: second, version: 2 });
    const other = await room.upload('diego');
    await room.done('diego', 'POST /files', { key: other });
    await room.done('ana', `POST /files/${id}/acknowledge`, { version: 2 });
    expect((await room.toldOf('ana')).length).toBe(2);
    await room.done('dora', `DELETE /files/${id}`);
    expect(await Promise.all([first, second, other].map(room.holds))).toEqual([false, false, true]);
    expect(await room.toldOf('ana')).toEqual([]);
    expect((await room.call('dora', `GET /files/${id}`)).status).toBe(404);
    expect((await room.call('dora', 'POST /read_presign/comm-attachment', { key: second })).status).toBe(404);
    expect(await room.refused('dora', `DELETE /files/${id}`)).toEqual([404]);
    for (const table of [files, fileVersions, repositoryFiles] as const)
      expect((await room.look((store) => store.list(table))).rows, table.name).toHaveLength(1);
  });

  it('are read by key only by who may see them, old versions too', async () => {
    const keys = [await room.upload('diego'), await room.upload('diego')] as const;
    const { id } = await room.done('diego', 'POST /files', { key: keys[0], department_ids: ['sales'] });
    await room.done('diego', `POST /files/${id}/version`, { key: keys[1], version: 2 });
    const read = async (name: string, key: string) =>
      (await room.call(name, 'POST /read_presign/comm-attachment', { key })).status;
    for (const key of keys) {
      for (const name of ['ana', 'bruno', 'diego', 'dora']) expect(await read(name, key), name).toBe(200);
      for (const name of ['elena', 'carla', 'nora', 'olga']) expect(await read(name, key), name).toBe(404);
    }
    const { versions } = await room.done('ana', `GET /files/${id}`);
    expect(versions.map((one: { version: number }) => one.version)).toEqual([2, 1]);
    for (const { url } of versions as { url: string }[])
      expect((await room.deployment.rest(`GET ${url.replace(/^\/rest/, '')}`)).status).toBe(200);
    // Who goes elsewhere reads no more.
    await room.done('diego', `PATCH /files/${id}`, { department_ids: ['works'] });
    expect([await read('ana', keys[0]), await read('elena', keys[0])]).toEqual([404, 200]);
  });

  it('stay under nobody’s name when who brought them is deleted', async () => {
    const { id } = await room.document();
    await room.done('dora', 'POST /user/admin/delete', { id: 'diego', reason: '' });
    const { file, versions } = await room.done('dora', `GET /files/${id}`);
    expect([file.uploaded_by, versions[0].uploaded_by]).toEqual([null, null]);
    const { rows } = await room.look((store) => store.list(repositoryFiles));
    expect(rows[0]?.uploaderId).toBeNull();
  });
});
