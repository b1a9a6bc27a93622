/** Work over the people of a survey in pieces: each is one transaction, and other calls are answered in between. */
import { invitingKinds, type SurveyKind } from '#schema/surveys/surveys.rules.ts';
import type { Store, Where } from '../store/port.ts';
import { kindsOn } from './kinds.ts';
import { surveys } from './surveys.tables.ts';
import type { SurveyRow } from './surveys.views.ts';

/**
 * People of one piece, so that a transaction writes at most 500 rows: an invitation is one row, a notification up to four
 * with its messages, a payment six, and a recognition some more.
 */
export const pieceSize = { invited: 400, notified: 120, paid: 80, thanked: 40 } as const;

/** Pieces of one survey in one run of the jobs. */
const piecesARun = 60;

/** A survey as often as it can need pieces. */
export const inPieces = (id: string, pieces = piecesARun): readonly string[] =>
  Array.from({ length: Math.min(pieces, piecesARun) }, () => id);

/** Launched surveys that have not ended and are not switched off, at an instant. */
export const openAt = (at: string): Where<SurveyRow> => ({
  active: true,
  launchedAt: { lte: at },
  closedAt: null,
  or: [{ endsAt: null }, { endsAt: { gt: at } }],
});

/** Surveys that invite people, and fit. */
export async function builtSurveys(store: Store, where: Where<SurveyRow>): Promise<readonly SurveyRow[]> {
  const { rows } = await store.list(surveys, { where: { ...where, kind: { in: invitingKinds } } });
  return rows;
}

/** Those of them whose module works: people hear of nothing that they cannot open. */
export async function usedSurveys(store: Store, where: Where<SurveyRow>): Promise<readonly SurveyRow[]> {
  const rows = await builtSurveys(store, where);
  if (rows.length === 0) return rows;
  const on: readonly SurveyKind[] = await kindsOn(store);
  return rows.filter(({ kind }) => on.includes(kind));
}
