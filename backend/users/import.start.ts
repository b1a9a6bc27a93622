/**
 * Starts an import. Refuses it while another import runs, or if it deactivates too many people without confirmation.
 */
import { reason } from '#schema/reasons.ts';
import type { RowFault, UserImport } from '#schema/users/imports.endpoints.ts';
import type { ImportKind } from '#schema/users/imports.rules.ts';
import type { Context } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { partsOf } from '../kit/inParts.ts';
import type { Store } from '../store/port.ts';
import type { ImportPlan } from './import.plan.ts';
import { userImportLines, userImports } from './imports.tables.ts';

/** The options of an import. */
export interface Starting {
  readonly kind: ImportKind;
  readonly fileName: string | null;
  readonly sendInvitation: boolean;
  readonly acceptDeactivations: boolean;
}

/** Maximum number of faults that are saved and returned. */
export const saidFaults = 1_000;

/** Limits faults to the maximum. */
export const said = (faults: readonly RowFault[]): RowFault[] => faults.slice(0, saidFaults);

/** Raises 409 while an import or its undo is running. */
export async function expectNoneRunning({
  store,
  language,
}: Pick<Context, 'store' | 'language'>): Promise<void> {
  if (await isRunning(store))
    throw domainError('conflict', language, [reason('', 'import_running', language)]);
}

async function isRunning(store: Store): Promise<boolean> {
  const { rows } = await store.list(userImports, {
    where: { status: { in: ['queued', 'running', 'undoing'] } },
    limit: 1,
  });
  return rows.length > 0;
}

/** Saves the planned lines; a job applies them. Raises 409 and 422 if the import may not start. */
export async function startImport(
  context: Context,
  { kind, fileName, sendInvitation, acceptDeactivations }: Starting,
  { accepted, faults, lines, preview }: ImportPlan,
): Promise<UserImport['id']> {
  const { store, newId, me, at, language, pause } = context;
  await expectNoneRunning(context);
  if (accepted === 0) {
    const findings = new ValidationErrors(language);
    findings.add(kind === 'ldap' ? '' : 'file', 'import_nothing');
    findings.throwIfAny();
  }
  const { counts, activePeople: total } = preview;
  if (preview.isBraked && !acceptDeactivations) {
    const params = { count: counts.deactivated, total };
    throw domainError('conflict', language, [
      reason('acceptDeactivations', 'deactivations_brake', language, params),
    ]);
  }
  const importId = newId();
  const isOver = lines.length === 0;
  await store.insert(userImports, [
    {
      id: importId,
      kind,
      fileName,
      status: isOver ? 'done' : 'queued',
      total: lines.length,
      done: 0,
      ...counts,
      rejected: said(faults),
      kept: [],
      sendInvitation,
      createdBy: me.id,
      createdAt: at,
      finishedAt: isOver ? at : null,
    },
  ]);
  const rows = lines.map(({ action, user, email, told, ldapId }, place) => ({
    id: newId(),
    importId,
    place,
    action,
    userId: user?.id ?? null,
    email,
    wanted: { ...told, ...(ldapId === undefined ? {} : { ldapId }) },
    before: null,
    after: null,
    status: 'waiting' as const,
  }));
  for (const part of partsOf(rows)) {
    await store.insert(userImportLines, part);
    await pause?.();
  }
  return importId;
}
