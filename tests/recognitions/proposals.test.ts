/** The words decide: which type and value a text gets, measured on posts of the demo that were kept aside. */
import { describe, expect, test } from 'vitest';
import { gzipSync } from 'node:zlib';
import { users } from '#backend/people/users.tables.ts';
import { postReceivers, posts } from '#backend/posts/posts.tables.ts';
import { postTypes, recognitionTypes, subTypes } from '#backend/program/program.tables.ts';
import { values } from '#backend/program/values.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { busyWorld } from '#mock/world/scenarios/busy.ts';
import { nearest, suggested } from '#schema/recognitions/near.rules.ts';
import {
  bookOf,
  fewestPeople,
  proposalsOf,
  stemOf,
  withOwnWords,
  type Learnt,
  type OwnWords,
} from '#schema/recognitions/proposals.rules.ts';
import { rowsOf } from '../world/worlds.ts';

const own = (id: string, name: string, nameEn: string | null, ...descriptions: string[]): OwnWords => ({
  id,
  kind: 'type',
  name,
  nameEn,
  descriptions,
});
const post = (senderId: string, message: string, typeId: string): Learnt => ({
  senderId,
  message,
  typeIds: [typeId],
  valueIds: [],
  names: [],
});
const types = [
  own('commitment', 'Compromiso', 'Commitment', 'Para quien se queda hasta que todo queda cerrado.'),
  own('team', 'Trabajo en equipo', 'Teamwork', 'Para quien suma esfuerzos.'),
  own('ideas', 'Innovación', 'Innovation', 'Para las ideas que cambiaron algo.'),
  own('thanks', 'Gracias', 'Thank you', 'Para los gestos de cada día.'),
];
const people = ['a', 'b', 'c', 'd'];
const past = [
  ...people.map((who) => post(who, 'Se quedó hasta tarde para terminar el inventario', 'commitment')),
  ...people.map((who) => post(who, 'Nos quedamos tarde y el cierre salió', 'commitment')),
  ...people.map((who) => post(who, 'Ayudó a todo el equipo con la mudanza', 'team')),
  ...people.map((who) => post(who, 'Gracias por el café', 'thanks')),
  ...people.map((who) => post(who, 'Tu idea nos ahorra horas de captura', 'ideas')),
];
const book = withOwnWords(bookOf(past), types);
const first = (text: string) => proposalsOf(text, book, 'type')[0]?.id ?? null;

describe('a text is proposed a type', () => {
  test.each([
    ['por quedarse hasta tarde con el cierre', 'commitment'],
    ['POR QUEDARTE HASTA TARDE CON EL CIERRE', 'commitment'],
    ['una idea que ahorra mucho', 'ideas'],
    ['innovacion', 'ideas'],
    ['for your innovation', 'ideas'],
    ['por el cafe', 'thanks'],
  ])('%j', (text, id) => expect(first(text)).toBe(id));

  test.each([
    '',
    'gracias',
    'Muchas gracias por todo',
    'thank you so much',
    'buen trabajo',
    'lorem ipsum',
    '30',
  ])('%j proposes nothing', (text) => expect(proposalsOf(text, book, 'type')).toEqual([]));

  test('an organisation without posts proposes from its own words', () =>
    expect(proposalsOf('innovación', withOwnWords(bookOf([]), types), 'type')[0]?.id).toBe('ideas'));

  test('names prove nothing', () => {
    const named = past.map((one) => ({ ...one, message: `Tarde ${one.message}`, names: ['Tarde'] }));
    expect(bookOf(named).marks.flatMap(({ words }) => words)).not.toContain(stemOf('tarde'));
    expect(proposalsOf('Tarde', book, 'type', { names: ['Tarde'] })).toEqual([]);
  });
});

test('a word that fewer people used with a type is in no book', () => {
  const few = people.slice(0, fewestPeople - 1).map((who) => post(who, 'zanahoria', 'team'));
  const again = people.map(() => post('a', 'berenjena', 'team'));
  expect(bookOf([...few, ...again]).marks.flatMap(({ words }) => words)).toEqual([]);
});

