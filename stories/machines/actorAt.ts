/** Actors that stand where a story says and are moved by nothing but what is sent to them. */
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

/** The machine with tasks that never answer: only the buttons move it on. */
export function quietly<M extends AnyStateMachine>(machine: M): M {
  const never = fromPromise(() => new Promise<never>(() => {}));
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, never]));
  return machine.provide({ actors } as never) as M; // same chart, same types; only the tasks are silent
}

/** Delays end when their button is pressed, not while somebody looks. */
const stopped = { setTimeout: (): number => 0, clearTimeout: (): void => undefined };

/** A running actor in a place. */
export function actorAt<M extends AnyStateMachine>(machine: M, at: Place): ActorRefFrom<M> {
  const quiet = quietly(machine);
  const snapshot = quiet.resolveState({ value: at.value, context: at.context });
  const options = { snapshot, input: undefined, clock: stopped };
  return createActor(quiet, options as never).start() as ActorRefFrom<M>; // a place of this very machine
}

/** Tells of each event that changes something from now on, whoever sends it; answers how to stop. */
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
