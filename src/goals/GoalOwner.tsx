/** Whose goal it is, by face and name, and of which period: goals of many people often have the same title. */
import type { ReactElement } from 'react';
import { PersonLink } from '#src/organization/PersonLink.tsx';
import { nameOf } from '#src/people/personName.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import type { ShownGoal } from './goals.queries.ts';
import { usePeriodName } from './usePeriodName.ts';

export function GoalOwner({
  goal: { owner, periodId },
  plain = false,
}: {
  readonly goal: Pick<ShownGoal, 'owner' | 'periodId'>;
  /** Without the face, whose initials would not be part of what is read aloud. */
  readonly plain?: boolean;
}): ReactElement {
  const period = usePeriodName()(periodId);
  const name = owner === null ? '' : nameOf(owner);
  return (
    <span className="flex min-w-0 items-center gap-2 text-small text-soft">
      {owner === null || plain ? null : <Avatar name={name} src={owner.profileImageUrl} size={24} />}
      <span className="min-w-0 wrap-anywhere">
        {owner === null || plain ? name : <PersonLink user={owner} />}
        {name === '' || period === '' ? period : ` · ${period}`}
      </span>
    </span>
  );
}
