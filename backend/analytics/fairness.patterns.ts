/** Finds two people who only trade points, and closed circles, by the thresholds of `patternLimits`. Pure. */
import { isSameGroup, patternLimits, type PatternKind } from '#schema/analytics/fairness.rules.ts';
import { monthsIn, type Network } from './fairness.network.ts';

/** A group whose thanks stay nearly only among its people. */
export interface Pattern {
  readonly kind: PatternKind;
  /** In order of their ids. */
  readonly memberIds: readonly string[];
  /** Recognitions among them, how many of these are private, and their points. */
  readonly thanks: number;
  readonly hidden: number;
  readonly points: number;
  /** Share of what they gave that stays among them, in percent. */
  readonly share: number;
}

interface Weight {
  readonly pattern: Pattern;
  /** The more of what they gave and received stays, the higher. */
  readonly weight: number;
}

const limits = patternLimits;

/** What a person gave to, or received from, the others of a group. */
function sumWith(network: Network, id: string, group: readonly string[]) {
  const sum = { out: 0, in: 0, months: 0, hidden: 0, points: 0, linked: 0 };
  for (const other of group) {
    if (other === id) continue;
    const [out, back] = [network.edge(id, other), network.edge(other, id)];
    sum.out += out.thanks;
    sum.in += back.thanks;
    sum.months |= out.months;
    sum.hidden += out.hidden;
    sum.points += out.points;
    if (out.thanks + back.thanks > 0) sum.linked += 1;
  }
  return { id, ...sum, gave: network.gave(id), got: network.got(id) };
}
type MemberSum = ReturnType<typeof sumWith>;

const isEnough = ({ out, months }: MemberSum): boolean =>
  out >= limits.thanks && monthsIn(months) >= limits.givenMonths;
const isClosed = ({ out, in: back, gave, got }: MemberSum): boolean =>
  out >= limits.eachGiven * gave.thanks && back >= limits.eachReceived * got.thanks;

/** Points went both ways, about as many, and nearly none elsewhere. */
const isTrade = (members: readonly MemberSum[]): boolean => {
  const points = members.map((one) => one.points);
  const [least, most] = [Math.min(...points), Math.max(...points)];
  return (
    least > 0 &&
    least >= limits.balance * most &&
    members.every((one) => one.points >= limits.given * one.gave.points)
  );
};

function judged(network: Network, group: readonly string[]): Weight | null {
  const members = group.map((id) => sumWith(network, id, group));
  if (!members.every(isEnough) || !members.every(isClosed)) return null;
  const kind = group.length === 2 ? 'pair' : 'circle';
  if (kind === 'pair' && !isTrade(members)) return null;
  if (members.some(({ linked }) => linked < limits.linked * (group.length - 1))) return null;
  const sum = (of: (member: MemberSum) => number): number =>
    members.reduce((all, member) => all + of(member), 0);
  const [thanks, gave, got] = [
    sum(({ out }) => out),
    sum((one) => one.gave.thanks),
    sum((one) => one.got.thanks),
  ];
  const usual = sum((one) => one.gave.thanks * network.expected(one.id, group));
  if (thanks < limits.given * gave || thanks < limits.received * got || thanks < limits.lift * usual)
    return null;
  return {
    weight: thanks / gave + thanks / got,
    pattern: {
      kind,
      memberIds: group.toSorted(),
      thanks,
      hidden: sum(({ hidden }) => hidden),
      points: sum(({ points }) => points),
      share: Math.round((thanks * 100) / gave),
    },
  };
}

/** The most closed group that grows from a person by whom they exchange most with; null without one. */
export function patternAround(network: Network, id: string): Weight | null {
  if (network.gave(id).thanks < limits.thanks) return null;
  const group = [id];
  const exchanged = new Map<string, number>();
  let best: Weight | null = null;
  while (group.length < limits.people) {
    const last = group.at(-1) ?? id;
    exchanged.delete(last);
    for (const other of network.partners(last))
      if (!group.includes(other))
        exchanged.set(other, (exchanged.get(other) ?? 0) + network.exchange(last, other));
    let next: string | null = null;
    for (const [other, count] of exchanged) {
      const most = next === null ? -1 : (exchanged.get(next) ?? 0);
      if (next === null || count > most || (count === most && other < next)) next = other;
    }
    if (next === null) break;
    group.push(next);
    const found = judged(network, group);
    if (found !== null && (best === null || found.weight >= best.weight)) best = found;
  }
  return best;
}

/** Each group once: of those that are the same or share people, the most closed one. */
export function apart(found: readonly (Weight | null)[]): readonly Pattern[] {
  const kept: Pattern[] = [];
  const taken = new Set<string>();
  const order = found
    .flatMap((one) => one ?? [])
    .toSorted(
      (one, other) =>
        other.weight - one.weight || (one.pattern.memberIds.join() < other.pattern.memberIds.join() ? -1 : 1),
    );
  for (const { pattern } of order) {
    if (pattern.memberIds.some((id) => taken.has(id))) continue;
    for (const id of pattern.memberIds) taken.add(id);
    kept.push(pattern);
  }
  return kept;
}

/** The patterns of a network. */
export const patternsOf = (network: Network): readonly Pattern[] =>
  apart([...network.departmentOf.keys()].map((id) => patternAround(network, id)));

/** The patterns without an answer. */
export const notAnswered = (
  found: readonly Pattern[],
  answered: readonly (readonly string[])[],
): readonly Pattern[] =>
  found.filter(({ memberIds }) => !answered.some((group) => isSameGroup(group, memberIds)));
