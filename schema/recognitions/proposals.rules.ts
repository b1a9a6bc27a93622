/**
 * The words decide: proposes types and values for a text from the words that mark them in past posts, and in their own
 * names and descriptions. Naive Bayes over the words of a text, each once; everything is computed where it is called.
 */
import { emptyWords, praiseWords, wordsOf } from './words.rules.ts';

/** A type or a value, and the words that mark it: the number of posts that hold each. */
export interface Mark {
  readonly id: string;
  readonly kind: 'type' | 'value';
  /** Posts with it. */
  readonly posts: number;
  readonly words: readonly string[];
  /** In the order of `words`. */
  readonly counts: readonly number[];
}

/** What is learnt from the posts of an organisation. No word of it was used by fewer than `fewestPeople`. */
export interface WordBook {
  /** All posts that were read. */
  readonly posts: number;
  readonly marks: readonly Mark[];
}

/** A post to learn from. */
export interface Learnt {
  readonly senderId: string;
  readonly message: string;
  readonly typeIds: readonly string[];
  readonly valueIds: readonly string[];
  /** Names of its people: no words of the post. */
  readonly names: readonly string[];
}

/** What an organisation says itself about a type or a value. */
export interface OwnWords {
  readonly id: string;
  readonly kind: Mark['kind'];
  readonly name: string;
  readonly nameEn: string | null;
  readonly descriptions: readonly string[];
}

export interface Proposal {
  readonly id: string;
  /** How much of the belief is on this one, 0 to 1. */
  readonly confidence: number;
}

/** A word marks a type only if so many different people used it with the type: nobody's own words are handed out. */
export const fewestPeople = 3;
/** Nothing is proposed if the first candidate has less; a second one is named from the other on. */
export const leastConfidence = { first: 0.4, second: 0.1 } as const;
/** Words in a book for one type or value, and in all: a book has at most about 10 kB when compressed. */
export const mostWords = { each: 200, all: 2_000 } as const;

/** Endings of verbs, plurals and genders in both languages: longer words lose them. */
const endings =
  /(?:amente|mente|aciones|acion|iones|ando|iendo|arme|arte|arse|erte|erse|irte|irse|aste|iste|amos|imos|aron|ieron|ados|adas|ado|ada|idos|idas|ido|ida|ing|ies|ed|es|os|as|ar|er|ir|ly|s|o|a|e|y)$/u;
/** Enough of a word to know it. */
const shortest = 4;
const longest = 6;

/** The plain stem of a folded word. */
export function stemOf(word: string): string {
  const stem = word.replace(endings, '');
  return (stem.length < shortest ? word.slice(0, shortest) : stem).slice(0, longest);
}

/** The stems of a text, each once; without empty words, numbers, names and single letters. */
export function stemsOf(text: string, names: readonly string[] = []): readonly string[] {
  const people = new Set(names.flatMap(wordsOf));
  const kept = wordsOf(text).filter(
    (word) => word.length > 2 && !emptyWords.has(word) && !people.has(word) && !/\d/u.test(word),
  );
  return [...new Set(kept.map(stemOf))];
}

const praiseStems: ReadonlySet<string> = new Set([...praiseWords].map(stemOf));

/** The posts with a word, and who wrote them. */
interface Use {
  count: number;
  readonly senders: Set<string>;
}
/** What was found of a type or a value. */
interface Found {
  readonly id: string;
  readonly kind: Mark['kind'];
  posts: number;
  readonly uses: Map<string, Use>;
}

