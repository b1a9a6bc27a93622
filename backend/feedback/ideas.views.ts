/** Ideas as their readers see them, in a constant number of reads for a page. */
import type { Idea, IdeaDetail } from '#schema/feedback/ideas.shapes.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { peopleById } from '../people/users.rules.ts';
import type { Row } from '../store/table.ts';
import { ideaComments, ideas, ideaVotes } from './ideas.tables.ts';

export type IdeaRow = Row<typeof ideas>;

/** An idea. Raises 404. */
export async function ideaBy(
  { store, language }: Pick<Context, 'store' | 'language'>,
  id: string,
): Promise<IdeaRow> {
  const {
    rows: [row],
  } = await store.list(ideas, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/** Ideas for the reader, in their order. */
export async function ideasOf(context: Context, rows: readonly IdeaRow[]): Promise<Idea[]> {
  if (rows.length === 0) return [];
  const { store, me } = context;
  const people = await peopleById(
    context,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  const { rows: own } = await store.list(ideaVotes, {
    where: { userId: me.id, ideaId: { in: rows.map(({ id }) => id) } },
  });
  const voted = new Set(own.map(({ ideaId }) => ideaId));
  const targets = rows.flatMap(({ mergedIntoId }) => mergedIntoId ?? []);
  const { rows: into } =
    targets.length === 0
      ? { rows: [] }
      : await store.list(ideas, { columns: ['title'], where: { id: { in: targets } } });
  const links = new Map(into.map(({ id, title }) => [id, { id, title }]));
  return rows.map(({ id, title, text, category, userId, status, reason, votes, comments, ...row }) => ({
    id,
    title,
    text,
    category,
    author: userId === null ? null : (people.get(userId) ?? null),
    status,
    reason,
    votes,
    voted: voted.has(id),
    comments,
    mergedInto: row.mergedIntoId === null ? null : (links.get(row.mergedIntoId) ?? null),
    mine: userId === me.id,
    createdAt: row.createdAt,
  }));
}

/** One idea for the reader. */
export async function ideaOf(context: Context, id: string): Promise<Idea> {
  const [shown] = await ideasOf(context, [await ideaBy(context, id)]);
  if (shown === undefined) throw new Error(`idea ${id} is not shown`);
  return shown;
}

/** The whole of an idea as it is now. */
export async function ideaDetail(context: Context, id: string): Promise<IdeaDetail> {
  const { store } = context;
  const shown = await ideaOf(context, id);
  const { rows } = await store.list(ideaComments, {
    where: { ideaId: id },
    order: [
      ['createdAt', 'asc'],
      ['id', 'asc'],
    ],
  });
  const people = await peopleById(
    context,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  const { rows: merged } = await store.list(ideas, {
    columns: ['title'],
    where: { mergedIntoId: id },
    order: [['createdAt', 'asc']],
  });
  return {
    ...shown,
    thread: rows.map(({ id: commentId, userId, text, createdAt: at }) => ({
      id: commentId,
      user: userId === null ? null : (people.get(userId) ?? null),
      text,
      at,
    })),
    merged: merged.map(({ id: mergedId, title }) => ({ id: mergedId, title })),
  };
}
