/**
 * The machine for the import of people: no change before the confirmation, no mass deactivation without consent, and no
 * failure loses the result.
 */
import { describe, expect, test } from 'vitest';
import { peopleImportMachine } from '#machines/peopleImport.machine.ts';
import {
  brakedCheck,
  brokenImport,
  doneImport,
  faultyCheck,
  importId,
  knownCheck,
  runningImport,
  sampleCells,
  soundCheck,
  undoingImport,
  undoneImport,
  unmappedCheck,
} from '#machines/peopleImport.sheets.ts';
import { done, failed } from '#machines/sample.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import type { SheetCheck, UserImport } from '#schema/users/imports.endpoints.ts';
import { begin, type Course } from './run.ts';

const file = { name: 'personas.xlsx', size: 18_432 };
const press = (name: string) => ({ type: `${name}.pressed` });
const read = (check: SheetCheck) => done('read', { check, cells: sampleCells });
const seen = (one: UserImport) => ({ type: 'import.seen', import: one });
const network = errorOf('network', 'es');
const refusal = (code: string) =>
  new ApiError({
    ...errorOf('conflict', 'es').facts(),
    retryable: false,
    reasons: [{ field: '', code, message: code }],
  });
const standing = ({ snapshot }: Course): unknown => snapshot.value;
/** The input of a task that has just started. */
const inputOf = (course: Course): unknown => {
  const spawned = course.params('xstate.spawnChild');
  return typeof spawned === 'object' && spawned !== null && 'input' in spawned ? spawned.input : undefined;
};

const chosen = (): Course =>
  begin(peopleImportMachine, { importId: null }).hears({ type: 'file.chosen', file });
const known = (check: SheetCheck): SheetCheck => ({ ...check, columns: knownCheck.columns });
const fixing = (): Course => chosen().hears(read(knownCheck));
const previewing = (check: SheetCheck = soundCheck): Course => chosen().hears(read(known(check)));
const edit = (address: string, text: string) => ({ type: 'cells.edited', edits: { [address]: text } });

describe('the chosen list', () => {
  test.each<[string, SheetCheck, string]>([
    ['whose columns are all known and right is looked at', known(soundCheck), 'previewing'],
    ['whose columns are all known has its faults shown', knownCheck, 'fixing'],
    ['with a column that nobody knows asks what it is', faultyCheck, 'mapping'],
    ['without a column that is needed asks for it', unmappedCheck, 'mapping'],
  ])('a list %s', (_what, check, state) => {
    expect(standing(chosen().hears(read(check)))).toBe(state);
  });

  test('a list that cannot be read shows why, and can be read again or replaced by another file', () => {
    const lost = chosen().hears(failed('read', network));
    expect(lost.snapshot).toMatchObject({
      value: 'unreadable',
      context: { error: { code: 'network' }, file },
    });
    expect(standing(lost.hears(press('retry')))).toBe('reading');
    const other = lost.hears({ type: 'file.chosen', file: { name: 'otra.csv', size: 9 } });
    expect(other.snapshot.context).toMatchObject({ file: { name: 'otra.csv' }, error: null });
  });

  test('a new import keeps the kind of the previous list and nothing else', () => {
    const course = begin(peopleImportMachine, { importId: null }).hears(
      { type: 'kind.chosen', kind: 'deactivate' },
      { type: 'file.chosen', file },
      read(knownCheck),
      edit('A3', 'x'),
      press('new'),
    );
    expect(course.snapshot).toMatchObject({
      value: 'choosing',
      context: { kind: 'deactivate', file: null, edits: {}, check: null },
    });
  });
});