/** Learns the words of types and values; at most `mostWords`, those that tell most. */
export function bookOf(posts: readonly Learnt[]): WordBook {
  const all = new Map<string, number>();
  const found = new Map<string, Found>();
  for (const { senderId, message, typeIds, valueIds, names } of posts) {
    const stems = stemsOf(message, names);
    for (const stem of stems) all.set(stem, (all.get(stem) ?? 0) + 1);
    for (const [kind, ids] of [
      ['type', typeIds],
      ['value', valueIds],
    ] as const)
      for (const id of new Set(ids)) {
        const one: Found = found.get(id) ?? { id, kind, posts: 0, uses: new Map() };
        found.set(id, one);
        one.posts += 1;
        for (const stem of stems) {
          const use: Use = one.uses.get(stem) ?? { count: 0, senders: new Set() };
          one.uses.set(stem, use);
          use.count += 1;
          use.senders.add(senderId);
        }
      }
  }
  const entries = [...found.values()].flatMap((one) =>
    [...one.uses]
      .filter(([, { senders }]) => senders.size >= fewestPeople)
      .map(([word, { count }]) => {
        const expected = ((all.get(word) ?? 0) * one.posts) / Math.max(1, posts.length);
        return { one, word, count, weight: count * Math.log(count / expected) };
      })
      .sort((left, right) => right.weight - left.weight)
      .slice(0, mostWords.each),
  );
  const kept = entries.sort((left, right) => right.weight - left.weight).slice(0, mostWords.all);
  return {
    posts: posts.length,
    marks: [...found.values()].map((one) => {
      const mine = kept.filter((entry) => entry.one === one);
      const { id, kind } = one;
      return {
        id,
        kind,
        posts: one.posts,
        words: mine.map(({ word }) => word),
        counts: mine.map(({ count }) => count),
      };
    }),
  };
}

/** How many posts a name and a description are worth. */
const worth = { name: 6, description: 2 } as const;

/** The book with what the organisation says itself; only of the given types and values. */
export function withOwnWords(book: WordBook, own: readonly OwnWords[]): WordBook {
  return {
    posts: book.posts,
    marks: own.map(({ id, kind, name, nameEn, descriptions }) => {
      const before = book.marks.find((mark) => mark.id === id);
      const counts = new Map((before?.words ?? []).map((word, at) => [word, before?.counts[at] ?? 0]));
      const add = (text: string, by: number): void => {
        for (const stem of stemsOf(text)) counts.set(stem, (counts.get(stem) ?? 0) + by);
      };
      for (const text of descriptions) add(text, worth.description);
      add(name, worth.name);
      if (nameEn !== null) add(nameEn, worth.name);
      return {
        id,
        kind,
        posts: before?.posts ?? 0,
        words: [...counts.keys()],
        counts: [...counts.values()],
      };
    }),
  };
}

/** Added to each count, so that a word that a type lacks does not exclude it. */
const smoothing = 0.05;
/** Words of one text depend on one another: together they prove less than their product says. */
const sharpness = 0.4;

/**
 * The likely types or values of a text, best first, at most two. Nothing for a text of which
 * no word but praise is known.
 */
export function proposalsOf(
  text: string,
  book: WordBook,
  kind: Mark['kind'],
  { names = [], least = leastConfidence }: ProposalOptions = {},
): readonly Proposal[] {
  const marks = book.marks.filter((mark) => mark.kind === kind);
  const known = new Set(marks.flatMap(({ words }) => words));
  const stems = stemsOf(text, names).filter((stem) => known.has(stem));
  if (!stems.some((stem) => !praiseStems.has(stem))) return [];
  const total = marks.reduce((sum, { posts }) => sum + posts, 0) + marks.length;
  const scores = marks.map(({ id, posts, words, counts }) => {
    const weight = Math.max(posts, worth.name) + 2 * smoothing;
    const count = new Map(words.map((word, at) => [word, counts[at] ?? 0]));
    const evidence = stems.reduce(
      (sum, stem) => sum + Math.log(Math.min(1, ((count.get(stem) ?? 0) + smoothing) / weight)),
      0,
    );
    return { id, score: sharpness * (Math.log((posts + 1) / total) + evidence) };
  });
  const best = Math.max(...scores.map(({ score }) => score));
  const sum = scores.reduce((all, { score }) => all + Math.exp(score - best), 0);
  const [first, second] = scores
    .map(({ id, score }) => ({ id, confidence: Math.exp(score - best) / sum }))
    .sort((one, other) => other.confidence - one.confidence);
  if (first === undefined || first.confidence < least.first) return [];
  return second === undefined || second.confidence < least.second ? [first] : [first, second];
}

export interface ProposalOptions {
  /** Names of the receivers, which prove nothing. */
  readonly names?: readonly string[];
  readonly least?: { readonly first: number; readonly second: number };
}
