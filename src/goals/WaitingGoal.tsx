/** Goals in the queue: a check-in that is owed, and a part that wants to count. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { useMe } from '#src/session/me.queries.ts';
import { WaitingOn } from '#src/waiting/WaitingOn.tsx';
import type { WaitingFormProps } from '#src/waiting/waitingParts.ts';
import { AskedPart } from './AskedParts.tsx';
import { createCheckin } from './checkin.actors.ts';
import { CheckinView } from './CheckinView.tsx';
import { goalQueries, type WholeGoal } from './goals.queries.ts';

/** The goal of a thing in the queue. */
function OfGoal({
  id,
  ...rest
}: {
  readonly id: string;
  readonly isDone: (goal: WholeGoal) => boolean;
  readonly onDone: () => void;
  readonly children: (goal: WholeGoal) => ReactNode;
}): ReactElement {
  const { t } = useLingui();
  return (
    <WaitingOn
      query={useQuery(goalQueries.one(id))}
      label={t`Cargando el objetivo`}
      what={<Trans>No pudimos cargar este objetivo.</Trans>}
      gone={<Trans>No encontramos este objetivo, o no lo puedes ver.</Trans>}
      {...rest}
    />
  );
}

function Checkin({ goal, me }: { readonly goal: WholeGoal; readonly me: DraftOwner }): ReactElement {
  const cache = useQueryClient();
  const [actor] = useState(() => createCheckin({ cache, owner: me, goalId: goal.id }, goal));
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return <CheckinView actor={actor} />;
}

export function WaitingCheckin({ item, onDone }: WaitingFormProps): ReactElement {
  const me = useMe();
  return (
    <OfGoal id={item.id} isDone={({ stale }) => !stale} onDone={onDone}>
      {(goal) => (me ? <Checkin goal={goal} me={me} /> : null)}
    </OfGoal>
  );
}

export function WaitingGoalPart({ item, onDone }: WaitingFormProps): ReactElement {
  return (
    <OfGoal
      id={item.subjectId}
      isDone={({ asked }) => asked.every(({ id }) => id !== item.id)}
      onDone={onDone}
    >
      {(goal) => (
        <ul>
          {goal.asked
            .filter(({ id }) => id === item.id)
            .map((asked) => (
              <AskedPart key={asked.id} goal={goal} asked={asked} />
            ))}
        </ul>
      )}
    </OfGoal>
  );
}
