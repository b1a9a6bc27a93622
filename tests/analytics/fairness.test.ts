/** Planted patterns are found in random worlds, and nothing is found where nothing was planted. */
import { describe, expect, it } from 'vitest';
import { Network } from '#backend/analytics/fairness.network.ts';
import { notAnswered, patternsOf } from '#backend/analytics/fairness.patterns.ts';
import { seededRandom, type SeededRandom } from '#mock/world/seededRandom.ts';
import { isSameGroup, overlookedOf } from '#schema/analytics/fairness.rules.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { seed, trials } from '../support/trials.ts';

const today = '2026-03-18';
const worlds = trials(200);
const month = (at: number): string => `2025-${String(at + 1).padStart(2, '0')}`;

interface World {
  readonly random: SeededRandom;
  readonly ids: readonly string[];
  readonly network: Network;
  readonly last: Map<string, string>;
  /** So many thanks from one to another, over the year. */
  thank(giver: string, receiver: string, times: number): void;
}

/** People in departments of 4 to 14, who thank colleagues they like most, two of three in their own department; `closed` thank as planted. */
function worldOf(name: string, closed: (ids: readonly string[]) => readonly string[]): World {
  const random = seededRandom(`${seed} ${name}`);
  const departmentOf = new Map<string, string>();
  for (let room = 0; room < random.whole(4, 9); room += 1)
    for (let seat = random.whole(4, 14); seat > 0; seat -= 1)
      departmentOf.set(`p${String(departmentOf.size).padStart(3, '0')}`, `d${room}`);
  const ids = [...departmentOf.keys()];
  const network = new Network(departmentOf);
  const last = new Map<string, string>();
  const put = (giverId: string, receiverId: string): void => {
    const hidden = random.chance(0.05) ? 1 : 0;
    const sum = { month: month(random.whole(0, 11)), thanks: 1, hidden, points: random.whole(1, 9) * 10 };
    network.add({ giverId, receiverId, ...sum });
    last.set(receiverId, dayAfter(today, -random.whole(0, 20)));
  };
  const thank = (giver: string, receiver: string, times: number): void => {
    for (let count = 0; count < times; count += 1) put(giver, receiver);
  };
  const shut = new Set(closed(ids));
  const open = ids.filter((id) => !shut.has(id));
  for (const giver of open) {
    const near = ids.filter((id) => id !== giver && departmentOf.get(id) === departmentOf.get(giver));
    const liked = random.shuffle(near).slice(0, 3);
    for (let count = random.whole(0, 30); count > 0; count -= 1) {
      const from = random.chance(0.66) ? (random.chance(0.4) ? liked : near) : ids;
      const receiver = random.pick(from);
      // Who keeps apart is seldom thanked by others.
      if (receiver !== giver && (!shut.has(receiver) || random.chance(0.3))) put(giver, receiver);
    }
  }
  return { random, ids, network, last, thank };
}

const each = (what: (at: number) => void): void => {
  for (let at = 0; at < worlds; at += 1) what(at);
};

describe('patterns in random worlds', () => {
  it('nothing is found where nothing was planted', () => {
    each((at) => expect([at, patternsOf(worldOf(`clean ${at}`, () => []).network)]).toEqual([at, []]));
  });

  it('two people who only trade points are found, and nobody else', () => {
    each((at) => {
      const { random, ids, network, thank } = worldOf(`pair ${at}`, (all) => [
        all[0] ?? '',
        all.at(-1) ?? '',
      ]);
      const [one = '', other = ''] = [ids[0], ids.at(-1)];
      const times = random.whole(14, 30);
      thank(one, other, times);
      thank(other, one, times);
      const found = patternsOf(network).map(({ kind, memberIds }) => [kind, memberIds]);
      expect([at, found]).toEqual([at, [['pair', [one, other]]]]);
    });
  });

  it('a closed circle of five is found whole, and nobody else', () => {
    each((at) => {
      const five = (all: readonly string[]): readonly string[] =>
        [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((part) => all[Math.floor(part * all.length)] ?? []);
      const { random, ids, network, thank } = worldOf(`circle ${at}`, five);
      const circle = five(ids);
      for (const giver of circle) {
        for (const receiver of circle) if (giver !== receiver) thank(giver, receiver, random.whole(4, 9));
        // A few go elsewhere, as everywhere.
        const outside = random.pick(ids);
        if (!circle.includes(outside)) thank(giver, outside, 1);
      }
      const found = patternsOf(network).map(({ kind, memberIds }) => [kind, memberIds]);
      expect([at, found]).toEqual([at, [['circle', circle]]]);
    });
  });

  it('a whole small department that thanks itself is no pattern', () => {
    const departmentOf = new Map(
      Array.from({ length: 40 }, (_, at) => [`p${at}`, at < 5 ? 'small' : `d${at % 5}`] as const),
    );
    const network = new Network(departmentOf);
    for (let at = 0; at < 40; at += 1)
      for (const [other, department] of departmentOf)
        if (other !== `p${at}` && department === departmentOf.get(`p${at}`))
          for (let count = 0; count < 12; count += 1)
            network.add({
              giverId: `p${at}`,
              receiverId: other,
              month: month(count),
              thanks: 1,
              hidden: 0,
              points: 10,
            });
    expect(patternsOf(network)).toEqual([]);
  });

  it('a group that was answered about is not found again, also with one person more or less', () => {
    const found = [
      {
        kind: 'circle' as const,
        memberIds: ['a', 'b', 'c', 'd', 'e'],
        thanks: 90,
        hidden: 0,
        points: 0,
        share: 95,
      },
    ];
    expect(notAnswered(found, [['a', 'b', 'c', 'd']])).toEqual([]);
    expect(notAnswered(found, [['a', 'b']])).toEqual(found);
    expect(isSameGroup(['a', 'b'], ['a', 'c'])).toBe(false);
  });
});

describe('whom nobody has thanked', () => {
  it('an overlooked person is found in every world, and nobody else', () => {
    each((at) => {
      const { random, ids, last } = worldOf(`overlooked ${at}`, () => []);
      const overlooked = random.pick(ids);
      const waited = random.whole(60, 300);
      const people = ids.map((id) => ({
        id,
        since: dayAfter(today, -random.whole(300, 900)),
        lastThanked: id === overlooked ? dayAfter(today, -waited) : (last.get(id) ?? today),
      }));
      const days = waited - (waited % 30);
      expect(overlookedOf(people, today, 60)).toEqual([{ id: overlooked, days }]);
    });
  });

  it('who came less than that many days ago is not among them, and who was never thanked waits since then', () => {
    const since = (days: number) => ({ since: dayAfter(today, -days), lastThanked: null });
    const people = [
      { id: 'new', ...since(59) },
      { id: 'long', ...since(200) },
      { id: 'just', ...since(60) },
    ];
    expect(overlookedOf(people, today, 60)).toEqual([
      { id: 'long', days: 180 },
      { id: 'just', days: 60 },
    ]);
  });
});
