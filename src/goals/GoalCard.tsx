/** A goal in a list. */
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { nameOf } from '#src/people/personName.ts';
import { Card } from '#src/ui/Card.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';
import { goalAddress } from './goalAddress.ts';
import { GoalHead } from './GoalHead.tsx';
import type { ShownGoal } from './goals.queries.ts';

export function GoalCard({
  goal,
  withOwner = false,
}: {
  readonly goal: ShownGoal;
  readonly withOwner?: boolean;
}): ReactElement {
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="text-h6 font-semibold wrap-anywhere">
        <Link href={goalAddress(goal.id)} asChild>
          <TextLink>{goal.title}</TextLink>
        </Link>
      </h2>
      {withOwner && goal.owner !== null ? (
        <p className="text-small text-soft wrap-anywhere">{nameOf(goal.owner)}</p>
      ) : null}
      <GoalHead goal={goal} />
    </Card>
  );
}
