/** One task: what is to be done, the own part of it, and what was handed in. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { ProofPanel } from '#src/files/ProofPanel.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { nameOf } from '#src/people/personName.ts';
import { openComposer } from '#src/posts/composer.store.ts';
import { useMayThank } from '#src/posts/useMayThank.ts';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { TaskPeople, TaskSubmissions } from './TaskPeople.tsx';
import { taskProof } from './taskProof.ts';
import { refreshTasks, taskQueries, taskWrites, type WholeTask } from './tasks.queries.ts';
import { useTaskWords } from './taskWords.ts';

interface Returning {
  /** The submission whose reason is about to be written. */
  readonly returning?: string | null | undefined;
}

/** Begins a recognition of those who handed it in, with the title in its words. */
function Thank({
  task: { people, title, titleEn },
  myId,
  onLeave,
}: {
  readonly task: WholeTask;
  readonly myId: string | undefined;
  readonly onLeave: () => void;
}): ReactElement | null {
  const { t } = useLingui();
  const say = useWording();
  const mayThank = useMayThank();
  const name = say(title, titleEn);
  const done = people
    .filter(({ state, user }) => (state === 'approved' || state === 'submitted') && user.id !== myId)
    .map(({ user }) => user);
  if (!mayThank || done.length === 0) return null;
  const thank = (): void => {
    onLeave();
    openComposer({
      people: done,
      message:
        done.length === 1
          ? t`Gracias por lo que hiciste en «${name}».`
          : t`Gracias por lo que hicieron en «${name}».`,
    });
  };
  return (
    <Button variant="secondary" icon={HeartHandshake} onClick={thank}>
      <Trans>Agradecer</Trans>
    </Button>
  );
}

function Whole({
  task,
  returning,
  onClose,
}: { readonly task: WholeTask; readonly onClose: () => void } & Returning): ReactElement {
  const { t } = useLingui();
  const words = useTaskWords();
  const cache = useQueryClient();
  const me = useMe();
  const [isCancelling, setIsCancelling] = useState(false);
  const { id, dueOn, points, maker, mine, mayDecide, people, status, counts } = task;
  const say = useWording();
  const title = say(task.title, task.titleEn);
  const description = say(task.description, task.descriptionEn);
  const worth = words.points(points);
  const isUnderway = status === 'open' && counts.open + counts.submitted + counts.sentBack > 0;
  return (
    <div className="flex flex-col gap-5">
      {description === '' ? null : <p className="whitespace-pre-wrap">{description}</p>}
      <p className="text-small text-soft">
        {[
          maker === null ? null : t`De ${nameOf(maker)}`,
          dueOn === null ? null : t`Para el ${words.day(dueOn)}`,
          worth === null ? null : t`${worth} al aprobarse`,
        ]
          .filter((text) => text !== null)
          .join(' · ')}
      </p>
      {mine === null ? null : (
        <p className="font-semibold">
          {[words.state(mine.state), words.reward(mine.reward)].filter((text) => text !== null).join(' · ')}
        </p>
      )}
      {mayDecide && people.length > 0 ? <TaskPeople task={task} /> : null}
      {mine !== null && me !== undefined && status === 'open' ? (
        <ProofPanel of={taskProof(cache, { owner: me, task })} />
      ) : null}
      <TaskSubmissions task={task} returning={returning} />
      {mayDecide ? (
        <div className="flex flex-wrap gap-3 empty:hidden">
          <Thank task={task} myId={me?.id} onLeave={onClose} />
          {isUnderway ? (
            <Button variant="secondary" onClick={() => setIsCancelling(true)}>
              <Trans>Cancelar la tarea</Trans>
            </Button>
          ) : null}
        </div>
      ) : null}
      <RemoveQuestion
        id={id}
        open={isCancelling}
        onClose={() => setIsCancelling(false)}
        title={t`¿Cancelar ${title}?`}
        confirmLabel={t`Cancelar la tarea`}
        cancelLabel={t`Dejarla como está`}
        of={{ remove: taskWrites.cancel, refresh: refreshTasks }}
        done={t`Cancelaste ${title}.`}
      >
        <Trans>Lo que espera una decisión se cierra sin ella. Lo que ya aprobaste conserva sus puntos.</Trans>
      </RemoveQuestion>
    </div>
  );
}

export function TaskDialog({
  id,
  returning,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
} & Returning): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const query = useQuery(taskQueries.one(id));
  return (
    <Dialog
      open
      onClose={onClose}
      placement="side"
      title={query.data === undefined ? t`Tarea` : say(query.data.title, query.data.titleEn)}
    >
      <QueryBoundary
        query={query}
        label={t`Cargando la tarea`}
        skeleton={<SkeletonLine />}
        what={<Trans>No pudimos abrir esta tarea.</Trans>}
        gone={<Trans>No encontramos esta tarea entre las que puedes ver.</Trans>}
        wayOut={
          <Button variant="secondary" onClick={onClose}>
            <Trans>Ver las tareas</Trans>
          </Button>
        }
      >
        {(task) => <Whole task={task} returning={returning} onClose={onClose} />}
      </QueryBoundary>
    </Dialog>
  );
}
