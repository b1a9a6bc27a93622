/** A machine story: the real component, with its chart, the highlighted state and event buttons beside it. */
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
  /** A path from a link; if this build does not know the path, the story's own place applies. */
  readonly walk?: string | undefined;
  /** URL of the story with a path. */
  readonly addressOf: (walk: string) => string;
  /** Toolbar setting: whether the chart is visible. */
  readonly withChart: boolean;
  /** The real component. */
  readonly children: (actor: ActorRefFrom<M>) => ReactNode;
}

/**
 * Separates the component from the chart: fixed elements of the component, like the splash, cover only its own
 * side.
 */
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

/** Starts at the place of the link or the story; each step can be undone. */
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
      {/* Rendered outside the story's root, because an open dialog makes the rest of the root inert. */}
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