describe('the columns of the list', () => {
  const take = (index: number, taken: string) => ({ type: 'column.changed', index, taken });

  test('required columns are assigned before the list is checked', () => {
    const asked = chosen().hears(read(unmappedCheck));
    expect(standing(asked.hears({ type: 'columns.confirmed' }))).toBe('mapping');
    const checking = asked.hears(take(0, 'email'), { type: 'columns.confirmed' });
    expect(standing(checking)).toBe('checking');
    expect(inputOf(checking)).toMatchObject({
      columns: ['email', 'firstName', 'lastName', 'jobPosition', 'department', 'admissionDate', 'ignore'],
    });
  });

  test('a field moves to the column that takes it, and its old column is ignored', () => {
    const course = chosen().hears(read(faultyCheck), take(6, 'department'));
    expect(course.snapshot.context.columns).toEqual([
      'email',
      'firstName',
      'lastName',
      'jobPosition',
      'ignore',
      'admissionDate',
      'department',
    ]);
  });

  test('the columns can be reopened from each later step', () => {
    for (const later of [fixing(), previewing()])
      expect(standing(later.hears(press('columns')))).toBe('mapping');
  });
});

describe('the corrected cells', () => {
  test('cell corrections are collected and all checked together with the file', () => {
    const checking = fixing().hears(
      edit('A3', 'one'),
      edit('C4', 'two'),
      edit('A3', 'three'),
      press('check'),
    );
    expect(inputOf(checking)).toMatchObject({ edits: { A3: 'three', C4: 'two' }, cells: sampleCells });
    const again = checking.hears(done('check', faultyCheck));
    expect(again.snapshot).toMatchObject({
      value: 'fixing',
      context: { pending: {}, edits: { A3: 'three', C4: 'two' } },
    });
    expect(standing(checking.hears(done('check', soundCheck)))).toBe('previewing');
  });

  test('cell corrections are kept when the check fails', () => {
    const lost = fixing().hears(edit('A3', 'one'), press('check'), failed('check', network));
    expect(standing(lost)).toBe('unchecked');
    const back = lost.hears(press('back'));
    expect(back.snapshot).toMatchObject({ value: 'fixing', context: { edits: { A3: 'one' }, error: null } });
    expect(standing(lost.hears(press('retry')))).toBe('checking');
  });

  test('correcting can be skipped: the import continues with the valid rows, checked again if cells changed', () => {
    expect(standing(fixing().hears(press('continue')))).toBe('previewing');
    const mended = fixing().hears(edit('A3', 'one'), press('continue'));
    expect(standing(mended)).toBe('checking');
    expect(standing(mended.hears(done('check', faultyCheck)))).toBe('previewing');
    expect(standing(mended.hears(failed('check', network), press('back')))).toBe('fixing');
  });
});

describe('the preview', () => {
  test('the preview is checked again when missing people are to be deactivated', () => {
    const asked = previewing().hears({ type: 'missing.changed', isOn: true });
    expect(standing(asked)).toBe('checking');
    expect(inputOf(asked)).toMatchObject({ deactivateMissing: true });
    const lost = asked.hears(failed('check', network), press('back'));
    expect(lost.snapshot).toMatchObject({ value: 'previewing', context: { deactivateMissing: false } });
  });

  test('the preview sends what it shows, and sends invitations only when they were chosen', () => {
    const sent = previewing().hears(press('import'));
    expect(inputOf(sent)).toMatchObject({ sendInvitation: false, acceptDeactivations: false });
    const invited = previewing().hears({ type: 'invitation.changed', isOn: true }, press('import'));
    expect(inputOf(invited)).toMatchObject({ sendInvitation: true });
  });

  test('a preview that changes nobody is not sent', () => {
    const nothing = {
      ...soundCheck,
      preview: soundCheck.preview && {
        ...soundCheck.preview,
        counts: { added: 0, changed: 0, unchanged: 4, reactivated: 0, deactivated: 0 },
      },
    };
    expect(standing(previewing(nothing).hears(press('import')))).toBe('previewing');
  });

  test('the preview asks for confirmation before many people are deactivated, every time', () => {
    const braking = previewing(brakedCheck).hears(press('import'));
    expect(standing(braking)).toBe('braking');
    expect(standing(braking.hears(press('back')))).toBe('previewing');
    const sent = braking.hears({ type: 'brake.confirmed' });
    expect(inputOf(sent)).toMatchObject({ acceptDeactivations: true });
    const back = sent.hears(failed('send', network), press('back'));
    expect(back.snapshot).toMatchObject({ value: 'previewing', context: { isAccepted: false } });
    expect(standing(back.hears(press('import')))).toBe('braking');
  });

  test('a failed send keeps the import: a lost answer is sent again, a refusal is checked again', () => {
    const sent = fixing().hears(
      edit('A3', 'one'),
      press('check'),
      done('check', soundCheck),
      press('import'),
    );
    const lost = sent.hears(failed('send', network));
    expect(lost.snapshot).toMatchObject({ value: 'notSent', context: { edits: { A3: 'one' }, file } });
    expect(standing(lost.hears(press('retry')))).toBe('sending');
    const refused = sent.hears(failed('send', refusal('deactivations_brake')));
    expect(refused.snapshot.context.error?.reasons).toMatchObject([{ code: 'deactivations_brake' }]);
    expect(standing(refused.hears(press('retry')))).toBe('checking');
  });
});

