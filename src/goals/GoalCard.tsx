/** A goal in a list. */
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useWording } from '#src/forms/useWording.ts';
import { Card } from '#src/ui/Card.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';
import { goalAddress } from './goalAddress.ts';
import { GoalHead } from './GoalHead.tsx';
import { GoalOwner } from './GoalOwner.tsx';
import type { ShownGoal } from './goals.queries.ts';

export function GoalCard({ goal }: { readonly goal: ShownGoal }): ReactElement {
  const say = useWording();
  const [search] = useSearchParams();
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="text-h6 font-semibold wrap-anywhere">
        <Link href={goalAddress(goal.id, search)} asChild>
          <TextLink>{say(goal.title, goal.titleEn)}</TextLink>
        </Link>
      </h2>
      <GoalOwner goal={goal} />
      <GoalHead goal={goal} />
    </Card>
  );
}
