/** How the scores of a cycle are distributed, from whole hundredths. */
import { quotient } from '../surveys/figures.ts';

/** So many people of a leader with the same scores, in hundredths. */
export interface ScoredPeople {
  readonly leaderId: string | null;
  readonly score: number | null;
  readonly calibrated: number | null;
  readonly count: number;
}

/** Lower ends of the bands in hundredths; the last one includes 5. */
const bandStarts = [100, 150, 200, 250, 300, 350, 400, 450] as const;
const bandWidth = 50;

/** The score that is shown in the end. */
const shown = ({ score, calibrated }: ScoredPeople): number | null => calibrated ?? score;

/** The number of people with a score, and its mean; null without anybody. */
function meanIn(people: readonly ScoredPeople[]) {
  let [n, sum] = [0, 0];
  for (const one of people) {
    const score = shown(one);
    if (score === null) continue;
    n += one.count;
    sum += score * one.count;
  }
  return { n, mean: n === 0 ? null : quotient(sum, n) / 100 };
}

function countIn(
  people: readonly ScoredPeople[],
  from: number,
  scoreOf: (one: ScoredPeople) => number | null,
): number {
  const isLast = from === bandStarts.at(-1);
  return people.reduce((sum, one) => {
    const score = scoreOf(one);
    const isIn = score !== null && score >= from && (isLast || score < from + bandWidth);
    return isIn ? sum + one.count : sum;
  }, 0);
}

/** The distribution of all, and the mean of each leader's people; leaders without any score are left out. */
export const distributionOf = (people: readonly ScoredPeople[]) => ({
  ...meanIn(people),
  bands: bandStarts.map((from) => ({
    from: from / 100,
    computed: countIn(people, from, ({ score }) => score),
    calibrated: countIn(people, from, shown),
  })),
  leaders: [...Map.groupBy(people, ({ leaderId }) => leaderId)]
    .map(([leaderId, own]) => ({ leaderId, ...meanIn(own) }))
    .filter(({ n }) => n > 0)
    .toSorted((one, other) => other.n - one.n),
});
