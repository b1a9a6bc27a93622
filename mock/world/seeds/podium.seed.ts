/**
 * Points that each person received and gave in each month, counted as publishing counts them; and people who
 * opted out.
 */
import { podiumHidden, podiumScores } from '#backend/recognitions/recognitions.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { rowsOf, type Plan } from '../plan.ts';
import type { Thanks } from './thanks.ts';
import type { Person } from './users.seed.ts';

type Score = { -readonly [K in keyof Row<typeof podiumScores>]: Row<typeof podiumScores>[K] };

/** Rows of scores and of two people who opted out. */
export function podiumSeed(plan: Plan, people: readonly Person[], thanks: readonly Thanks[]): RowsByTable {
  const { calendar, newId } = plan;
  const scores = new Map<string, Score>();
  const scoreOf = ({ id: userId }: Person, month: string): Score => {
    const key = month + userId;
    const known = scores.get(key);
    if (known !== undefined) return known;
    const begun = { pointsReceived: 0, received: 0, pointsGiven: 0, given: 0, badges: 0 };
    const score = { id: newId('podium_scores'), userId, month, ...begun };
    scores.set(key, score);
    return score;
  };
  for (const { at, sender, receivers, points, badge, outcome } of thanks) {
    if (outcome === 'private' || outcome === 'removed') continue;
    const month = calendar.monthOf(at);
    let total = 0;
    for (const receiver of receivers) {
      const score = scoreOf(receiver, month);
      const share = receiver.takesPoints ? points : 0;
      total += share;
      score.received += 1;
      score.pointsReceived += share;
      if (badge !== undefined) score.badges += 1;
    }
    if (sender === undefined) continue;
    const score = scoreOf(sender, month);
    score.given += 1;
    score.pointsGiven += total;
  }
  const shy = people
    .filter(({ isPersona, role, until }) => !isPersona && role === 'employee' && until >= calendar.now)
    .slice(0, 2);
  return {
    ...rowsOf(podiumScores, [...scores.values()]),
    ...rowsOf(
      podiumHidden,
      shy.map(({ id }) => ({ id: newId('podium_hidden'), userId: id })),
    ),
  };
}
