/** A machine story: the real component, and beside it the chart with the current state lit and the events as buttons. */
import { useSelector } from '@xstate/react';
import { RotateCcw } from 'lucide-react';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import {
  createActor,
  fromPromise,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import type { Samples } from '#machines/sample.ts';
import { classes } from '#src/ui/classes.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Chart } from './Chart.tsx';
import { chartOf, litPaths } from './chartOf.ts';
import { EventButtons } from './EventButtons.tsx';
import { titleOf, type Place } from './states.ts';

/** The machine with tasks that never answer: only the buttons move it on. */
export function quietly<M extends AnyStateMachine>(machine: M): M {
  const never = fromPromise(() => new Promise<never>(() => {}));
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, never]));
  return machine.provide({ actors } as never) as M; // same chart, same types; only the tasks are silent
}

/** An actor that stands where a story says, with nothing running. */
export function actorAt<M extends AnyStateMachine>(machine: M, at: Place): ActorRefFrom<M> {
  const quiet = quietly(machine);
  const snapshot = quiet.resolveState({ value: at.value, context: at.context });
  return createActor(quiet, { snapshot, input: undefined } as never).start() as ActorRefFrom<M>; // a place of this very machine
}

function Panel({
  samples,
  actor,
  way,
  onReset,
}: {
  readonly samples: Samples;
  readonly actor: AnyActorRef;
  readonly way: readonly string[];
  readonly onReset: () => void;
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
        <IconButton icon={RotateCcw} label="Back to where the story begins" size="small" onClick={onReset} />
      </header>
      <section className="flex flex-col gap-2">
        <h3 className="text-small font-semibold">What can happen now</h3>
        <EventButtons events={samples.events} snapshot={snapshot} onSend={(event) => actor.send(event)} />
      </section>
      <section className="flex flex-col gap-2">
        <h3 className="text-small font-semibold">Chart</h3>
        <Chart box={box} lit={litPaths(snapshot)} />
      </section>
      <details className="text-small">
        <summary className="font-semibold">Context and the way here</summary>
        <ol className="mt-2 list-decimal ps-5 text-soft">
          {way.map((step, place) => (
            <li key={`${place}-${step}`}>{step}</li>
          ))}
        </ol>
        <pre className="mt-2 rounded-control bg-subtle p-3 text-meta break-words whitespace-pre-wrap">
          {JSON.stringify(snapshot.context, null, 2)}
        </pre>
      </details>
    </aside>
  );
}

export interface StageProps<M extends AnyStateMachine> {
  readonly machine: M;
  readonly samples: Samples;
  readonly at: Place;
  readonly way: readonly string[];
  /** Toolbar: whether the chart stands beside. */
  readonly withChart: boolean;
  /** The real component. */
  readonly children: (actor: ActorRefFrom<M>) => ReactNode;
}

function Scene<M extends AnyStateMachine>({
  machine,
  samples,
  at,
  way,
  withChart,
  children,
  onReset,
}: StageProps<M> & { readonly onReset: () => void }): ReactElement {
  const [actor] = useState(() => actorAt(machine, at));
  return (
    <>
      {/* Fixed things inside, like the splash, cover the component's side only. */}
      <div
        className={classes(
          'relative isolate min-h-dvh transform-gpu bg-page text-ink',
          withChart && 'min-[1024px]:me-[22rem] xl:me-[27rem]',
        )}
      >
        {children(actor)}
      </div>
      {/* Outside the story's root: an open dialog makes everything else in there inert. */}
      {withChart
        ? createPortal(<Panel samples={samples} actor={actor} way={way} onReset={onReset} />, document.body)
        : null}
    </>
  );
}

/** Begins anew whenever the story is reset. */
export function Stage<M extends AnyStateMachine>(props: StageProps<M>): ReactElement {
  const [round, setRound] = useState(0);
  return <Scene key={round} {...props} onReset={() => setRound(round + 1)} />;
}
