/**
 * Plays the points of a year in chronological order: recognitions, boosts and referrals move points, a
 * removal reverses them; other seeds add further events.
 */
import type { boosts } from '#backend/posts/posts.tables.ts';
import type { Row } from '#backend/store/table.ts';
import { day, hour, instant } from '../calendar.ts';
import { partOf, type Parts } from '../parts.ts';
import type { Plan } from '../plan.ts';
import { shopWords } from '../shop.ts';
import { chapters } from '../story.ts';
import { openLedger, type Ledger } from './ledger.seed.ts';
import type { PostType } from './recognitions.seed.ts';
import type { Reward } from './referrals.seed.ts';
import { isListed, type Thanks } from './thanks.ts';
import type { Person } from './users.seed.ts';

/** Points of this month that personas keep, so that a visitor can send recognitions. */
const reserve = { usual: 350, monthEnd: 15 } as const;
/** Max age of posts that receive boosts, in ms. */
const boostable = 45 * day;
/** Time between the creation and the removal of a post, in ms. */
export const removedAfter = 2 * hour;

/**
 * A played year: the ledger, and the boosts of posts. Points, types and badges of the recognitions are set.
 */
export interface Year {
  readonly ledger: Ledger;
  readonly boosts: readonly Row<typeof boosts>[];
}

/** An event that moves points. */
export interface Happening {
  readonly at: number;
  readonly play: () => void;
}

/**
 * Events of other seeds; `later` schedules follow-up events. At the same moment they play in their order, and
 * before recognitions.
 */
export type Errand = (ledger: Ledger, later: (at: number, play: () => void) => void) => readonly Happening[];

