/** Surveys over the fixture of polls: an administrator, a crowd, a budget, and days that pass. */
import { accountOf, move } from '#backend/ledger/ledger.ts';
import { accounts, transfers } from '#backend/ledger/ledger.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { surveyInvitations, surveys } from '#backend/surveys/surveys.tables.ts';
import type { Row } from '#backend/store/table.ts';
import { reason, type ReasonCode } from '#schema/reasons.ts';
import type { StoreKind } from '../support/deployment.ts';
import { openPollFixture, type PollFixture } from './pollFixture.ts';

export const dayMs = 86_400_000;
export const scale = {
  kind: 'scale',
  question: '¿Qué tan bien te sientes en tu equipo?',
  scale: { from: 1, to: 5 },
};
export const draft = { title: 'Clima', questions: [scale] };

/** The administrator of the fixture. */
export const boss = 'diego';

export interface SurveyFixture extends PollFixture {
  /** A call of the administrator that succeeds. */
  done(route: string, body?: unknown): Promise<any>; // oxlint-disable-line typescript/no-explicit-any -- answers of any field
  /** Builds and publishes a survey, and returns its id. */
  publish(built?: object, published?: object): Promise<string>;
  /** Lets time pass, and runs the jobs. */
  later(ms: number): Promise<void>;
  answer(who: string, surveyId: string, number?: number): Promise<number>;
  invited(surveyId: string): Promise<readonly Row<typeof surveyInvitations>[]>;
  row(surveyId: string): Promise<Row<typeof surveys> | undefined>;
  /** Kinds of the notifications about surveys of a person. */
  noticesOf(who: string): Promise<readonly string[]>;
  /** Points paid for answering, by person. */
  paid(): Promise<readonly string[]>;
  fill(points: number): Promise<void>;
}

/** The fixture with this many voters beside the five people of the organisation. */
export async function openSurveyFixture(
  kind: StoreKind,
  voters = 0,
  more: Parameters<typeof openPollFixture>[2] = {},
): Promise<SurveyFixture> {
  const polls = await openPollFixture(kind, voters, more);
  const { deployment, look, change } = polls;
  const { tokens } = deployment.dependencies;
  const sessions = new Map<string, Promise<string>>();
  /** With a new session at each moment, because days pass. */
  const call = async (userId: string, route: string, body?: unknown) => {
    const name = `${userId} ${deployment.now}`;
    const session = sessions.get(name) ?? tokens.sign({ userId, org: 'taller', epoch: 0 }, deployment.now);
    sessions.set(name, session);
    const token = await session;
    const answer = await deployment.rest(route, {
      token,
      headers: { 'accept-language': 'es' },
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.text();
    return { status: answer.status, text, said: JSON.parse(text) };
  };
  const fixture: SurveyFixture = {
    ...polls,
    call,
    async done(route, body) {
      const { status, said, text } = await call(boss, route, body);
      if (status > 201) throw new Error(text);
      return said;
    },
    async publish(built = {}, published = {}) {
      const { id } = await fixture.done('POST /surveys/create', { ...draft, ...built });
      await fixture.done('POST /org/survey', { survey_id: id, ...published });
      return id;
    },
    async later(ms) {
      deployment.now += ms;
      await deployment.tick();
    },
    async answer(who, surveyId, number = 4) {
      const { said } = await call(who, `GET /survey/${surveyId}`);
      const answers = [{ question_id: said.questions[0].id, number }];
      return (await call(who, `POST /survey/${surveyId}/submit`, { answers })).status;
    },
    invited: (surveyId) =>
      look(async (store) => (await store.list(surveyInvitations, { where: { surveyId } })).rows),
    row: (id) => look(async (store) => (await store.list(surveys, { where: { id } })).rows[0]),
    noticesOf: (userId) =>
      look(async (store) =>
        (await store.list(notifications, { where: { userId } })).rows
          .map((row) => row.kind)
          .filter((one) => one.startsWith('survey')),
      ),
    paid: () =>
      look(async (store) => {
        const { rows } = await store.list(transfers, { where: { kind: 'participation' } });
        const { rows: owners } = await store.list(accounts);
        const ownerOf = new Map(owners.map(({ id, ownerId }) => [id, ownerId]));
        return rows.map(({ toAccount, points }) => `${ownerOf.get(toAccount)} ${points}`).toSorted();
      }),
    fill: (points) =>
      change(async (store) => {
        const { newId } = deployment.dependencies;
        const from = await accountOf(store, 'issue', newId);
        const to = await accountOf(store, 'budget', newId);
        await move(store, [{ from, to, points, kind: 'distribute', postId: null }], {
          newId,
          at: new Date(deployment.now).toISOString(),
        });
      }),
  };
  return fixture;
}

/** The sentence of a refusal. */
export const said = (code: ReasonCode, params = {}) => reason('', code, 'es', params).message;

/** Status of an administrator's call, with the fields or the message of its refusal. */
export async function refusal(
  { call }: Pick<SurveyFixture, 'call'>,
  route: string,
  body?: unknown,
): Promise<unknown[]> {
  const answer = await call(boss, route, body);
  const { reasons = [], message } = answer.said;
  return [
    answer.status,
    ...(answer.status === 409 ? [message] : reasons.map(({ field }: { field: string }) => field)),
  ];
}
