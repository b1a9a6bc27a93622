/** Two attackers on a simulated survey: one solves the linear system, one compares surveys that must look the same. */
import { tallyOf, type Tally } from '#schema/kit/privacy/tallies.ts';
import type { SeededRandom } from '#mock/world/seededRandom.ts';
import { Knowledge } from './knowledge.ts';
import { ownThreshold, run, rules, type Reader, type Rules, type World } from './simulation.ts';

/** A tally in which each person is a value of their own, so that a figure lists whom it is about. */
const traced = (person: number, answer: string | null): Tally => ({
  n: answer === null ? 0 : 1,
  counts: { [`${answer === null ? '-' : '+'}${person}`]: 1 },
});
const peopleOf = ({ counts }: Tally): readonly { person: number; hasAnswered: boolean }[] =>
  Object.keys(counts).map((value) => ({
    person: Number(value.slice(1)),
    hasAnswered: value.startsWith('+'),
  }));

/**
 * The first combination of figures about 1 to k − 1 people; null if there is none. This attacker knows who responded, and
 * in which order. All readers put together what they see:
 * - the answers to each question, during the whole survey, and again after a rise of the threshold alone
 * - how many answered each question, as if all questions had one condition
 * - the participation, and who was paid together
 */
export function linearAttack(world: World, obeyed: Rules = rules): string | null {
  const known = new Map<string, { knowledge: Knowledge; k: number }>();
  const learn = (about: string, k: number, people: readonly number[]): void => {
    const entry = known.get(about) ?? { knowledge: new Knowledge(world.people.length), k };
    known.set(about, entry);
    entry.knowledge.learn(people);
  };
  const reader: Reader = {
    figure: (question, _, { tally }, { k }) => {
      if (!tally) return;
      const people = peopleOf(tally);
      const answered = people.filter(({ hasAnswered }) => hasAnswered).map(({ person }) => person);
      learn(`question ${question}`, ownThreshold(question, world.k), answered);
      if (k > world.k) learn(`question ${question} after the rise`, ownThreshold(question, k), answered);
      learn(
        'numbers of answers',
        world.k,
        people.map(({ person }) => person),
      );
    },
    participation: (people) => {
      learn('participation', world.k, people);
    },
    payment: (people) => {
      learn('payments', world.k, people);
    },
  };
  run(world, reader, traced, obeyed);
  for (const [about, { knowledge, k }] of known) {
    const people = knowledge.exposed(k);
    if (people) return `${about}: ${people.length} people`;
  }
  return null;
}

/** Everything that readers see of the figures, and the responses that the rules treat alike. */
export function seenOf(world: World, obeyed: Rules = rules) {
  const seen: string[] = [];
  const reader: Reader = {
    figure: (question, segment, { tally, withheld }, { at }) => {
      const counts = tally && Object.entries(tally.counts).toSorted(([a], [b]) => (a < b ? -1 : 1));
      seen.push(JSON.stringify([at, question, segment, withheld, tally?.n, counts]));
    },
    participation: () => {},
    payment: () => {},
  };
  const alike = run(world, reader, (_, answer) => tallyOf(answer === null ? [] : [answer]), obeyed);
  return { seen, alike };
}

/**
 * Exchanges whole responses at random among those that the rules treat alike, which are at least k or all, and looks for a
 * difference; null if there is none. Without one, nothing at all that is seen tells which of them gave which response.
 */
export function exchangeAttack(world: World, random: SeededRandom, obeyed: Rules = rules): string | null {
  const { seen, alike } = seenOf(world, obeyed);
  const responses = [...world.responses];
  for (const set of alike) {
    if (set.length > 0 && set.length < Math.min(world.k, world.responses.length))
      return `${set.length} responses can be told apart`;
    const answers = random.shuffle(set.map((at) => world.responses[at]?.answers ?? []));
    set.forEach((at, index) => {
      const response = responses[at];
      if (response) responses[at] = { ...response, answers: answers[index] ?? [] };
    });
  }
  const other = seenOf({ ...world, responses }, obeyed).seen;
  const at = seen.findIndex((reply, index) => reply !== other[index]);
  return at === -1 && seen.length === other.length ? null : `${seen[at]} differs from ${other[at]}`;
}
