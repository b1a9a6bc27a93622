/** Ideas (spec §7 "POST /ideas"): had, voted on, talked about, decided and merged. */
import { ideaLimits, type IdeaStatus } from '#schema/feedback/ideas.rules.ts';
import type { ideaEndpoints } from '#schema/feedback/ideas.endpoints.ts';
import { pageSize } from '#schema/limits.ts';
import { countLimits } from '#schema/limits.parts.ts';
import { countActs } from '../facts/takingPart.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { fold } from '../kit/fold.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { refuse } from '../surveys/surveys.access.ts';
import type { Where } from '../store/port.ts';
import { ideaComments, ideas, ideaVotes } from './ideas.tables.ts';
import { alikeIds, ideaWordsOf, keepWords, moveWords } from './ideaWords.ts';
import { ideaBy, ideaDetail, ideaOf, ideasOf, type IdeaRow } from './ideas.views.ts';

/** The author and everybody who wants an idea, without the person who acts. */
async function concerned({ store, me }: Context, { id, userId }: IdeaRow): Promise<string[]> {
  const { rows } = await store.list(ideaVotes, { columns: ['userId'], where: { ideaId: id } });
  return [...new Set([...rows.map((row) => row.userId), ...(userId === null ? [] : [userId])])].filter(
    (one) => one !== me.id,
  );
}

/** Ideas of the list; `GET /suggestions` shows them too. No screen shows a total. */
export const ideasPage = (
  context: Context,
  {
    page,
    keywords,
    status,
    order,
  }: {
    readonly page: number;
    readonly keywords?: string | undefined;
    readonly status?: IdeaStatus | undefined;
    readonly order: 'new' | 'votes';
  },
) => {
  const words = fold(keywords ?? '');
  const where: Where<IdeaRow> = {
    mergedIntoId: null,
    ...(status === undefined ? {} : { status }),
    ...(words === '' ? {} : { fold: { has: words } }),
  };
  return pageFrom(
    context.store,
    ideas,
    {
      where,
      // Most ideas have few votes: without the moment, all of the same count would be sorted for each page.
      order: [...(order === 'votes' ? [['votes', 'desc'] as const] : []), ['createdAt', 'desc']],
    },
    { page, perPage: pageSize.default },
    countLimits.posts,
  );
};

export const ideaService: Service<typeof ideaEndpoints> = {
  async createIdea(context, { body: { title, text, category } }) {
    const { store, me, at, newId } = context;
    const id = newId();
    await store.insert(ideas, [
      {
        id,
        title,
        text,
        fold: fold(`${title} ${text}`),
        category,
        userId: me.id,
        status: 'new',
        reason: null,
        votes: 1,
        comments: 0,
        mergedIntoId: null,
        createdAt: at,
      },
    ]);
    await store.insert(ideaVotes, [{ id: newId(), ideaId: id, userId: me.id, createdAt: at }]);
    await keepWords(context, id, ideaWordsOf(title));
    await countActs(context, 'ideasShared', [{ id, personId: me.id, at }]);
    return ideaDetail(context, id);
  },

  async ideas(context, { query }) {
    const { items, pagination } = await ideasPage(context, query);
    return { items: await ideasOf(context, items), pagination };
  },

  async similarIdeas(context, { query: { title } }) {
    const ids = await alikeIds(context.store, title);
    const { rows } = await context.store.list(ideas, { where: { id: { in: ids } } });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ideasOf(
      context,
      ids.flatMap((id) => byId.get(id) ?? []),
    );
  },

  idea: (context, { params: { id } }) => ideaDetail(context, id),

  async voteIdea(context, { params: { id }, body: { vote } }) {
    const { store, me, at, newId } = context;
    const idea = await ideaBy(context, id);
    if (idea.mergedIntoId !== null) refuse(context, 'idea_merged');
    const change = vote
      ? (
          await store.insert(ideaVotes, [{ id: newId(), ideaId: id, userId: me.id, createdAt: at }], {
            skipExisting: true,
          })
        ).length
      : -(await store.remove(ideaVotes, { ideaId: id, userId: me.id }));
    if (change !== 0) await store.update(ideas, { id }, { votes: { inc: change } });
    return ideaOf(context, id);
  },

  async commentIdea(context, { params: { id }, body: { text } }) {
    const { store, me, at, newId } = context;
    const idea = await ideaBy(context, id);
    if (idea.mergedIntoId !== null) refuse(context, 'idea_merged');
    if (idea.comments >= ideaLimits.comments) refuse(context, 'idea_full');
    await store.insert(ideaComments, [{ id: newId(), ideaId: id, userId: me.id, text, createdAt: at }]);
    await store.update(ideas, { id }, { comments: { inc: 1 } });
    return ideaDetail(context, id);
  },

  async decideIdea(context, { params: { id }, body: { status, reason } }) {
    const { store, language } = context;
    const idea = await ideaBy(context, id);
    if (idea.mergedIntoId !== null) refuse(context, 'idea_merged');
    const why = reason === undefined || reason === '' ? null : reason;
    const findings = new ValidationErrors(language);
    if (status === 'refused' && why === null) findings.add('reason', 'idea_reason');
    findings.throwIfAny();
    await store.update(ideas, { id }, { status, reason: why });
    if (status !== idea.status)
      await leaveNotices(context, {
        to: await concerned(context, idea),
        kind: 'idea_decided',
        actorId: null,
        postId: null,
        sourceId: id,
      });
    return ideaDetail(context, id);
  },

  async mergeIdea(context, { params: { id }, body: { intoId } }) {
    const { store, me, at, newId } = context;
    const idea = await ideaBy(context, id);
    const into = await ideaBy(context, intoId);
    if (idea.mergedIntoId !== null) refuse(context, 'idea_merged');
    if (id === intoId || into.mergedIntoId !== null) refuse(context, 'idea_circle');
    const { rows } = await store.list(ideaVotes, { where: { ideaId: id } });
    const voters = new Set([
      ...rows.map(({ userId }) => userId),
      ...(idea.userId === null ? [] : [idea.userId]),
    ]);
    const added = await store.insert(
      ideaVotes,
      [...voters].map((userId) => ({ id: newId(), ideaId: intoId, userId, createdAt: at })),
      { skipExisting: true },
    );
    await store.remove(ideaVotes, { ideaId: id });
    await store.update(ideas, { id: intoId }, { votes: { inc: added.length } });
    // What was merged into it lives on in the target, too: no link leads to a merged idea.
    await store.update(ideas, { mergedIntoId: id }, { mergedIntoId: intoId });
    await store.update(ideas, { id }, { mergedIntoId: intoId, votes: 0 });
    await moveWords(context, id, intoId);
    await leaveNotices(context, {
      to: idea.userId === null || idea.userId === me.id ? [] : [idea.userId],
      kind: 'idea_merged',
      actorId: null,
      postId: null,
      sourceId: intoId,
    });
    return ideaDetail(context, intoId);
  },
};
