/** The position of a story on its path: steps forward and back, or leaves the path by a button or the component. */
import { useEffect, useState } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';
import type { Samples } from '#machines/sample.ts';
import { actorAt, listenTo } from './actorAt.ts';
import type { Stop } from './course.ts';

interface Standing<M extends AnyStateMachine> {
  readonly stops: readonly Stop[];
  /** Index of the visible stop. */
  readonly at: number;
  readonly actor: ActorRefFrom<M>;
  /** Changes with each actor, to remount the component. */
  readonly round: number;
}

export interface Course<M extends AnyStateMachine> extends Standing<M> {
  /** Resets the machine to a stop. */
  readonly goTo: (at: number) => void;
  /** Sends the event of the next stop. */
  readonly goOn: () => void;
  /** Switches to the end of another path. */
  readonly take: (stops: readonly Stop[]) => void;
  readonly isPlaying: boolean;
  readonly play: (isPlaying: boolean) => void;
}

/** Delay between steps in ms, long enough to see the change. */
const stepMs = 900;

/** Starts at the last stop; there is at least one. */
export function useCourse<M extends AnyStateMachine>(
  machine: M,
  samples: Samples,
  first: () => readonly Stop[],
): Course<M> {
  const standingAt = (stops: readonly Stop[], at: number, round: number): Standing<M> => {
    const stop = stops[at];
    if (stop === undefined) throw new RangeError(`A way of ${stops.length} stops has none at ${at}`);
    return { stops, at, actor: actorAt(machine, stop.place), round };
  };
  const [standing, setStanding] = useState(() => {
    const stops = first();
    return standingAt(stops, stops.length - 1, 0);
  });
  const [isPlaying, play] = useState(false);
  const { stops, at, actor, round } = standing;
  const next = stops[at + 1];
  // Subscribes after the component has mounted, so events sent during mount do not become steps.
  useEffect(
    () =>
      listenTo(actor, (event, { value, context }) =>
        setStanding((now) => {
          if (now.stops[now.at + 1]?.event === event) return { ...now, at: now.at + 1 };
          const label = samples.events.find((one) => one.event === event)?.label ?? null;
          const stop: Stop = { label, event, place: { value, context } };
          return { ...now, stops: [...now.stops.slice(0, now.at + 1), stop], at: now.at + 1 };
        }),
      ),
    [actor, samples],
  );
  const goTo = (to: number): void => setStanding(standingAt(stops, to, round + 1));
  const goOn = (): void => {
    const sent: AnyActorRef = actor;
    if (next !== undefined && next.event !== null) sent.send(next.event);
  };
  useEffect(() => {
    if (!isPlaying || next === undefined) return undefined;
    const timer = setTimeout(goOn, stepMs);
    return () => clearTimeout(timer);
  });
  return {
    ...standing,
    goTo,
    goOn,
    take: (other) => setStanding(standingAt(other, other.length - 1, round + 1)),
    isPlaying: isPlaying && next !== undefined,
    play,
  };
}