/** The posts of an organisation that are learnt from, and its own words. */
function learntOf(org: OrgSeed): { readonly learnt: readonly Learnt[]; readonly own: readonly OwnWords[] } {
  const names = new Map(rowsOf(org, users).map((one) => [one.id, [one.firstName, one.lastName]]));
  const receivers = Map.groupBy(rowsOf(org, postReceivers), ({ postId }) => postId);
  const rules = new Map(rowsOf(org, recognitionTypes).map((type) => [type.id, type]));
  return {
    learnt: rowsOf(org, posts)
      .filter(({ listed, kind, seenBy }) => listed && kind === 'recognition' && seenBy === 'everyone')
      .map((one) => ({
        ...one,
        senderId: one.senderId ?? '',
        names: (receivers.get(one.id) ?? []).flatMap(({ userId }) => names.get(userId) ?? []),
      })),
    own: [
      ...rowsOf(org, postTypes).map(({ id, name, nameEn, recognitionTypeId }) => ({
        id,
        kind: 'type' as const,
        name,
        nameEn,
        descriptions: [
          rules.get(recognitionTypeId)?.description ?? '',
          ...rowsOf(org, subTypes)
            .filter((sub) => sub.recognitionTypeId === recognitionTypeId)
            .map((sub) => `${sub.name} ${sub.description}`),
        ],
      })),
      ...rowsOf(org, values).map(({ id, name, nameEn, description }) => ({
        id,
        kind: 'value' as const,
        name,
        nameEn,
        descriptions: [description],
      })),
    ],
  };
}

test('of the posts kept aside, the right type is among the first two for at least 70 %', () => {
  const world = busyWorld({ now: Date.parse('2026-11-27T12:00:00Z'), passwordHash: 'x' });
  for (const org of world) {
    const { learnt, own: said } = learntOf(org);
    // Posts are in the order of their time: every fifth one is kept aside.
    const learning = withOwnWords(bookOf(learnt.filter((_, at) => at % 5 !== 0)), said);
    const found = { type: [0, 0, 0, 0], value: [0, 0, 0, 0] };
    for (const { message, names, typeIds, valueIds } of learnt.filter((_, at) => at % 5 === 0))
      for (const [kind, right] of [
        ['type', typeIds],
        ['value', valueIds],
      ] as const) {
        if (right.length === 0) continue;
        const proposed = proposalsOf(message, learning, kind, { names }).map(({ id }) => id);
        const [asked = 0, answered = 0, hit = 0, among = 0] = found[kind];
        found[kind] = [
          asked + 1,
          answered + (proposed.length > 0 ? 1 : 0),
          hit + (right.includes(proposed[0] ?? '') ? 1 : 0),
          among + (proposed.some((id) => right.includes(id)) ? 1 : 0),
        ];
      }
    const size = gzipSync(JSON.stringify(learning)).length;
    const [asked = 0, answered = 0, , among = 0] = found.type;
    const words = Object.entries(found)
      .map(
        ([kind, [all, some, hit, two]]) =>
          `${kind}: ${all} asked, ${some} answered, ${hit} first, ${two} among two`,
      )
      .join('; ');
    console.log(`proposals of ${org.org}: ${words}; ${(size / 1000).toFixed(1)} kB`);
    expect(size).toBeLessThan(10_000);
    expect(among / answered).toBeGreaterThanOrEqual(0.7);
    // The smaller organisation has a quarter of the posts, and says nothing more often.
    if (learnt.length > 1_000) expect(among / asked).toBeGreaterThanOrEqual(0.7);
  }
});

describe('who is suggested', () => {
  const around = {
    myId: 'me',
    managerId: 'boss',
    thanked: ['t1', 't2', 't3', 't4'],
    team: ['me', 'p1', 't2'],
    reports: ['r1'],
    department: ['p1', 'd1', 'me'],
  };
  test('first those thanked lately, the manager and the team, each once, never oneself', () =>
    expect(nearest(around).map(({ id, why }) => `${id} ${why}`)).toEqual([
      't1 thanked',
      't2 thanked',
      't3 thanked',
      'boss manager',
      'p1 team',
      'r1 report',
      't4 thanked',
      'd1 department',
    ]));

  const person = (id: string, firstName: string, lastName: string) => ({ id, firstName, lastName });
  const near = [person('2', 'Zoé', 'Núñez'), person('1', 'Ana', 'Ríos')];
  const found = [person('3', 'Ana', 'Abad'), person('1', 'Ana', 'Ríos'), person('4', 'Zulema', 'Paz')];
  const ids = (typed: string, taken: readonly string[] = []) =>
    suggested(typed, { near, found, taken }, 6)
      .map(({ id }) => id)
      .join('');
  test('without words only close people, with words they come before what was found, and of that names that begin so', () => {
    expect(ids('')).toBe('21');
    expect(ids('ana')).toBe('13' + '4');
    expect(ids('nunez')).toBe('2314');
    expect(ids('ana', ['1'])).toBe('34');
    expect(ids('zul')).toBe('431');
  });
});
