/** Requests over the fixture of surveys: an administrator, a crowd with managers, and hours that pass. */
import type { DecisionRow, SeatRow } from '#backend/decisions/decisions.access.ts';
import { decisions, decisionSeats, decisionSteps } from '#backend/decisions/decisions.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { StoreKind } from '../support/deployment.ts';
import type { Answer } from './postFixture.ts';
import { openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';

export const hourMs = 3_600_000;

export interface RequestFixture extends SurveyFixture {
  /** Makes a kind and returns its id. By default the manager decides. */
  kind(more?: object): Promise<string>;
  /** Hands in a request with these words and files. */
  send(who: string, kindId: string, words?: string, files?: readonly File[]): Promise<Answer>;
  /** Hands in a request and returns the id of its decision, and of the request. */
  sent(who: string, kindId: string): Promise<{ readonly id: string; readonly decision: string }>;
  decide(who: string, decision: string, approve?: boolean, reason?: string): Promise<Answer>;
  /** Makes one person the leader of others. */
  lead(leader: string, ...people: readonly string[]): Promise<void>;
  decisionRow(id: string): Promise<DecisionRow>;
  seats(id: string): Promise<readonly SeatRow[]>;
  /** Who holds it now, in the order of the approvers. */
  holders(id: string): Promise<readonly string[]>;
  /** The timeline in short: `kind who>other`. */
  steps(id: string): Promise<readonly string[]>;
  /** Kinds of a person's notifications about requests, oldest first. */
  told(who: string): Promise<readonly string[]>;
}

export async function openRequestFixture(kind: StoreKind, people = 0): Promise<RequestFixture> {
  const surveys = await openSurveyFixture(kind, people);
  const { call, done, look, change, deployment } = surveys;
  const { tokens } = deployment.dependencies;
  const fixture: RequestFixture = {
    ...surveys,
    kind: async (more = {}) => (await done('POST /org/solicitud', { title: 'Vacaciones', ...more })).id,
    async send(userId, kindId, words = 'Del 3 al 7', files = []) {
      const { said } = await call(userId, `GET /solicitud/${kindId}`);
      const form = new FormData();
      for (const { id } of said.questions ?? [])
        form.append('answers', JSON.stringify({ question_id: id, text: words }));
      for (const file of files) form.append('files', file);
      const token = await tokens.sign({ userId, org: 'taller', epoch: 0 }, deployment.now);
      const answer = await deployment.rest(`POST /solicitud/${kindId}/submit`, { token, form });
      const text = await answer.text();
      return { status: answer.status, text, said: JSON.parse(text) };
    },
    async sent(who, kindId) {
      const { status, said, text } = await fixture.send(who, kindId);
      if (status !== 200) throw new Error(text);
      return { id: said.id, decision: said.decision.id };
    },
    decide: (who, id, approve = true, reason = approve ? '' : 'No alcanza') =>
      call(who, `POST /decision/${id}/decide`, { approve, reason }),
    lead: (leader, ...led) =>
      change(async (store) => void (await store.update(users, { id: { in: led } }, { managerId: leader }))),
    decisionRow: (id) =>
      look(async (store) => {
        const { rows } = await store.list(decisions, { where: { id } });
        if (rows[0] === undefined) throw new Error(`no decision ${id}`);
        return rows[0];
      }),
    seats: (decisionId) =>
      look(
        async (store) =>
          (await store.list(decisionSeats, { where: { decisionId }, order: [['position', 'asc']] })).rows,
      ),
    holders: async (id) =>
      (await fixture.seats(id)).flatMap(({ state, holderId }) => (state === 'waiting' ? [holderId] : [])),
    steps: (decisionId) =>
      look(async (store) => {
        const { rows } = await store.list(decisionSteps, {
          where: { decisionId },
          order: [
            ['at', 'asc'],
            ['id', 'asc'],
          ],
        });
        return rows.map(({ kind: one, whoId, otherId }) => `${one} ${whoId ?? ''}>${otherId ?? ''}`);
      }),
    told: (userId) =>
      look(async (store) => {
        const { rows } = await store.list(notifications, {
          where: { userId },
          order: [['createdAt', 'asc']],
        });
        return rows.flatMap(({ kind: one }) => (one.startsWith('request_') ? [one] : []));
      }),
  };
  return fixture;
}
