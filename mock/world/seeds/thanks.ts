/**
 * Recognitions with their senders, receivers, moments and texts, oldest first; the ledger then sets the
 * points.
 */
import { day, hour } from '../calendar.ts';
import { lotteryOf } from '../seededRandom.ts';
import { partOf, type Parts } from '../parts.ts';
import type { Plan } from '../plan.ts';
import { dealt } from '../shares.ts';
import { chapters } from '../story.ts';
import { writerOf } from '../writer.ts';
import type { PostKind } from '#schema/posts/posts.rules.ts';
import type { Badge } from './badges.seed.ts';
import type { PostType } from './recognitions.seed.ts';
import { reachedThanks } from '../goalTexts.ts';
import { choiceOf, crowd, isAwaited, lagging, receives, type Ingredients } from './thanks.choices.ts';
import { scriptedPosts, type Outcome, type ScriptedPost } from './scriptedPosts.ts';
import type { Person } from './users.seed.ts';

/** A recognition; the ledger sets its points, its badge and its types. */
export interface Thanks {
  readonly postId: string;
  readonly at: number;
  /** Undefined for the organisation. */
  readonly sender: Person | undefined;
  readonly receivers: readonly Person[];
  types: readonly PostType[];
  readonly subTypeId: string | null;
  valueIds: readonly string[];
  /** Removed if the sender takes no part in points. */
  badge: Badge | undefined;
  /** Points for each receiver who takes part in points. */
  points: number;
  readonly message: string;
  /** Points are given even if the sender has too few. */
  readonly isSure: boolean;
  /** The sender gives all remaining points. */
  readonly usesUp: boolean;
  readonly outcome: Outcome;
}

/** The kind of its post. */
export const kindOf = ({ badge, sender }: Pick<Thanks, 'badge' | 'sender'>): PostKind =>
  badge === undefined ? 'recognition' : sender === undefined ? 'org_badge' : 'badge';

/** Whether the post is hidden from readers who could otherwise see it. */
export const isOut = (outcome: Outcome): boolean => outcome === 'removed';
/** Whether the post appears in the feed. */
export const isListed = (outcome: Outcome): boolean =>
  outcome === 'open' || outcome === 'reported' || outcome === 'kept' || outcome === 'boosted';

/** Numbers of receivers of one recognition. */
const sizes = [1, 2, 3, 4, 6] as const;
const drawSize = lotteryOf([84, 9, 4, 2, 1]);
/** Recognitions younger than this, in ms, happen on the minute, older ones in working hours. */
const justNow = hour;

/** When a recognition happens, and what is known of it. */
interface Moment {
  readonly at: number;
  readonly story: ScriptedPost;
}

