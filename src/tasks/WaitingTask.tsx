/** A task in the queue: what is to be done, and handing it in. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { openStates } from '#schema/tasks/tasks.rules.ts';
import { ProofPanel } from '#src/files/ProofPanel.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { useMe } from '#src/session/me.queries.ts';
import { WaitingOn } from '#src/waiting/WaitingOn.tsx';
import type { WaitingFormProps } from '#src/waiting/waitingParts.ts';
import { taskProof } from './taskProof.ts';
import { taskQueries } from './tasks.queries.ts';

export function WaitingTask({ item, onDone }: WaitingFormProps): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const cache = useQueryClient();
  const me = useMe();
  return (
    <WaitingOn
      query={useQuery(taskQueries.one(item.subjectId))}
      isDone={({ mine }) => mine !== null && !openStates.some((state) => state === mine.state)}
      onDone={onDone}
      label={t`Cargando la tarea`}
      what={<Trans>No pudimos cargar esta tarea.</Trans>}
      gone={<Trans>No encontramos esta tarea, o no la puedes ver.</Trans>}
    >
      {(task) => {
        const description = say(task.description, task.descriptionEn);
        return (
          <div className="flex flex-col gap-3">
            {description === '' ? null : <p className="text-small whitespace-pre-wrap">{description}</p>}
            {me ? <ProofPanel of={taskProof(cache, { owner: me, task })} /> : null}
          </div>
        );
      }}
    </WaitingOn>
  );
}
