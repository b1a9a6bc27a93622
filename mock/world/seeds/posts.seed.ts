/** The feed: recognitions as posts, with what people answered to them. */
import { comments, postReceivers, posts, postTypeLinks, reactions } from '#backend/posts/posts.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { day, hour, instant, minute } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { writerOf } from '../writer.ts';
import type { Thanks } from './thanks.ts';
import type { Person } from './users.seed.ts';

/** Codes of reactions, the frequent ones more than once. */
const codes = ['celebrate', 'celebrate', 'celebrate', 'love', 'love', 'support', 'wow', 'insight', 'like'];

/** Rows of the feed. */
export function postSeed(
  plan: Plan,
  people: readonly Person[],
  thanks: readonly Thanks[],
  postIdOf: ReadonlyMap<Thanks, string>,
  pointsOf: ReadonlyMap<Thanks, number>,
): RowsByTable {
  const { profile, calendar, newId } = plan;
  const dice = plan.dice('posts');
  const writer = writerOf(profile.words, plan.dice('comments'));
  const made = {
    posts: [] as Row<typeof posts>[],
    receivers: [] as Row<typeof postReceivers>[],
    links: [] as Row<typeof postTypeLinks>[],
    reactions: [] as Row<typeof reactions>[],
    comments: [] as Row<typeof comments>[],
  };
  const audience = people.filter(({ role }) => role !== 'external');

  /** Somebody around within days of a moment, other than those already drawn. */
  const passerBy = (at: number, drawn: ReadonlySet<Person>): Person | undefined => {
    for (let tries = 0; tries < 6; tries++) {
      const person = dice.pick(audience);
      if (!drawn.has(person) && person.since <= at && person.until >= calendar.now) return person;
    }
    return undefined;
  };
  /** How lively a post of this age is: the newest have hardly been seen. */
  const liveliness = (at: number): number => Math.min(1, 0.35 + (calendar.now - at) / day);

  for (const one of thanks) {
    const { at, sender, receivers, types, message } = one;
    const postId = postIdOf.get(one) ?? '';
    const createdAt = instant(at);
    const points = pointsOf.get(one) ?? 0;

    const cheers = Math.floor(liveliness(at) * 5.2 * dice.next() ** 2 + (receivers.length > 1 ? 1 : 0));
    const reacted = new Set<Person>([sender]);
    for (let count = 0; count < cheers; count++) {
      const person = passerBy(at, reacted);
      if (person === undefined) continue;
      reacted.add(person);
      const moment = calendar.after(at, minute * (2 + 600 * dice.next() ** 2));
      made.reactions.push({
        id: newId('reactions'),
        postId,
        userId: person.id,
        code: dice.pick(codes),
        createdAt: instant(moment),
      });
    }

    const commentsBefore = made.comments.length;
    let last = at;
    const talk = Math.floor(liveliness(at) * 3.4 * dice.next() ** 3);
    for (let count = 0; count < talk; count++) {
      const receiver = receivers[count - 1];
      const author =
        count > 0 && receiver !== undefined && dice.chance(0.7)
          ? receiver
          : passerBy(at, new Set([sender, ...receivers]));
      if (author === undefined) continue;
      last = calendar.after(last, hour * 0.2 + 5 * hour * dice.next() ** 2);
      const text = author === receiver ? writer.reply() : writer.comment();
      made.comments.push({
        id: newId('comments'),
        postId,
        userId: author.id,
        message: text,
        createdAt: instant(last),
        editedAt: null,
      });
    }

    const shares = receivers.map(({ takesPoints }) => (takesPoints ? points : 0));
    receivers.forEach((person, position) => {
      made.receivers.push({
        id: newId('post_receivers'),
        postId,
        userId: person.id,
        position,
        points: shares[position] ?? 0,
        createdAt,
      });
    });
    for (const { id: typeId } of types)
      made.links.push({ id: newId('post_type_links'), postId, typeId, createdAt });
    made.posts.push({
      id: postId,
      senderId: sender.id,
      amount: shares.reduce((sum, share) => sum + share, 0),
      typeIds: types.map(({ id }) => id),
      message,
      likesCount: reacted.size - 1,
      commentsCount: made.comments.length - commentsBefore,
      createdAt,
    });
  }
  return {
    ...rowsOf(posts, made.posts),
    ...rowsOf(postReceivers, made.receivers),
    ...rowsOf(postTypeLinks, made.links),
    ...rowsOf(reactions, made.reactions),
    ...rowsOf(comments, made.comments),
  };
}
