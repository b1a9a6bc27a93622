/** Ideas over the fixture of surveys: a crowd that votes, and a recount of what is kept. */
import type { IdeaRow } from '#backend/feedback/ideas.views.ts';
import { ideaComments, ideas, ideaVotes } from '#backend/feedback/ideas.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import type { StoreKind } from '../support/deployment.ts';
import type { Answer } from './postFixture.ts';
import { boss, openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';

export interface IdeaFixture extends Omit<SurveyFixture, 'vote'> {
  /** Has an idea and returns its id. */
  idea(who: string, title?: string, text?: string): Promise<string>;
  vote(who: string, id: string, vote?: boolean): Promise<Answer>;
  merge(id: string, intoId: string): Promise<Answer>;
  decide(id: string, status: string, reason?: string): Promise<Answer>;
  ideaRow(id: string): Promise<IdeaRow>;
  voters(id: string): Promise<readonly string[]>;
  /** What is wrong with the kept counts and links, against a recount. */
  wrong(): Promise<readonly string[]>;
  /** Kinds of a person's notices about ideas. */
  told(who: string): Promise<readonly string[]>;
}

export async function openIdeaFixture(kind: StoreKind, people = 0): Promise<IdeaFixture> {
  const surveys = await openSurveyFixture(kind, people);
  const { call, look } = surveys;
  await surveys.turn('complaints', true);
  await surveys.turn('complaints_pannel', true);
  return {
    ...surveys,
    async idea(who, title = 'Bicicletas en la entrada', text = '') {
      const { status, said, text: answer } = await call(who, 'POST /ideas', { title, text });
      if (status !== 200) throw new Error(answer);
      return said.id;
    },
    vote: (who, id, vote = true) => call(who, `POST /ideas/${id}/vote`, { vote }),
    merge: (id, into) => call(boss, `POST /ideas/${id}/merge`, { into_id: into }),
    decide: (id, status, reason) =>
      call(boss, `PATCH /ideas/${id}`, { status, ...(reason === undefined ? {} : { reason }) }),
    ideaRow: (id) =>
      look(async (store) => {
        const { rows } = await store.list(ideas, { where: { id } });
        if (rows[0] === undefined) throw new Error(`no idea ${id}`);
        return rows[0];
      }),
    voters: (ideaId) =>
      look(async (store) =>
        (await store.list(ideaVotes, { where: { ideaId } })).rows.map(({ userId }) => userId).toSorted(),
      ),
    wrong: () =>
      look(async (store) => {
        const { rows } = await store.list(ideas);
        const { rows: votes } = await store.list(ideaVotes);
        const { rows: comments } = await store.list(ideaComments);
        const byId = new Map(rows.map((row) => [row.id, row]));
        return rows.flatMap((row) => {
          const voters = votes.filter(({ ideaId }) => ideaId === row.id).map(({ userId }) => userId);
          const target = row.mergedIntoId === null ? null : byId.get(row.mergedIntoId);
          return [
            ...(new Set(voters).size === row.votes && voters.length === row.votes ? [] : [`votes ${row.id}`]),
            ...(comments.filter(({ ideaId }) => ideaId === row.id).length === row.comments
              ? []
              : [`comments ${row.id}`]),
            ...(target === null || target?.mergedIntoId === null ? [] : [`link ${row.id}`]),
            ...(target === null || row.votes === 0 ? [] : [`votes of a merged one ${row.id}`]),
          ];
        });
      }),
    told: (userId) =>
      look(async (store) => {
        const { rows } = await store.list(notifications, {
          where: { userId },
          order: [['createdAt', 'asc']],
        });
        return rows.flatMap(({ kind: one }) => (one.startsWith('idea_') ? [one] : []));
      }),
  };
}
