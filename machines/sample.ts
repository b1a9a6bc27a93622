/** What the samples of every machine share, so that stories, walks and tests read them all alike. */
import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { CurrentUser } from '#schema/users/users.shapes.ts';

/** One event with data, in the words a tester reads on its button. */
export interface SampleEvent {
  readonly label: string;
  readonly event: AnyEventObject;
}

/** Inputs and events of one machine; together they reach each of its states. */
export interface Samples<M extends AnyStateMachine = AnyStateMachine> {
  readonly machine: M;
  /** Ways to begin, by a word for each. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly events: readonly SampleEvent[];
  /** State values (as JSON) that nothing leaves on purpose. */
  readonly ends: readonly string[];
  /** Why a guard says no, by its name, for each that alone can keep an event out. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** What holds wherever the machine stands, by a sentence; random walks try to break it. */
  readonly promises?: Readonly<Record<string, (snapshot: SnapshotFrom<M>) => boolean>>;
}

/** What a task that came to its end tells its machine. */
export const done = (actorId: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${actorId}`,
  actorId,
  output,
});

/** What a task that failed tells its machine. */
export const failed = (actorId: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.${actorId}`,
  actorId,
  error,
});

/** Ana, an employee who reads Spanish. */
export const ana: CurrentUser = {
  id: '0192f0c1-0000-7000-8000-000000000001',
  orgId: '0192f0c1-0000-7000-8000-0000000000aa',
  firstName: 'Ana',
  lastName: 'Rivas',
  email: 'employee@aurora.example',
  userType: 'employee',
  permissions: [
    'session.use',
    'organization.see',
    'notifications.see',
    'account.see',
    'people.search',
    'feed.see',
    'recognition.send',
    'wallet.see',
  ],
  language: 'spanish',
  jobPosition: 'Diseñadora de producto',
  departmentId: '0192f0c1-0000-7000-8000-0000000000d1',
  departmentName: 'Producto',
  profileImageUrl: null,
  takesPoints: true,
  pointsToGive: 240,
  pointsToRedeem: 615,
};
