/** Refusals before an import begins, confirmations, and what the import remembers. */
import { afterEach, describe, expect, it } from 'vitest';
import { DuplicateKey } from '#backend/store/port.ts';
import { userImports } from '#backend/users/imports.tables.ts';
import { aTown, crowd, somebody, wrongOf, type Town } from './importFixture.ts';
import { packed, partsOf } from './sheets.ts';

let town: Town;
afterEach(() => town.deployment.close());

const at = (name: string): string => `${name}@taller.example`;
const upload = 'POST /org/upload/users';
const standing = async (id: string) => (await town.call(`GET /org/import/${id}`)).said;

describe('start of an import', () => {
  it('an import that deactivates more than a fifth of the active people needs a confirmation', async () => {
    town = await aTown(
      'sql',
      Array.from({ length: 13 }, (_, index) => somebody(`old${index}`)),
    );
    // Twenty are active: four are a fifth, five are more.
    const leaving = (count: number): string[][] => [
      ['Correo'],
      ...Array.from({ length: count }, (_, index) => [at(`old${index}`)]),
    ];
    const route = 'PATCH /org/upload/users/deactivate';
    const { said: checked } = await town.check(leaving(5), { kind: 'deactivate' });
    expect(checked.preview).toMatchObject({ is_braked: true, active_people: 20, counts: { deactivated: 5 } });
    const braked = await town.send(route, leaving(5));
    expect([braked.status, braked.said.reasons]).toEqual([
      409,
      [
        {
          field: 'accept_deactivations',
          code: 'deactivations_brake',
          message: 'Se desactivarían 5 de 20 personas. Confirma que es lo que quieres.',
        },
      ],
    ]);
    expect(
      (
        await town.send(
          upload,
          [
            ['Correo', 'Nombre', 'Apellido'],
            [at('ana'), '', ''],
          ],
          { deactivate_missing: 'true' },
        )
      ).status,
    ).toBe(409);
    expect((await town.look((store) => store.tally(userImports)))[0]?.count).toBe(0);
    const four = await town.send(route, leaving(4));
    expect([four.status, four.said.accepted]).toEqual([200, 4]);
    await town.deployment.tick();
    const token = await town.deployment.tokenOf(at('old4'));
    const five = await town.send(route, leaving(13), { accept_deactivations: 'true' });
    expect([five.status, five.said.accepted]).toEqual([200, 13]);
    await town.deployment.tick();
    expect(await standing(five.said.import_id)).toMatchObject({
      counts: { deactivated: 9, unchanged: 4 },
      kind: 'deactivate',
    });
    expect((await town.deployment.rest('GET /user', { token })).status).toBe(401);
  });

  it('an import without valid rows is refused; otherwise its valid rows run and the others are reported', async () => {
    town = await aTown('tab');
    const nothing = await town.send(upload, [
      ['Correo', 'Nombre', 'Apellido'],
      ['x', '', ''],
    ]);
    expect([nothing.status, nothing.said.reasons[0].code]).toEqual([422, 'import_nothing']);
    const some = await town.send(upload, [
      ['Correo', 'Nombre', 'Apellido'],
      ['x', 'Equis', 'Lista'],
      [at('nora'), 'Nora', 'Lista'],
    ]);
    expect([some.status, some.said.accepted, wrongOf(some)]).toEqual([202, 1, ['A2 cell_email']]);
    await town.deployment.tick();
    expect((await standing(some.said.import_id)).rejected).toEqual(some.said.rejected);
  });

  it('an import remembers the chosen columns for the next list, and a check remembers nothing', async () => {
    town = await aTown('tab');
    const list = [
      ['Contacto', 'Cómo se llama', 'Apellido', 'Sede', 'Correo'],
      [at('nora'), 'Nora', 'Lista', 'Norte', 'privado@casa.example'],
    ];
    const first = await town.check(list);
    expect(first.said).toMatchObject({ valid: false, rows: 1, preview: null, errors: [], faults: 0 });
    expect(first.said.columns).toEqual([
      { header: 'Contacto', field: null, samples: [at('nora')] },
      { header: 'Cómo se llama', field: null, samples: ['Nora'] },
      { header: 'Apellido', field: 'lastName', samples: ['Lista'] },
      { header: 'Sede', field: null, samples: ['Norte'] },
      { header: 'Correo', field: 'email', samples: ['privado@casa.example'] },
    ]);
    const missing = await town.send(upload, list);
    expect([missing.status, missing.said.reasons]).toEqual([
      422,
      [{ field: 'columns', code: 'column_missing', message: 'Falta la columna de nombre.' }],
    ]);
    const columns = ['email', 'firstName', 'lastName', 'department', 'ignore'];
    const twice = await town.send(upload, list, { columns: [...columns.slice(0, 4), 'email'] });
    expect(twice.said.reasons[0].code).toBe('column_twice');
    // A check stores nothing.
    expect((await town.check(list, { columns })).said.valid).toBe(true);
    expect((await town.check(list)).said.valid).toBe(false);
    await town.bring(list, { columns });
    const again = await town.check([list[0]?.map((header) => header.toUpperCase()) ?? [], list[1] ?? []]);
    expect(again.said.columns.map(({ field }: { field: string | null }) => field)).toEqual([
      ...columns.slice(0, 4),
      null,
    ]);
    expect(again.said.preview.counts).toMatchObject({ unchanged: 1 });
  });

  it('an unreadable, empty or oversized sheet is refused, and no uploaded file remains', async () => {
    town = await aTown('tab');
    const { blobs } = town.deployment.dependencies;
    const put: string[] = [];
    const removed: string[] = [];
    const spied = { ...blobs };
    Object.assign(blobs, {
      put: async (org: string, key: string, file: never) => (put.push(key), spied.put(org, key, file)),
      remove: async (org: string, key: string) => (removed.push(key), spied.remove(org, key)),
    });
    const entities = partsOf('<row r="1"/>');
    entities['xl/workbook.xml'] = `<!DOCTYPE a [<!ENTITY b "c">]>${entities['xl/workbook.xml']}`;
    const bad = [
      [packed({ ...partsOf('<row r="1"/>'), 'xl/media/a.bin': new Uint8Array(3_000_000) }), 'sheet_bomb'],
      [packed(entities), 'sheet_unreadable'],
      [packed(partsOf('<row r="1"/>')), 'sheet_empty'],
    ] as const;
    for (const route of [upload, 'POST /validate/excel'])
      for (const [sheet, code] of bad) {
        const { status, said } = await town.send(route, sheet);
        expect([
          status,
          said.reasons.map((one: { field: string; code: string }) => [one.field, one.code]),
        ]).toEqual([422, [['file', code]]]);
      }
    await town.check(crowd(2));
    await town.bring(crowd(2));
    // A list that cannot be read is not stored at all.
    expect(put.length).toBe(2);
    expect(removed.toSorted()).toEqual(put.toSorted());
    expect((await town.send(upload, crowd(2), {}, at('carla'))).status).toBe(403);
  });

  it('an import refuses an address of another organisation and binds new addresses to its own', async () => {
    town = await aTown('sql');
    const list = [
      ['Correo', 'Nombre', 'Apellido'],
      ['Taken1@Elsewhere.example', 'Ajena', 'Persona'],
      [at('nora'), 'Nora', 'Lista'],
    ];
    const { said } = await town.send(upload, list);
    expect([said.accepted, wrongOf({ status: 202, said })]).toEqual([1, ['A2 cell_email_elsewhere']]);
    await town.deployment.tick();
    expect(await town.deployment.db.directory.find('email:taken1@elsewhere.example')).toBe('elsewhere');
    await expect(town.deployment.db.directory.bind('elsewhere', [`email:${at('nora')}`])).rejects.toThrow(
      DuplicateKey,
    );
  });
});