describe('the running import', () => {
  const running = (): Course =>
    previewing().hears(press('import'), done('send', { importId, accepted: 4, rejected: [] }));

  test('a running import is followed to its end, with corrected cells kept for rows that were left out', () => {
    const sent = fixing().hears(
      edit('A3', 'one'),
      press('continue'),
      done('check', faultyCheck),
      press('import'),
      done('send', { importId, accepted: 2, rejected: [] }),
    );
    expect(sent.snapshot).toMatchObject({ value: 'running', context: { importId, edits: {} } });
    expect(sent.snapshot.context.cells[2][0]).toBe('one');
    const over = sent.hears(seen(runningImport), seen(doneImport));
    expect(standing(over)).toBe('done');
    expect(over.actions).toContain('refresh');
    expect(standing(sent.hears(seen(brokenImport)))).toBe('failed');
  });

  test('a running import keeps its progress while its state cannot be read', () => {
    const lost = running().hears(seen(runningImport), { type: 'import.lost', error: network });
    expect(lost.snapshot).toMatchObject({
      value: 'running',
      context: { import: { done: 96 }, lost: { code: 'network' } },
    });
    expect(lost.hears(seen(runningImport)).snapshot.context.lost).toBeNull();
  });

  test.each<[UserImport, string]>([
    [runningImport, 'running'],
    [doneImport, 'done'],
    [brokenImport, 'failed'],
    [undoingImport, 'puttingBack'],
    [undoneImport, 'undone'],
  ])('an import that is opened again shows its current state: $status', (one, state) => {
    const opened = begin(peopleImportMachine, { importId });
    expect(standing(opened)).toBe('opening');
    expect(standing(opened.hears(seen(one)))).toBe(state);
  });

  test('an import is undone after a confirmation, and shows what was kept when the undo is over', () => {
    const over = begin(peopleImportMachine, { importId }).hears(seen(doneImport));
    const asked = over.hears(press('undo'));
    expect(standing(asked.hears(press('back')))).toBe('done');
    const back = asked.hears({ type: 'undo.confirmed' }, done('undo', undoingImport));
    expect(standing(back)).toBe('puttingBack');
    expect(back.hears(seen(undoneImport)).snapshot).toMatchObject({
      value: 'undone',
      context: { import: { kept: undoneImport.kept } },
    });
  });

  test('an import that can no longer be undone stays as it is, and its state is loaded again', () => {
    const over = begin(peopleImportMachine, { importId }).hears(seen(doneImport));
    const refused = over.hears(
      press('undo'),
      { type: 'undo.confirmed' },
      failed('undo', refusal('import_not_undone')),
    );
    expect(standing(refused)).toBe('notUndone');
    expect(standing(refused.hears(press('back')))).toBe('opening');
    const kept = begin(peopleImportMachine, { importId }).hears(seen({ ...doneImport, canUndo: false }));
    expect(standing(kept.hears(press('undo')))).toBe('done');
  });
});