/** Plays the year. `fallback` is the type for senders who cannot afford the min of another type. */
export function* yearOf(
  plan: Plan,
  people: readonly Person[],
  thanks: readonly Thanks[],
  fallback: PostType | undefined,
  rewards: readonly Reward[],
  errands: readonly Errand[],
): Parts<Year> {
  const { calendar, newId } = plan;
  const random = plan.dice('ledger');
  const ledger = openLedger(plan, people);
  const { give, redeem, issue, hold, move } = ledger;
  const { extra: note } = shopWords[plan.profile.words];
  const added: Row<typeof boosts>[] = [];
  const pending: Happening[] = [];
  // Follow-up events are few, so sorting after each insertion is cheap.
  const later = (at: number, play: () => void): void => {
    pending.push({ at, play });
    pending.sort((one, other) => one.at - other.at);
  };
  const happenings: Happening[] = errands.flatMap((errand) => errand(ledger, later));
  const thisMonth = calendar.months[0]?.start ?? 0;
  const valuesSince = plan.story.start(chapters.values);
  const kept = plan.size.scene === 'monthEnd' ? reserve.monthEnd : reserve.usual;

  const free = (person: Person, at: number): number =>
    (give.get(person)?.balance ?? 0) - (person.isPersona && at >= thisMonth ? kept : 0);
  /** Grants extra points to a sender who needs more than the balance. */
  const topUp = (person: Person, need: number, at: number): void => {
    const to = give.get(person);
    const points = need - free(person, at);
    if (to !== undefined && points > 0) ledger.grant({ to, points, kind: 'extra', note, at });
  };

  /** Senders never give more than their balance; the larger the balance, the larger the gift. */
  const giftOf = (one: Thanks, sender: Person, shares: number): number => {
    const least = Math.max(0, ...one.types.map(({ min }) => min));
    const most = Math.min(100, ...one.types.map(({ max }) => max ?? Number.POSITIVE_INFINITY));
    if (one.usesUp && shares > 0) return Math.floor(free(sender, one.at) / shares / 5) * 5;
    if (!give.has(sender) || shares === 0 || (!one.isSure && least === 0 && random.chance(0.1))) return 0;
    const left = free(sender, one.at);
    const wish = random.pick(
      left > 150 ? [25, 30, 50, 50, 75] : left > 60 ? [15, 20, 25, 30, 40, 50] : [5, 10, 10, 15, 20, 25],
    );
    const fitting = Math.min(most, Math.max(least, wish, one.isSure ? 20 : 0));
    if (one.isSure) topUp(sender, fitting * shares, one.at);
    return [fitting, 10, 5].find((points) => points >= least && points * shares <= free(sender, one.at)) ?? 0;
  };

  const thank = (one: Thanks): void => {
    const { sender, receivers, at, postId } = one;
    const takers = receivers.filter((person) => redeem.has(person));
    if (one.badge !== undefined) {
      const need = one.badge.points * takers.length;
      if (sender !== undefined) topUp(sender, need, at);
      // A sender who takes no part in points sends the same text without a badge.
      if (sender === undefined || give.has(sender)) one.points = one.badge.points;
      else one.badge = undefined;
    }
    if (one.badge === undefined && sender !== undefined) {
      one.points = giftOf(one, sender, takers.length);
      const least = Math.max(0, ...one.types.map(({ min }) => min));
      if (one.points < least && fallback !== undefined) {
        one.types = [fallback];
        one.valueIds = at >= valuesSince ? fallback.valueIds.slice(0, 1) : [];
      }
    }
    const from = sender === undefined ? issue : give.get(sender);
    if (one.points === 0 || from === undefined) return;
    const kind = one.badge === undefined ? 'recognition' : 'badge';
    const moved = takers.flatMap((person) => {
      const to = redeem.get(person);
      if (to === undefined) return [];
      return [{ to, person, id: move({ from, to, points: one.points, kind, postId, at }) }];
    });
    if (one.outcome !== 'removed') return;
    const removedAt = calendar.after(at, removedAfter);
    later(removedAt, () => {
      for (const { to, person, id } of moved) {
        const back = {
          points: one.points,
          kind,
          postId,
          at: removedAt,
          takerId: person.id,
          reverses: id,
          ...(sender === undefined ? {} : { giverId: sender.id }),
        } as const;
        move({ ...back, from: to, to: hold });
        move({ ...back, from: hold, to: from });
      }
    });
  };

  /** Adds a boost for each receiver who takes part in points. */
  const boost = (one: Thanks, amount: number, at: number): void => {
    const takers = one.receivers.flatMap((person) =>
      person.until < calendar.now ? [] : (redeem.get(person) ?? []),
    );
    const total = amount * takers.length;
    const booster = random
      .shuffle(people)
      .find(
        (person) =>
          (!person.isPersona || (one.outcome === 'boosted' && person.role !== 'employee')) &&
          person.role !== 'external' &&
          person.since <= at &&
          person.until >= calendar.now &&
          person !== one.sender &&
          !one.receivers.includes(person) &&
          give.has(person) &&
          (one.outcome === 'boosted' || free(person, at) >= total),
      );
    const from = booster === undefined ? undefined : give.get(booster);
    if (booster === undefined || from === undefined || total === 0) return;
    topUp(booster, total, at);
    for (const to of takers) move({ from, to, points: amount, kind: 'boost', postId: one.postId, at });
    added.push({
      id: newId('boosts'),
      postId: one.postId,
      userId: booster.id,
      amount,
      total,
      createdAt: instant(at),
    });
  };

  for (const one of thanks) {
    happenings.push({ at: one.at, play: () => thank(one) });
    const isBoosted =
      one.outcome === 'boosted' ||
      (isListed(one.outcome) &&
        one.sender !== undefined &&
        one.at > calendar.now - boostable &&
        one.at < calendar.now - 4 * hour &&
        one.types.every(({ seenBy }) => seenBy === undefined) &&
        random.chance(0.08));
    if (!isBoosted) continue;
    let at = one.at;
    for (let count = one.outcome === 'boosted' ? 2 : random.whole(1, 4); count > 0; count--) {
      at = calendar.after(at, hour * (0.5 + 6 * random.next()));
      const [amount, moment] = [random.pick([5, 5, 10]), at];
      happenings.push({ at: moment, play: () => boost(one, amount, moment) });
    }
  }
  for (const { person, points, at } of rewards) {
    const to = redeem.get(person);
    if (to !== undefined)
      happenings.push({
        at,
        play: () => move({ from: issue, to, points, kind: 'referral', postId: null, at }),
      });
  }

  const playUntil = (at: number): void => {
    while ((pending[0]?.at ?? Number.POSITIVE_INFINITY) <= at) pending.shift()?.play();
  };
  yield;
  for (const [index, { at, play }] of happenings.sort((one, other) => one.at - other.at).entries()) {
    playUntil(at);
    play();
    if (index % partOf === 0) yield;
  }
  playUntil(calendar.now);
  return { ledger, boosts: added };
}
