/** Answers to posts: reactions, comments and replies to comments. */
import { comments, reactions, subcomments } from '#backend/posts/posts.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import type { ReactionCode } from '#schema/posts/posts.rules.ts';
import { day, hour, instant, minute } from '../calendar.ts';
import { partOf, type Parts } from '../parts.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { chatterTexts } from '../chatterTexts.ts';
import { writerOf } from '../writer.ts';
import { repliesOf, type Made, type Word } from './replies.ts';
import type { Occasion } from './occasions.ts';
import { isListed, type Thanks } from './thanks.ts';
import type { Person } from './users.seed.ts';

/** Codes of reactions; frequent codes occur more than once. */
const codes: readonly ReactionCode[] = [
  'celebrate',
  'celebrate',
  'celebrate',
  'love',
  'love',
  'support',
  'wow',
  'insight',
  'laugh',
  'like',
];

/** The number of answers to a post. */
export interface Answers {
  readonly likes: number;
  readonly comments: number;
}

/** The fields of a post that answers need. */
type Post = Pick<Thanks, 'postId' | 'at' | 'sender' | 'receivers' | 'types'>;

/** Max number of reactions in the crowd of a persona's liveliest post. */
const crowd = 12;

/**
 * Makes the rows of the answers, the number of answers by post id, and the notifications of personas about
 * them.
 */
