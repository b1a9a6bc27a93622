/** A machine as the app starts it, with the recorder, driven by random sample events. */
import { createActor, fromPromise, type AnyActorRef } from 'xstate';
import type { Samples } from '#machines/sample.ts';
import { inspect } from '#src/lib/recorder.ts';
import { coming } from '#stories/machines/stepper.ts';

const stopped = { setTimeout: (): number => 0, clearTimeout: (): void => undefined };

/** Sends one sample event per number. The tasks never answer, the samples include their answers, and no time passes. */
export function walked({ machine, inputs, events }: Samples, choices: readonly number[]): AnyActorRef {
  const never = fromPromise(() => new Promise<never>(() => undefined));
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, never]));
  const kinds = Object.values(inputs);
  const options = { input: kinds[(choices[0] ?? 0) % kinds.length], inspect, clock: stopped };
  const actor = createActor(machine.provide({ actors } as never), options as never).start();
  for (const choice of choices) {
    const possible = coming(actor.getSnapshot(), events);
    const chosen = possible[choice % possible.length];
    if (chosen !== undefined) actor.send(chosen.event);
  }
  return actor;
}
