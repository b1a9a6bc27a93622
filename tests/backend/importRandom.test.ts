/** Any list: a second import changes nothing, and an undo restores the state before. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTown, somebody, wrongOf } from './importFixture.ts';
import type { StoreKind } from '../support/deployment.ts';
import { trials } from '#tests/support/trials.ts';
import { assertUntilSeen } from '#tests/support/untilSeen.ts';

const stores = [
  ['tab', 25],
  ['sql', 8],
] satisfies [StoreKind, number][];
const at = (name: string): string => `${name}@taller.example`;
/** Existing people, some of them with managers, and new people. */
const here = ['ana', 'bruno', 'carla', 'elena', 'eva', 'gone', 'guest', 'chief', 'under'];
const names = [...here, 'nora', 'omar', 'pia', 'quino'];
const colleagues = [
  somebody('chief', { departmentId: 'works', employeeNumber: '007' }),
  somebody('under', { managerId: 'chief', phone: '+573001234567' }),
];

const cell = (...values: readonly string[]) => fc.constantFrom('', '', ...values);
const row = fc.record({
  email: fc.constantFrom(...names.map(at), at('diego')),
  firstName: cell('Ana', 'Íñigo'),
  lastName: cell('Ruiz', 'Paz'),
  employeeNumber: cell('007', '7', '12', '000900'),
  phone: cell('+57 300 765 4321', '300'),
  birthday: cell('1990-01-02', '2090-01-01'),
  jobPosition: cell('Tornera', 'Capataz'),
  userType: cell('líder', 'admin', 'empleado', 'externo'),
  takesPoints: cell('sí', 'no'),
  department: cell('Sales', 'Fundición', 'fundicion'),
  groups: cell('coro', 'Coro;Danza', 'Brigada|coro'),
  managerEmail: cell(...names.map(at)),
  language: cell('inglés'),
});
const fields = [
  'email',
  'firstName',
  'lastName',
  'employeeNumber',
  'phone',
  'birthday',
  'jobPosition',
  'userType',
  'takesPoints',
  'department',
  'groups',
  'managerEmail',
  'language',
] as const;

describe.each(stores)('random imports, %s store', (kind, numRuns) => {
  it('a random import changes nothing when repeated, and undoing it restores the state before', async () => {
    const tried = { brought: 0, undone: 0 };
    await assertUntilSeen(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 14 }),
        fc.boolean(),
        async (rows, deactivate) => {
          const town = await aTown(kind, colleagues);
          try {
            const sheet = [[...fields], ...rows.map((one) => fields.map((field) => one[field]))];
            const asked = {
              columns: fields,
              accept_deactivations: 'true',
              ...(deactivate ? { deactivate_missing: 'true' } : {}),
            };
            const before = await town.snapshot();
            const checked = await town.check(sheet, asked);
            const sent = await town.send('POST /org/upload/users', sheet, asked);
            expect(await town.snapshot()).toBe(before);
            expect(wrongOf(checked)).toEqual(sent.status === 202 ? wrongOf(sent) : wrongOf(checked));
            if (sent.status !== 202) {
              expect(sent.said.reasons[0].code).toBe('import_nothing');
              return;
            }
            tried.brought++;
            await town.deployment.tick();
            const { said: done } = await town.call(`GET /org/import/${sent.said.import_id}`);
            expect([done.status, done.counts]).toEqual(['done', checked.said.preview.counts]);
            const after = await town.snapshot();
            const again = await town.check(sheet, asked);
            expect(again.said.preview.counts).toMatchObject({
              added: 0,
              changed: 0,
              reactivated: 0,
              deactivated: 0,
            });
            // In any case an administrator remains, and no one is their own manager, even indirectly.
            expect((await town.person('diego'))?.userType).toBe('admin');
            if (done.total > 0) {
              tried.undone++;
              const { said: undone } = await town.undo(done.id);
              expect([undone.status, undone.kept]).toEqual(['undone', []]);
              expect(await town.snapshot()).toBe(before);
            } else expect(after).toBe(before);
          } finally {
            town.deployment.close();
          }
        },
      ),
      trials(numRuns),
      () => (tried.undone * 2 >= numRuns ? [] : ['enough imports that were undone']),
    );
  });
});