/** The recognitions of an organisation; the scripted ones occur in every world. */
export function* thanksOf(plan: Plan, ingredients: Ingredients): Parts<readonly Thanks[]> {
  const { people, badges, types } = ingredients;
  const { profile, size, calendar, story: year, begun } = plan;
  const random = plan.dice('thanks');
  const writer = writerOf(profile.words, plan.dice('words'));
  const drawSender = crowd(people, ({ warmth }) => warmth);
  const drawReceiver = crowd(people, ({ charm }) => charm);
  const drawTypes = choiceOf(plan, random, ingredients);
  const { takesPart, manager } = lagging(plan, random, people);
  const isReceiver = receives(plan, people);
  const valuesSince = year.start(chapters.values);
  const employee = people[0];
  const plainThanks = types.filter(({ key }) => key === 'thanks');
  const lately: string[] = [];
  /** Finds a text that was not used in the last 60 posts, within a few tries. */
  const unheard = (write: () => string): string => {
    let words = write();
    for (let tries = 0; tries < 5 && lately.includes(words); tries++) words = write();
    lately.push(words);
    if (lately.length > 60) lately.shift();
    return words;
  };

  const scripted = scriptedPosts(size).map((story): Moment => ({
    at: story.age < justNow ? calendar.today(story.age) : calendar.worked(story.age, random),
    story,
  }));
  // Dealt and spread evenly, so that small organisations have the same shape.
  const counts = dealt(
    size.posts - scripted.length,
    year.told.map(({ recognitions }) => recognitions),
    year.told.map(({ from, to }) => scripted.filter(({ at }) => at >= from && at < to).length),
  );
  const drawn = year.told.flatMap((month, chapter) => {
    const count = counts[chapter] ?? 0;
    return Array.from({ length: count }, (_, place): Moment => {
      const at = calendar.workedIn(month, (place + random.next()) / count, random);
      const isPrivate = random.chance(0.03);
      return {
        at,
        story: { age: 0, outcome: isPrivate ? 'private' : random.chance(0.004) ? 'filed' : 'open' },
      };
    });
  });
  const moments = [...scripted, ...drawn].sort((one, other) => one.at - other.at);

  const receiversOf = (
    at: number,
    guest: Person | undefined,
    sender: Person | undefined,
    usesUp = false,
  ): Person[] => {
    const fits = (person: Person): boolean =>
      person.since <= at &&
      person.until >= at &&
      person !== sender &&
      (person.takesPoints || !usesUp) &&
      isReceiver(person, at) &&
      takesPart(person, at);
    const wanted = sender === undefined ? 1 : Math.min(sizes[drawSize(random)] ?? 1, size.people - 4);
    const receivers = guest === undefined ? [] : [guest];
    const isClose = sender !== undefined && random.chance(0.65);
    while (receivers.length < wanted) {
      const isNew = (person: Person): boolean => fits(person) && !receivers.includes(person);
      const next =
        drawReceiver(
          random,
          (person) =>
            isNew(person) && (!isClose || receivers.length > 0 || person.department === sender.department),
        ) ?? drawReceiver(random, isNew);
      if (next === undefined) break;
      receivers.push(next);
    }
    return receivers;
  };

  /** The organisation's badges in turn, starting with the employee's first one. */
  const ownBadges = badges.filter(({ givers }) => givers === 'organization');
  let turn = 0;
  const given = new Map<Badge, number>();
  /** The sprout suits people who joined early, the sun suits people who joined later. */
  const suits = ({ motif }: Badge, { since }: Person): boolean =>
    motif === 'sprout' ? since <= begun : motif !== 'sun' || since > begun;
  const sun = ownBadges.find(({ motif }) => motif === 'sun');
  /** The first person who joined later, until one of them has the sun. */
  const firstOfSun = (at: number): Person | undefined =>
    sun === undefined || given.has(sun)
      ? undefined
      : people.find(
          ({ role, isPersona, since, until }) =>
            role !== 'external' && !isPersona && since > begun && since <= at && until >= calendar.now,
        );
  const badgeFor = (story: ScriptedPost, sender: Person | undefined, receiver: Person): Badge | undefined => {
    if (sender === undefined) {
      if (story.badge !== undefined) return ownBadges[story.badge];
      while (!suits(ownBadges[turn % ownBadges.length] ?? random.pick(ownBadges), receiver)) turn += 1;
      return ownBadges[turn++ % ownBadges.length];
    }
    if (story.badge !== undefined) return badges[story.badge];
    if (
      story.outcome !== 'open' ||
      story.isAboutEmployee === true ||
      story.usesUp === true ||
      !random.chance(sender.role === 'employee' ? 0.03 : 0.1)
    )
      return undefined;
    return badges
      .filter(({ roles: may, givers }) => givers !== 'organization' && may.includes(sender.role))
      .toSorted((one, other) => (given.get(one) ?? 0) - (given.get(other) ?? 0))[0];
  };

  const tell = ({ at, story }: Moment): readonly Thanks[] => {
    const isOwnBadge = story.isByOrganization === true && story.badge === undefined;
    const newcomer = isOwnBadge && isAwaited(size, calendar.now - at) ? firstOfSun(at) : undefined;
    const guest = story.isAboutEmployee === true ? employee : newcomer;
    // Personas have not sent anything today, so that the visitor of the demo can.
    const isToday = at > calendar.now - day;
    const sender =
      story.isByOrganization === true
        ? undefined
        : story.by !== undefined
          ? people[story.by]
          : (manager(at) ??
            drawSender(
              random,
              (person) =>
                person.since <= at &&
                person.until >= at &&
                person !== guest &&
                takesPart(person, at) &&
                !(isToday && person.isPersona) &&
                // A recognition with guaranteed points needs a sender who takes part in points.
                (!isSure(story) || (person.takesPoints && !person.isPersona)),
            ));
    if (sender === undefined && story.isByOrganization !== true) return [];
    const receivers = receiversOf(at, guest, sender, story.usesUp);
    const [first] = receivers;
    if (first === undefined) return [];
    const badge = newcomer === undefined ? badgeFor(story, sender, first) : sun;
    if (badge !== undefined) given.set(badge, (given.get(badge) ?? 0) + 1);
    const chosen =
      badge !== undefined
        ? badge.category === undefined
          ? []
          : [badge.category]
        : sender === undefined
          ? []
          : story.usesUp === true
            ? plainThanks
            : drawTypes(sender, at);
    const [main] = chosen;
    const names = receivers.map(({ firstName }) => firstName);
    const [one] = chosen.length === 1 && badge === undefined ? chosen : [];
    return [
      {
        postId: plan.newId('posts'),
        at,
        sender,
        receivers,
        types: chosen,
        subTypeId:
          one !== undefined && one.subTypeIds.length > 0 && random.chance(0.4)
            ? random.pick(one.subTypeIds)
            : null,
        valueIds:
          main !== undefined && at >= valuesSince && (main.fixed === true || random.chance(0.38))
            ? [main.fixed === true ? (main.valueIds[0] ?? '') : random.pick(main.valueIds)]
            : [],
        badge,
        points: 0,
        message: unheard(() =>
          badge?.words !== undefined && sender === undefined
            ? random.pick(badge.words).replaceAll('{name}', first.firstName)
            : writer.recognition(main?.kind ?? 'thanks', names),
        ),
        isSure: isSure(story),
        usesUp: story.usesUp === true,
        outcome: story.outcome,
      },
    ];
  };
  const all: Thanks[] = [];
  for (const [index, moment] of moments.entries()) {
    if (index % partOf === 0) yield;
    all.push(...tell(moment));
  }
  // The newest one to a colleague of the personas is about a goal that was reached early.
  const aboutGoal = all.findLast(
    ({ sender, badge, outcome, receivers }) =>
      sender !== undefined &&
      badge === undefined &&
      outcome === 'open' &&
      receivers.some(
        ({ isPersona, role, until }) => !isPersona && role !== 'external' && until >= calendar.now,
      ),
  );
  return all.map((one) => (one === aboutGoal ? { ...one, message: reachedThanks[profile.words] } : one));
}

const isSure = (story: ScriptedPost): boolean =>
  story.isAboutEmployee === true || story.outcome === 'boosted';
