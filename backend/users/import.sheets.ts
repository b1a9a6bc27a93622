/** Calls that validate a sheet, import it, or deactivate the people it lists (spec §7 "Users"). */
import type { UploadedFile } from '#schema/kit/files.ts';
import { plainAddress } from '#schema/kit/names.ts';
import type { importEndpoints as rows } from '#schema/users/imports.endpoints.ts';
import type { Context, Service } from '../http/context.ts';
import { withPreparation, type Before } from '../http/lazyService.ts';
import { ValidationErrors } from '../http/domainError.ts';
import {
  columnsOf,
  rememberColumns,
  shownColumns,
  shownReading,
  type Choice,
  type Columns,
} from './import.columns.ts';
import { plan, type ImportPlan, type PeopleList } from './import.plan.ts';
import { cellsOf, listedIn } from './import.rows.ts';
import { said, startImport } from './import.start.ts';
import { takenElsewhere } from './people.rules.ts';
import type { PackedSheet, Reading } from '../http/packedSheet.ts';
import { readPacked, unpacked } from './sheet.packed.ts';
import { SheetRefused } from './sheet.refused.ts';
import { users } from '../people/users.tables.ts';

/** The sheet, its mapping, and the result of the checks before the transaction. */
interface Opened {
  readonly sheet: PackedSheet;
  readonly columns: Columns;
  readonly elsewhere: ReadonlySet<string>;
}

interface Sent {
  readonly file: UploadedFile;
  readonly columns?: Choice;
  readonly reading?: Reading | undefined;
}

type Kind = PeopleList['kind'];

/**
 * Reads the sheet and checks whether its new addresses belong to another organisation. Raises 422 for an unreadable
 * file.
 */
async function open(
  { dependencies, org, language }: Before,
  { file, columns: choice, reading }: Sent,
  kind: Kind,
  withCells = false,
): Promise<Opened> {
  let sheet: PackedSheet;
  try {
    sheet = await (dependencies.readSheet ?? readPacked)(file.bytes, withCells, reading);
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    const findings = new ValidationErrors(language);
    findings.add('file', error.code, { maximum: error.maximum, row: error.row });
    findings.throwIfAny();
    throw error;
  }
  const { columns, own } = await dependencies.db.read(org, async (store) => ({
    columns: await columnsOf({ store, language }, sheet, kind, choice),
    own: new Set((await store.tally(users, { by: ['email'] })).map(({ email }) => email)),
  }));
  const column = columns.at.get('email');
  const addresses = (column === undefined ? [] : unpacked(sheet, column))
    .map((cell) => plainAddress(cell).toLowerCase())
    .filter((cell) => cell.includes('@') && cell.length < 255 && !own.has(cell));
  return { sheet, columns, elsewhere: await takenElsewhere(dependencies, org, addresses) };
}

async function planOf(
  context: Context,
  { sheet, columns, elsewhere }: Opened,
  asked: Pick<PeopleList, 'kind' | 'deactivateMissing'>,
): Promise<ImportPlan> {
  const people = listedIn(sheet, columns);
  return plan(context, { ...asked, people, cellOf: cellsOf(columns), elsewhere });
}

interface Asked extends Pick<PeopleList, 'kind' | 'deactivateMissing'> {
  readonly sendInvitation: boolean;
  readonly acceptDeactivations: boolean;
}

/** Starts the import of the valid rows and returns the faults of the others. */
async function take(context: Context, { file, columns: choice }: Sent, opened: Opened, asked: Asked) {
  context.discard(file.key);
  const findings = new ValidationErrors(context.language);
  for (const { code, params } of opened.columns.faults) findings.add('columns', code, params);
  findings.throwIfAny();
  const planned = await planOf(context, opened, asked);
  const importId = await startImport(
    context,
    { ...asked, fileName: file.name.slice(0, 255) || null },
    planned,
  );
  await rememberColumns(context, opened.sheet, choice);
  return { importId, accepted: planned.accepted, rejected: said(planned.faults) };
}

/** The calls of sheets. */
export const importSheets: Pick<
  Service<typeof rows>,
  'validateSheet' | 'uploadPeople' | 'deactivatePeople'
> = {
  validateSheet: withPreparation<typeof rows.validateSheet, Opened>(
    (before, { body }) => open(before, body, body.kind, body.withCells),
    async (context, { body }, opened) => {
      const { file, kind, deactivateMissing } = body;
      context.discard(file.key);
      const { sheet, columns } = opened;
      const planned =
        columns.faults.length > 0 ? undefined : await planOf(context, opened, { kind, deactivateMissing });
      return {
        valid: planned?.faults.length === 0,
        rows: sheet.numbers.length,
        errors: said(planned?.faults ?? []),
        faults: planned?.faults.length ?? 0,
        columns: shownColumns(sheet, columns),
        readAs: shownReading(sheet),
        preview: planned?.preview ?? null,
        ...(sheet.cells === undefined ? {} : { cells: sheet.cells }),
      };
    },
  ),

  uploadPeople: withPreparation<typeof rows.uploadPeople, Opened>(
    (before, { body }) => open(before, body, 'create'),
    async (context, { body }, opened) => {
      const { sendInvitation, acceptDeactivations, deactivateMissing } = body;
      return take(context, body, opened, {
        kind: 'create',
        sendInvitation,
        acceptDeactivations,
        deactivateMissing,
      });
    },
  ),

  deactivatePeople: withPreparation<typeof rows.deactivatePeople, Opened>(
    (before, { body }) => open(before, body, 'deactivate'),
    async (context, { body }, opened) =>
      take(context, body, opened, {
        kind: 'deactivate',
        sendInvitation: false,
        acceptDeactivations: body.acceptDeactivations,
        deactivateMissing: false,
      }),
  ),
};
