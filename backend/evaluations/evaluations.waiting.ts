/** Evaluations that a person has to write now, and results that the person has not acknowledged. */
import { isWritable } from '#schema/evaluations/cycles.rules.ts';
import { dayEnd } from '../kit/month.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { surveys } from '../surveys/surveys.tables.ts';
import type { Asking, Waiting, WaitingSource } from '../waiting/sources.ts';
import { evaluationCycles, evaluationPeople, evaluations } from './evaluations.tables.ts';

const withCycle = {
  cycle: { one: evaluationCycles, on: 'cycleId' },
  survey: { one: surveys, on: 'cycleId' },
} as const;

async function toWrite({ store, me }: Asking): Promise<readonly Waiting[]> {
  const { rows } = await store.list(evaluations, {
    where: { evaluatorId: me.id, or: [{ status: 'pending' }, { reopened: true }] },
    with: withCycle,
  });
  if (rows.length === 0) return [];
  const zone = await timezoneOf(store);
  return rows.flatMap(({ cycle, survey, ...row }) =>
    cycle === null || !isWritable(row, cycle.phase)
      ? []
      : [
          {
            kind: 'evaluation',
            id: row.id,
            title: survey?.title ?? '',
            titleEn: survey?.titleEn ?? null,
            whoId: row.evaluatedId,
            since: row.createdAt,
            dueAt: cycle.writeUntil === null ? null : dayEnd(cycle.writeUntil, zone),
          },
        ],
  );
}

async function toAcknowledge({ store, me }: Asking): Promise<readonly Waiting[]> {
  const { rows } = await store.list(evaluationPeople, {
    where: { userId: me.id, sharedAt: { ne: null }, acknowledgedAt: null },
    with: { survey: { one: surveys, on: 'cycleId' } },
  });
  return rows.map(({ id, survey, leaderId, sharedAt, createdAt }) => ({
    kind: 'evaluation_result',
    id,
    title: survey?.title ?? '',
    titleEn: survey?.titleEn ?? null,
    whoId: leaderId,
    since: sharedAt ?? createdAt,
  }));
}

export const evaluationsWaiting: WaitingSource = {
  kinds: ['evaluation', 'evaluation_result'],
  find: async (asking, kinds) => [
    ...(kinds.includes('evaluation') ? await toWrite(asking) : []),
    ...(kinds.includes('evaluation_result') ? await toAcknowledge(asking) : []),
  ],
};

/** Only what is to write, for the count of what waits for an answer. */
export const evaluationsToWrite: WaitingSource = { kinds: ['evaluation'], find: toWrite };
