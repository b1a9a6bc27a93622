/** Actors in the place of a story that react only to events sent to them. */
import {
  createActor,
  fromPromise,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import type { Place } from './states.ts';

/** The machine with actors that never settle, so that only the buttons move it. */
export function quietly<M extends AnyStateMachine>(machine: M): M {
  const never = fromPromise(() => new Promise<never>(() => {}));
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, never]));
  return machine.provide({ actors } as never) as M; // same chart and types; only the actors never settle
}

/** Delays end only by their button, not by time. */
const stopped = { setTimeout: (): number => 0, clearTimeout: (): void => undefined };

/** Starts an actor in a place. */
export function actorAt<M extends AnyStateMachine>(machine: M, at: Place): ActorRefFrom<M> {
  const quiet = quietly(machine);
  const snapshot = quiet.resolveState({ value: at.value, context: at.context });
  const options = { snapshot, input: undefined, clock: stopped };
  return createActor(quiet, options as never).start() as ActorRefFrom<M>; // a place of the same machine
}

/** Reports each event that changes the snapshot, from any sender; returns a function that unsubscribes. */
export function listenTo(
  actor: AnyActorRef,
  heard: (event: AnyEventObject, snapshot: AnyMachineSnapshot) => void,
): () => void {
  let stood: AnyMachineSnapshot = actor.getSnapshot();
  const { unsubscribe } = actor.system.inspect((seen) => {
    if (seen.type !== '@xstate.snapshot' || seen.actorRef !== actor) return;
    const now: AnyMachineSnapshot = actor.getSnapshot();
    if (now === stood) return;
    stood = now;
    heard(seen.event, now);
  });
  return unsubscribe;
}
