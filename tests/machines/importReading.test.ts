/** The machine for the import of people: a person chooses how the list is read, and nothing of another reading is kept. */
import { expect, test } from 'vitest';
import { peopleImportMachine } from '#machines/peopleImport.machine.ts';
import { faultyCheck, knownCheck, sampleCells, soundCheck } from '#machines/peopleImport.sheets.ts';
import { done, failed } from '#machines/sample.ts';
import { errorOf } from '#schema/errors.ts';
import type { SheetCheck } from '#schema/users/imports.endpoints.ts';
import { begin, type Course } from './run.ts';

const file = { name: 'personas.xlsx', size: 18_432 };
const read = (check: SheetCheck) => done('read', { check, cells: sampleCells });
const stateOf = ({ snapshot }: Course): unknown => snapshot.value;
/** The input of a task that has just started. */
const inputOf = (course: Course): unknown => {
  const spawned = course.params('xstate.spawnChild');
  return typeof spawned === 'object' && spawned !== null && 'input' in spawned ? spawned.input : undefined;
};
const chosen = (): Course =>
  begin(peopleImportMachine, { importId: null }).hears({ type: 'file.chosen', file });
const fixing = (): Course => chosen().hears(read(knownCheck));
const previewing = (): Course => chosen().hears(read({ ...soundCheck, columns: knownCheck.columns }));

const other = { type: 'reading.changed', reading: { sheet: 'Bajas' } };

test('another sheet is read from each step instead, but not while cells are corrected', () => {
  expect(stateOf(fixing().hears({ type: 'cells.edited', edits: { A3: 'x' } }, other))).toBe('fixing');
  for (const step of [chosen().hears(read(faultyCheck)), fixing(), previewing()]) {
    const reading = step.hears(other);
    expect(stateOf(reading)).toBe('reading');
    expect(inputOf(reading)).toMatchObject({ reading: { sheet: 'Bajas' }, columns: null, cells: null });
    expect(reading.snapshot.context.readAs).toEqual(faultyCheck.readAs);
  }
});

test('what is chosen of a sheet is kept until another sheet is chosen', () => {
  const both = fixing().hears(other, read(knownCheck), {
    type: 'reading.changed',
    reading: { headerRow: 3 },
  });
  const kept = { reading: { sheet: 'Bajas', headerRow: 3 } };
  expect(inputOf(both)).toMatchObject(kept);
  expect(inputOf(both.hears(read(knownCheck), { type: 'check.pressed' }))).toMatchObject(kept);
  expect(inputOf(both.hears(read(knownCheck), other))).toMatchObject({ reading: other.reading });
});

test('a choice that is refused can be changed, and a new file forgets it', () => {
  const refused = fixing().hears(other, failed('read', errorOf('invalid', 'es')));
  expect(refused.snapshot.context.readAs).toEqual(faultyCheck.readAs);
  expect(stateOf(refused.hears(other))).toBe('reading');
  expect(inputOf(refused.hears({ type: 'file.chosen', file }))).toMatchObject({ reading: {} });
});