export function* answersOf(
  plan: Plan,
  people: readonly Person[],
  thanks: readonly Thanks[],
  occasions: readonly Occasion[],
): Parts<{
  readonly answersTo: ReadonlyMap<string, Answers>;
  readonly echoes: readonly Word[];
  readonly rows: RowsByTable;
}> {
  const { profile, calendar, newId } = plan;
  const random = plan.dice('posts');
  const writer = writerOf(profile.words, plan.dice('comments'));
  const made: Made = { reactions: [], comments: [], subcomments: [] };
  const audience = people.filter(({ role }) => role !== 'external');
  const leading = audience.filter(({ role }) => role !== 'employee');

  /** A person who was active and can see the post, except those already drawn. */
  const passerBy = (
    one: Post,
    drawn: ReadonlySet<Person | undefined>,
    chance = random,
  ): Person | undefined => {
    const isNarrow = one.types.some(({ seenBy }) => seenBy !== undefined);
    for (let tries = 0; tries < 6; tries++) {
      const person = chance.pick(isNarrow ? leading : audience);
      if (!drawn.has(person) && person.since <= one.at && person.until >= calendar.now) return person;
    }
    return undefined;
  };
  /** How lively a post of this age is: new posts have few readers yet, and old posts keep fewer answers. */
  const liveliness = (at: number): number =>
    Math.min(1, 0.35 + (calendar.now - at) / day) * (calendar.now - at > 120 * day ? 0.6 : 1);
  const editedAt = (at: number): string | null =>
    random.chance(0.05) ? instant(calendar.after(at, 4 * minute)) : null;

  /** Adds reactions within a number of minutes, by people other than `reacted`; returns how many. */
  const cheer = (
    one: Post,
    cheers: number,
    within: number,
    reacted: Set<Person | undefined>,
    chance = random,
  ): number => {
    const before = reacted.size;
    for (let count = 0; count < cheers; count++) {
      const person = passerBy(one, reacted, chance);
      if (person === undefined) continue;
      reacted.add(person);
      made.reactions.push({
        id: newId('reactions'),
        postId: one.postId,
        userId: person.id,
        code: chance.pick(codes),
        createdAt: instant(calendar.after(one.at, minute * (2 + within * chance.next() ** 2))),
      });
    }
    return reacted.size - before;
  };

  const react = (one: Post): number => {
    const cheers = Math.floor(
      liveliness(one.at) * 5.2 * random.next() ** 2 + (one.receivers.length > 1 ? 1 : 0),
    );
    return cheer(one, cheers, 600, new Set([one.sender]));
  };

  /** Adds replies by the receivers or the sender; returns how many. */
  const answer = ({ postId, sender, receivers }: Thanks, comment: Row<typeof comments>): number => {
    if (!random.chance(0.22)) return 0;
    let last = Date.parse(comment.createdAt);
    const voices = [...receivers, ...(sender === undefined ? [] : [sender])].filter(
      ({ id, until }) => id !== comment.userId && until >= calendar.now,
    );
    const answering = voices.slice(0, random.whole(1, 2));
    for (const { id: userId } of answering) {
      last = calendar.after(last, minute * (5 + 200 * random.next()));
      made.subcomments.push({
        id: newId('subcomments'),
        commentId: comment.id,
        postId,
        userId,
        message: writer.reply(),
        createdAt: instant(last),
        editedAt: editedAt(last),
      });
    }
    return answering.length;
  };

  const discuss = (one: Thanks): number => {
    let last = one.at;
    let said = 0;
    const turns = Math.floor(liveliness(one.at) * 3.4 * random.next() ** 3);
    for (let count = 0; count < turns; count++) {
      const receiver = one.receivers[count - 1];
      const author =
        count > 0 && receiver !== undefined && random.chance(0.7)
          ? receiver
          : passerBy(one, new Set([one.sender, ...one.receivers]));
      if (author === undefined) continue;
      last = calendar.after(last, hour * 0.2 + 5 * hour * random.next() ** 2);
      const comment = {
        id: newId('comments'),
        postId: one.postId,
        userId: author.id,
        message: author === receiver ? writer.reply() : writer.comment(),
        createdAt: instant(last),
        editedAt: editedAt(last),
      };
      made.comments.push(comment);
      said += 1 + (author === receiver ? 0 : answer(one, comment));
    }
    return said;
  };

  /** Adds wishes to celebrations; polls get ballots instead. Returns how many. */
  const wish = (one: Occasion): number => {
    if (one.kind === 'poll') return 0;
    const words = random.shuffle(chatterTexts[profile.words].wishes[one.kind]);
    const wished = new Set<Person | undefined>(one.receivers);
    for (const message of words.slice(0, Math.floor(liveliness(one.at) * 3 * random.next() ** 2))) {
      const author = passerBy(one, wished);
      if (author === undefined) continue;
      wished.add(author);
      const createdAt = instant(calendar.after(one.at, hour * (0.2 + 8 * random.next())));
      made.comments.push({
        id: newId('comments'),
        postId: one.postId,
        userId: author.id,
        message,
        createdAt,
        editedAt: null,
      });
    }
    return wished.size - one.receivers.length;
  };

  const answersTo = new Map<string, Answers>();
  for (const [index, one] of thanks.entries()) {
    if (index % partOf === 0) yield;
    if (isListed(one.outcome)) answersTo.set(one.postId, { likes: react(one), comments: discuss(one) });
  }
  for (const one of occasions) answersTo.set(one.postId, { likes: react(one), comments: wish(one) });
  // One post of each persona gets a crowd of reactions. Uses a separate seeded random, so that it changes no
  // draw above.
  const lucky = plan.dice('crowds');
  for (const persona of people.filter(({ isPersona }) => isPersona)) {
    const one = thanks.findLast(
      ({ at, outcome, receivers, types }) =>
        at < calendar.now - 2 * day &&
        isListed(outcome) &&
        receivers.includes(persona) &&
        types.every(({ seenBy }) => seenBy === undefined),
    );
    const known = one && answersTo.get(one.postId);
    if (one === undefined || known === undefined || known.likes >= crowd) continue;
    const reacted = new Set(made.reactions.flatMap((row) => (row.postId === one.postId ? row.userId : [])));
    const drawn = new Set([one.sender, ...one.receivers, ...people.filter(({ id }) => reacted.has(id))]);
    const more = cheer(one, crowd - known.likes, 200, drawn, lucky);
    answersTo.set(one.postId, { ...known, likes: known.likes + more });
  }
  return {
    answersTo,
    echoes: repliesOf(made, people, [...thanks, ...occasions]),
    rows: {
      ...rowsOf(reactions, made.reactions),
      ...rowsOf(comments, made.comments),
      ...rowsOf(subcomments, made.subcomments),
    },
  };
}
