/**
 * Types and helpers that the samples of every machine share, so that stories, walks and tests can read them.
 */
import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { CurrentUser } from '#schema/users/users.shapes.ts';

/** One event with data, and the label of its button. */
export interface SampleEvent {
  readonly label: string;
  readonly event: AnyEventObject;
}

/** Inputs and events of one machine; together they reach each of its states. */
export interface Samples<M extends AnyStateMachine = AnyStateMachine> {
  readonly machine: M;
  /** Initial inputs by a label. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly events: readonly SampleEvent[];
  /** State values (as JSON) that are final on purpose. */
  readonly ends: readonly string[];
  /** Titles of the stories that the suite runs; without it all. The others draw nothing that no other story draws. */
  readonly runs?: readonly string[];
  /** Reasons by guard name, for each guard that alone can block an event. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** Invariants of the machine by a sentence; random walks try to break them. */
  readonly promises?: Readonly<Record<string, (snapshot: SnapshotFrom<M>) => boolean>>;
}

/** The event of an actor that is done. */
export const done = (actorId: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${actorId}`,
  actorId,
  output,
});

/** The event of an actor that failed. */
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
