/** A task and a submission as rows: state, points and due day at a glance, and the decision in the row. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { SubmissionState, TaskState } from '#schema/tasks/tasks.rules.ts';
import { useWording } from '#src/forms/useWording.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { nameOf } from '#src/people/personName.ts';
import { classes } from '#src/ui/classes.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { QuickDecision } from './Decision.tsx';
import type { ShownSubmission, ShownTask } from './tasks.queries.ts';
import { useTaskWords } from './taskWords.ts';

export interface Opens {
  /** Opens a task; with a submission, at the reason why it is sent back. */
  readonly onOpen: (taskId: string, returning?: string) => void;
}

function Row({
  title,
  state,
  stateWords,
  facts,
  onPress,
  children,
}: {
  readonly title: string;
  /** Null shows only words. */
  readonly state: TaskState | SubmissionState | null;
  readonly stateWords: string;
  readonly facts: readonly ReactNode[];
  readonly onPress: () => void;
  readonly children?: ReactNode;
}): ReactElement {
  const words = useTaskWords();
  return (
    <div className="relative flex flex-col gap-2 rounded-card border border-line bg-card p-4 hover:bg-subtle">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <button
          type="button"
          onClick={onPress}
          className="min-w-0 text-start font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-card"
        >
          {title}
        </button>
        {state === null ? (
          <span className="text-small text-soft">{stateWords}</span>
        ) : (
          <StatusTag severity={words.severity(state)}>{stateWords}</StatusTag>
        )}
      </div>
      <p className="flex flex-wrap gap-x-3 text-small text-soft">{facts}</p>
      {children}
    </div>
  );
}

/** The due day as long as there is something to do, and whether it has passed. */
function Due({ on, isOpen }: { readonly on: string; readonly isOpen: boolean }): ReactElement {
  const { t } = useLingui();
  const words = useTaskWords();
  const isLate = isOpen && words.isLate(on);
  return (
    <span title={words.day(on)} className={classes(isLate && 'font-semibold text-error-text')}>
      {isOpen ? words.due(on) : t`Para el ${words.day(on)}`}
    </span>
  );
}

export function TaskRow({ task, onOpen }: Opens & { readonly task: ShownTask }): ReactElement {
  const { t } = useLingui();
  const words = useTaskWords();
  const say = useWording();
  const { id, title, titleEn, maker, mine, counts, only, dueOn, status, points, waitingId } = task;
  const one = mine ?? only;
  const state = status === 'cancelled' ? 'cancelled' : (one?.state ?? null);
  const who = words.who(task);
  const isOpen = status === 'open' && counts.open + counts.sentBack > 0;
  const why = one?.reason ?? null;
  const reward = one === null ? null : words.reward(one.reward);
  return (
    <Row
      title={say(title, titleEn)}
      state={state}
      stateWords={
        state === null
          ? words.counts(counts)
          : state === 'submitted' && waitingId !== null
            ? t`Espera tu decisión`
            : words.state(state)
      }
      facts={[
        mine === null && who !== '' ? <span key="who">{who}</span> : null,
        maker === null || maker.id === mine?.user.id ? null : (
          <span key="maker">{t`De ${nameOf(maker)}`}</span>
        ),
        words.points(points) === null ? null : <span key="points">{words.points(points)}</span>,
        dueOn === null ? null : <Due key="due" on={dueOn} isOpen={isOpen} />,
        reward === null ? null : <span key="reward">{reward}</span>,
      ]}
      onPress={() => onOpen(id)}
    >
      {why === null ? null : (
        <p className="text-small wrap-anywhere">
          <strong>
            <Trans>Motivo:</Trans>
          </strong>{' '}
          {why}
        </p>
      )}
      {waitingId === null ? null : <QuickDecision id={waitingId} onReturn={() => onOpen(id, waitingId)} />}
    </Row>
  );
}

export function SubmissionRow({
  submission,
  onOpen,
}: Opens & { readonly submission: ShownSubmission }): ReactElement {
  const { t } = useLingui();
  const words = useTaskWords();
  const say = useWording();
  const { id, taskId, title, titleEn, user, mine, maker, status, points, message, createdAt } = submission;
  const waits = status === 'submitted' && !mine;
  const day = createdVariant(createdAt);
  return (
    <Row
      title={say(title, titleEn)}
      state={status}
      stateWords={waits ? t`Espera tu decisión` : words.state(status)}
      facts={[
        <span key="who">
          {mine || user === null ? t`Entregaste tú el ${day}` : t`Entregó ${nameOf(user)} el ${day}`}
        </span>,
        mine && maker !== null && maker.id !== user?.id ? (
          <span key="maker">{t`De ${nameOf(maker)}`}</span>
        ) : null,
        words.points(points) === null ? null : <span key="points">{words.points(points)}</span>,
      ]}
      onPress={() => onOpen(taskId)}
    >
      {waits && message !== '' ? <p className="line-clamp-3 text-small wrap-anywhere">{message}</p> : null}
      {waits ? <QuickDecision id={id} onReturn={() => onOpen(taskId, id)} /> : null}
    </Row>
  );
}
