/** Where a story stands on its way: one step on, one back, or off the way by a button or on the component itself. */
import { useEffect, useState } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';
import type { Samples } from '#machines/sample.ts';
import { actorAt, listenTo } from './actorAt.ts';
import type { Stop } from './course.ts';

interface Standing<M extends AnyStateMachine> {
  readonly stops: readonly Stop[];
  /** Index of the stop that is shown. */
  readonly at: number;
  readonly actor: ActorRefFrom<M>;
  /** Changes with each actor: the component begins anew with it. */
  readonly round: number;
}

export interface Course<M extends AnyStateMachine> extends Standing<M> {
  /** Puts the machine at a stop, as if nothing had been done since. */
  readonly goTo: (at: number) => void;
  /** Lets the machine hear what leads to the next stop. */
  readonly goOn: () => void;
  /** Takes another way, at its end. */
  readonly take: (stops: readonly Stop[]) => void;
  readonly isPlaying: boolean;
  readonly play: (isPlaying: boolean) => void;
}

/** Long enough to see what happened. */
const stepMs = 900;

/** Begins at the last of the stops; there is at least one. */
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
  // What was sent to the component alone while it came up is its own affair: it began with this place.
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
