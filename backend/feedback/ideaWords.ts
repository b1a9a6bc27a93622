/** How alike two ideas are: the words of their titles, kept by the beginning that singular and plural share. */
import { ideaLimits } from '#schema/feedback/ideas.rules.ts';
import type { Context } from '../http/context.ts';
import { fold } from '../kit/fold.ts';
import type { Store } from '../store/port.ts';
import { ideaWords } from './ideas.tables.ts';

/** Letters of a word that count: "silla" and "sillas" are one word. */
const stem = 5;
/** Words of one title that count. */
const counted = 8;
/** The newest ideas of each word that are compared, so that a common word costs what a rare one costs. */
const compared = 100;

const small = new Set(
  'para como sobre cuando desde hasta entre todos todas cada with from that this have more into when'
    .split(' ')
    .map((word) => word.slice(0, stem)),
);

/** The words of a title that can say that two ideas are alike. */
export const ideaWordsOf = (title: string): readonly string[] =>
  [
    ...new Set(
      fold(title)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length > 3)
        .map((word) => word.slice(0, stem)),
    ),
  ]
    .filter((word) => !small.has(word))
    .slice(0, counted);

/** Notes the words by which an idea is found. */
export const keepWords = (
  { store, newId }: Pick<Context, 'store' | 'newId'>,
  ideaId: string,
  words: readonly string[],
) =>
  store.insert(
    ideaWords,
    words.map((word) => ({ id: newId(), ideaId, word })),
    { skipExisting: true },
  );

/** Whoever writes what a merged idea said finds the idea that it lives on in. */
export async function moveWords(
  context: Pick<Context, 'store' | 'newId'>,
  fromId: string,
  intoId: string,
): Promise<void> {
  const { rows } = await context.store.list(ideaWords, { where: { ideaId: fromId } });
  await context.store.remove(ideaWords, { ideaId: fromId });
  await keepWords(
    context,
    intoId,
    rows.map(({ word }) => word),
  );
}

/** Ids of the ideas with most words of a title, the newest first among equals. */
export async function alikeIds(store: Store, title: string): Promise<string[]> {
  const shared = new Map<string, number>();
  for (const word of ideaWordsOf(title)) {
    const { rows } = await store.list(ideaWords, {
      columns: ['ideaId'],
      where: { word },
      order: [['ideaId', 'desc']],
      limit: compared,
    });
    for (const { ideaId } of rows) shared.set(ideaId, (shared.get(ideaId) ?? 0) + 1);
  }
  return [...shared]
    .toSorted(([one, ofOne], [other, ofOther]) => ofOther - ofOne || (one < other ? 1 : -1))
    .slice(0, ideaLimits.similar)
    .map(([id]) => id);
}
