/** The position of a replay: the step's machine, placed in its state or moved there by the sample. */
import { useEffect, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { actorAt } from './actorAt.ts';
import type { Shown } from './machineStory.tsx';
import { runOf, type Frame } from './replay.ts';

interface Standing {
  readonly at: number;
  /** Null if this build does not know the machine or its state. */
  readonly actor: AnyActorRef | null;
  /** Changes with each actor. */
  readonly round: number;
}

export interface Replaying extends Standing {
  readonly goTo: (at: number) => void;
  readonly isPlaying: boolean;
  readonly play: (isPlaying: boolean) => void;
}

const stepMs = 700;

/** Starts at the first frame; there is at least one. */
export function useReplay(
  frames: readonly Frame[],
  shownOf: (machine: string) => Shown | undefined,
): Replaying {
  const standingAt = (at: number, round: number): Standing => {
    const frame = frames[at];
    const shown = frame && shownOf(frame.step.machine);
    const actor = frame?.place && shown ? actorAt(shown.machine, frame.place) : null;
    return { at, actor, round };
  };
  const [standing, setStanding] = useState(() => standingAt(0, 0));
  const [isPlaying, play] = useState(false);
  const { at, actor, round } = standing;
  const isLast = at >= frames.length - 1;
  const goTo = (to: number): void => {
    const [from, frame] = [frames[at], frames[to]];
    if (frame === undefined) return;
    // For the next step of the same actor, sends the sample, so the component continues without a remount.
    const goesOn =
      to === at + 1 && from !== undefined && runOf(from.step) === runOf(frame.step) && frame.how === 'sample';
    if (goesOn && actor !== null && frame.event !== null && frame.step.times === 1) {
      actor.send(frame.event);
      setStanding({ at: to, actor, round });
    } else setStanding(standingAt(to, round + 1));
  };
  useEffect(() => {
    if (!isPlaying || isLast) return undefined;
    const timer = setTimeout(() => goTo(at + 1), stepMs);
    return () => clearTimeout(timer);
  });
  return { ...standing, goTo, isPlaying: isPlaying && !isLast, play };
}
