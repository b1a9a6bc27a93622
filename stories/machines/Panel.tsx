/** The panel beside a machine's component: current state, possible and refused events, path, chart. */
import { useSelector } from '@xstate/react';
import { RotateCcw } from 'lucide-react';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Samples } from '#machines/sample.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Chart } from './Chart.tsx';
import { chartOf, litPaths } from './chartOf.ts';
import { CopyLink } from './CopyLink.tsx';
import { EventButtons } from './EventButtons.tsx';
import { titleOf } from './states.ts';
import type { Course } from './useCourse.ts';
import { Way } from './Way.tsx';

/** Head, chart and context of an active machine; `children` come before the chart. */
export function MachineAside({
  samples,
  actor,
  action,
  children,
}: {
  readonly samples: Samples;
  readonly actor: AnyActorRef;
  readonly action?: ReactNode;
  readonly children: (snapshot: AnyMachineSnapshot) => ReactNode;
}): ReactElement {
  const snapshot: AnyMachineSnapshot = useSelector(actor, (now: AnyMachineSnapshot) => now);
  const box = useMemo(() => chartOf(samples.machine), [samples.machine]);
  return (
    <aside
      lang="en"
      aria-label={`Machine ${samples.machine.id}`}
      data-machine={samples.machine.id}
      className="flex flex-col gap-6 border-t border-line bg-page p-4 text-ink min-[1024px]:fixed min-[1024px]:inset-y-0 min-[1024px]:end-0 min-[1024px]:w-[22rem] min-[1024px]:overflow-auto min-[1024px]:border-s min-[1024px]:border-t-0 xl:w-[27rem]"
    >
      <header className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-h6 font-semibold">{samples.machine.id}</h2>
          <p role="status" className="text-small text-soft">
            {titleOf(snapshot.value)}
          </p>
        </div>
        {action}
      </header>
      {children(snapshot)}
      <section className="flex flex-col gap-2">
        <h3 className="text-small font-semibold">Chart</h3>
        <Chart box={box} lit={litPaths(snapshot)} />
      </section>
      <details className="text-small">
        <summary className="font-semibold">Context</summary>
        <pre className="mt-2 rounded-control bg-subtle p-3 text-meta break-words whitespace-pre-wrap">
          {JSON.stringify(snapshot.context, null, 2)}
        </pre>
      </details>
    </aside>
  );
}

export interface PanelProps<M extends AnyStateMachine> {
  readonly samples: Samples;
  readonly course: Course<M>;
  /** The opened link names a path that this build does not know. */
  readonly isLost: boolean;
  /** URL of the current place; undefined after an action outside the samples. */
  readonly address: string | undefined;
  readonly onReset: () => void;
}

export function Panel<M extends AnyStateMachine>({
  samples,
  course,
  isLost,
  address,
  onReset,
}: PanelProps<M>): ReactElement {
  const actor: AnyActorRef = course.actor;
  return (
    <MachineAside
      samples={samples}
      actor={actor}
      action={
        <IconButton icon={RotateCcw} label="Back to where the story begins" size="small" onClick={onReset} />
      }
    >
      {(snapshot) => (
        <>
          {isLost ? (
            <p role="alert" className="text-small text-error-text">
              The link names a way that this machine no longer has; the story begins at its own place.
            </p>
          ) : null}
          <section className="flex flex-col gap-2">
            <h3 className="text-small font-semibold">What can happen now</h3>
            <EventButtons
              events={samples.events}
              reasons={samples.reasons ?? {}}
              snapshot={snapshot}
              onSend={(event) => actor.send(event)}
            />
          </section>
          <Way samples={samples} course={course} />
          <CopyLink address={address} />
        </>
      )}
    </MachineAside>
  );
}
