/** The path to the machine's current place, with controls to step forward and back. */
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Samples } from '#machines/sample.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { isBeginning, wholeWay, type Stop } from './course.ts';
import { titleOf } from './states.ts';
import type { Course } from './useCourse.ts';

const wordsOf = ({ label, event }: Stop): string => label ?? `by hand: ${event?.type ?? 'nothing'}`;

/** Back, next and play, and all stops as buttons. */
export function Way<M extends AnyStateMachine>({
  samples,
  course,
}: {
  readonly samples: Samples;
  readonly course: Course<M>;
}): ReactElement {
  const { stops, at, goTo, goOn, take, isPlaying, play } = course;
  // Stories of single transitions know only the last step.
  const cut = stops.find((stop, place) => place === 0 && !isBeginning(samples, stop));
  const isFirst = at === 0;
  const isLast = at === stops.length - 1;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-small font-semibold">
        The way here, {at + 1} of {stops.length}
      </h3>
      <div className="flex items-center gap-1">
        <IconButton
          icon={ChevronLeft}
          label="One step back"
          size="small"
          aria-disabled={isFirst}
          className="aria-disabled:opacity-50"
          onClick={() => {
            if (!isFirst) goTo(at - 1);
          }}
        />
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? 'Pause' : 'Play the way'}
          size="small"
          onClick={() => {
            if (!isPlaying && isLast) goTo(0);
            play(!isPlaying);
          }}
        />
        <IconButton
          icon={ChevronRight}
          label="One step on"
          size="small"
          aria-disabled={isLast}
          className="aria-disabled:opacity-50"
          onClick={goOn}
        />
        {cut === undefined ? null : (
          <Button
            variant="quiet"
            onClick={() => {
              const whole = wholeWay(samples, cut.place);
              if (whole !== undefined) take([...whole, ...stops.slice(1)]);
            }}
          >
            Find the whole way
          </Button>
        )}
      </div>
      <ol className="flex flex-col gap-0.5">
        {stops.map((stop, place) => (
          <li key={`${place}-${wordsOf(stop)}`}>
            <button
              type="button"
              aria-current={place === at ? 'step' : undefined}
              onClick={() => goTo(place)}
              className="flex w-full flex-wrap justify-between gap-x-3 rounded-control px-2 py-1 text-start text-meta hover:bg-subtle aria-[current]:bg-brand-tint"
            >
              <span>{wordsOf(stop)}</span>
              <span className="text-soft">{titleOf(stop.place.value)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
