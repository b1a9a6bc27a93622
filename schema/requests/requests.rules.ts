/** What holds for every request: its states, its numbers, and how long it usually takes. */
import { fileRules } from '../files/files.rules.ts';
import type { Question } from '../forms/questions.shapes.ts';

/** `waiting`: it is not decided; `done`: what was approved is done. */
export const requestStandings = ['waiting', 'approved', 'refused', 'withdrawn', 'done'] as const;
export type RequestStanding = (typeof requestStandings)[number];

export const requestLimits = {
  files: 10,
  /** The last requests from which the usual time is computed, and the least number for which it is shown. */
  median: { of: 20, least: 3 },
  description: 1_000,
  comment: 2_000,
  comments: 200,
  /** Kinds of an organisation. */
  kinds: 200,
} as const;

/** Files of a request and of its comments. */
export const requestFile = fileRules['task-attachment'];

/** The state of a request by its decision. */
export const requestStandingOf = ({
  state,
  carriedOutAt,
}: {
  readonly state: 'waiting' | 'approved' | 'refused' | 'withdrawn';
  readonly carriedOutAt: string | null;
}): RequestStanding => (state === 'approved' && carriedOutAt !== null ? 'done' : state);

/** The middle of numbers; null for too few. */
export function medianOf(numbers: readonly number[]): number | null {
  if (numbers.length < requestLimits.median.least) return null;
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** The question of a kind without a form; its id is that of the kind. */
export const openQuestion = (kindId: string): Question => ({
  id: kindId,
  kind: 'text',
  question: '¿Qué necesitas?',
  questionEn: 'What do you need?',
  required: true,
  section: 0,
  options: [],
  scale: null,
  enps: false,
  condition: null,
  leaderOnly: false,
  weight: null,
  wordings: [],
});
