/** A machine story: the real component, and beside it the chart with the current state lit and the events as buttons. */
import { useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { Samples } from '#machines/sample.ts';
import { classes } from '#src/ui/classes.ts';
import { stopsOfLink, stopsTo, wordsOf, type Stop } from './course.ts';
import { Panel } from './Panel.tsx';
import type { Place } from './states.ts';
import { useCourse } from './useCourse.ts';

export interface StageProps<M extends AnyStateMachine> {
  readonly machine: M;
  readonly samples: Samples;
  readonly at: Place;
  readonly way: readonly string[];
  /** A way that a link names; the story's own place counts where this build knows no such way. */
  readonly walk?: string | undefined;
  /** Address of the story with a way in it. */
  readonly addressOf: (walk: string) => string;
  /** Toolbar: whether the chart stands beside. */
  readonly withChart: boolean;
  /** The real component. */
  readonly children: (actor: ActorRefFrom<M>) => ReactNode;
}

/** The component's side and the chart's: fixed things of the component, like the splash, cover its own side only. */
export const BesideChart = ({
  withChart,
  children,
}: {
  readonly withChart: boolean;
  readonly children: ReactNode;
}): ReactElement => (
  <div
    className={classes(
      'relative isolate min-h-dvh transform-gpu bg-page text-ink',
      withChart && 'min-[1024px]:me-[22rem] xl:me-[27rem]',
    )}
  >
    {children}
  </div>
);

/** Begins where the link or the story says; every way on from there can be walked back. */
export function Stage<M extends AnyStateMachine>(props: StageProps<M>): ReactElement {
  const { machine, samples, at, way, walk, addressOf, withChart, children } = props;
  const [linked] = useState(() => (walk === undefined ? undefined : stopsOfLink(samples, walk)));
  const first = (): readonly Stop[] => linked ?? stopsTo(samples, at, way);
  const course = useCourse(machine, samples, first);
  const words = wordsOf(samples, course.stops.slice(0, course.at + 1));
  return (
    <>
      <BesideChart key={course.round} withChart={withChart}>
        {children(course.actor)}
      </BesideChart>
      {/* Outside the story's root: an open dialog makes everything else in there inert. */}
      {withChart
        ? createPortal(
            <Panel
              samples={samples}
              course={course}
              isLost={walk !== undefined && linked === undefined}
              address={words === undefined ? undefined : addressOf(words)}
              onReset={() => course.take(first())}
            />,
            document.body,
          )
        : null}
    </>
  );
}
