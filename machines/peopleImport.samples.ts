/** Inputs and events of the people-import machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import type { SheetCheck, UserImport } from '#schema/users/imports.endpoints.ts';
import { peopleImportMachine } from './peopleImport.machine.ts';
import { missingFields, type ImportEvent, type ReadSheet } from './peopleImport.setup.ts';
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
} from './peopleImport.sheets.ts';
import { done, failed, type Samples } from './sample.ts';

const said = <E extends ImportEvent>(event: E): E => event;

const network = errorOf('network', defaultLanguage);
const refusal = (field: string, code: string, message: string): ApiError =>
  new ApiError({
    ...errorOf('invalid', defaultLanguage).facts(),
    retryable: false,
    reasons: [{ field, code, message }],
  });
const unreadable = refusal(
  'file',
  'sheet_unreadable',
  'No pudimos leer el archivo: guárdalo de nuevo como .xlsx o .csv.',
);
const unknownEncoding = refusal(
  'file',
  'sheet_encoding',
  'No sabemos con seguridad cómo están escritos los acentos de este archivo.',
);
const running = refusal('', 'import_running', 'Otra importación está en curso. Espera a que termine.');
const notUndone = refusal('', 'import_not_undone', 'Esta importación ya no se puede deshacer.');
const withCells = (check: SheetCheck): ReadSheet => ({ check, cells: sampleCells });
const seen = (one: UserImport) => said({ type: 'import.seen', import: one });

export const peopleImportSamples: Samples<typeof peopleImportMachine> = {
  machine: peopleImportMachine,
  inputs: { 'a new import': { importId: null }, 'an import of before': { importId } },
  events: [
    { label: 'a list of who leaves is meant', event: said({ type: 'kind.chosen', kind: 'deactivate' }) },
    {
      label: 'a file is chosen',
      event: said({ type: 'file.chosen', file: { name: 'personas-noviembre.xlsx', size: 18_432 } }),
    },
    { label: 'it has a column that nobody knows', event: done('read', withCells(faultyCheck)) },
    { label: 'it lacks the column of e-mails', event: done('read', withCells(unmappedCheck)) },
    { label: 'it has faults', event: done('read', withCells(knownCheck)) },
    {
      label: 'it is right, and its cells are not told',
      event: done('read', { check: { ...soundCheck, columns: knownCheck.columns }, cells: null }),
    },
    { label: 'it is no list', event: failed('read', unreadable) },
    { label: 'its encoding cannot be told', event: failed('read', unknownEncoding) },
    {
      label: 'another sheet is chosen',
      event: said({ type: 'reading.changed', reading: { sheet: 'Bajas' } }),
    },
    { label: 'it does not reach the server', event: failed('read', network) },
    {
      label: 'a column is taken for e-mails',
      event: said({ type: 'column.changed', index: 0, taken: 'email' }),
    },
    { label: 'Continue is pressed at the columns', event: said({ type: 'columns.confirmed' }) },
    { label: 'its faults are found', event: done('check', faultyCheck) },
    { label: 'it is right', event: done('check', soundCheck) },
    { label: 'it would deactivate many', event: done('check', brakedCheck) },
    { label: 'it lacks a column', event: done('check', unmappedCheck) },
    { label: 'it cannot be checked', event: failed('check', network) },
    {
      label: 'a cell is mended',
      event: said({ type: 'cells.edited', edits: { A3: 'diego.rey@aurora.example' } }),
    },
    { label: 'Check again is pressed', event: said({ type: 'check.pressed' }) },
    { label: 'Only the right ones is pressed', event: said({ type: 'continue.pressed' }) },
    { label: 'who is missing is to leave', event: said({ type: 'missing.changed', isOn: true }) },
    { label: 'invitations are to go out', event: said({ type: 'invitation.changed', isOn: true }) },
    { label: 'the columns are looked at again', event: said({ type: 'columns.pressed' }) },
    { label: 'Import is pressed', event: said({ type: 'import.pressed' }) },
    { label: 'the number is confirmed', event: said({ type: 'brake.confirmed' }) },
    {
      label: 'the server takes it up',
      event: done('send', { importId, accepted: 4, rejected: [] }),
    },
    { label: 'another one is running', event: failed('send', running) },
    { label: 'the answer gets lost', event: failed('send', network) },
    { label: 'the import is under way', event: seen(runningImport) },
    { label: 'the import is done', event: seen(doneImport) },
    { label: 'the import breaks off', event: seen(brokenImport) },
    { label: 'the import is being undone', event: seen(undoingImport) },
    { label: 'the import is undone', event: seen(undoneImport) },
    { label: 'it cannot be asked for', event: said({ type: 'import.lost', error: network }) },
    { label: 'Undo is pressed', event: said({ type: 'undo.pressed' }) },
    { label: 'Undo is confirmed', event: said({ type: 'undo.confirmed' }) },
    { label: 'undoing has begun', event: done('undo', undoingImport) },
    { label: 'undoing is done at once', event: done('undo', undoneImport) },
    { label: 'it can no longer be undone', event: failed('undo', notUndone) },
    { label: 'Retry is pressed', event: said({ type: 'retry.pressed' }) },
    { label: 'Back is pressed', event: said({ type: 'back.pressed' }) },
    { label: 'Another list is pressed', event: said({ type: 'new.pressed' }) },
  ],
  ends: [],
  reasons: {
    isMapped: 'A field that every person needs has no column.',
    isUnedited: 'Cells were corrected: they belong to the cells that were read.',
    hasPending: 'No cell was changed.',
    hasPreview: 'There is no preview: the sheet could not be read as people yet.',
    changesAnything: 'The sheet says what is there already.',
    isBraked: 'The sheet does not deactivate more people than the brake allows.',
    canUndo: 'The server says that this import cannot be undone any more.',
  },
  promises: {
    'what is prepared has a file, its columns and a check': (snapshot) =>
      !snapshot.hasTag('prepares') ||
      (snapshot.context.file !== null &&
        snapshot.context.columns !== null &&
        snapshot.context.check !== null),
    'nothing is sent that was not previewed': ({ value, context }) =>
      !['previewing', 'braking', 'sending', 'notSent'].includes(String(value)) ||
      (context.check?.preview !== null && context.check !== null),
    'more than a fifth is never deactivated unasked': ({ value, context }) =>
      value !== 'sending' || context.check?.preview?.isBraked !== true || context.isAccepted,
    'a yes to deactivating is never kept for another preview': ({ value, context }) =>
      !context.isAccepted || ['sending', 'notSent'].includes(String(value)),
    'the preview is about what will be sent': ({ value, context }) =>
      !['previewing', 'braking', 'sending'].includes(String(value)) ||
      (context.checkedMissing === context.deactivateMissing && Object.keys(context.pending).length === 0),
    'no field is taken twice': ({ context }) => {
      const taken = (context.columns ?? []).filter((one) => one !== 'ignore');
      return new Set(taken).size === taken.length;
    },
    'what goes to the check has the columns that are needed': ({ value, context }) =>
      value !== 'checking' || missingFields(context.kind, context.columns).length === 0,
    'what failed says why': (snapshot) =>
      !snapshot.hasTag('failed') || snapshot.value === 'failed' || snapshot.context.error !== null,
    'what is followed is an import': (snapshot) =>
      !(snapshot.hasTag('follows') || snapshot.hasTag('over')) || snapshot.context.importId !== null,
    'what is over is known as it stands': (snapshot) =>
      !snapshot.hasTag('over') || snapshot.context.import?.status === snapshot.value,
    'only what can be undone is asked about': ({ value, context }) =>
      value !== 'askingUndo' || context.import?.canUndo === true,
  },
};
