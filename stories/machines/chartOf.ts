/** A machine as plain data for display: nested states, and transitions with their guards. */
import {
  not,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate';

/** One transition of the chart. */
export interface Arrow {
  /** "token.exchanged", "signIn is done", "after overlayDelay", "at once". */
  readonly on: string;
  /** Dotted paths of the targets; empty if the state stays. */
  readonly to: readonly string[];
  /** Names of the guards that must pass. */
  readonly when: readonly string[];
}

/** One state of the chart. */
export interface Box {
  readonly name: string;
  /** Dotted path inside the machine; empty for the machine itself. */
  readonly path: string;
  readonly isParallel: boolean;
  readonly isInitial: boolean;
  readonly tags: readonly string[];
  /** Actors that run in this state. */
  readonly tasks: readonly string[];
  readonly arrows: readonly Arrow[];
  readonly boxes: readonly Box[];
}

const has = <K extends string>(value: unknown, key: K): value is Readonly<Record<K, unknown>> =>
  (typeof value === 'object' || typeof value === 'function') && value !== null && key in value;

// In a minified build, this function is the only mark of a negation.
const negation: unknown = Reflect.get(not('any'), 'check');

/** Names of the guards in a guard: its own, or those combined by `not`, `and` and `or`. */
export function guardNames(guard: unknown): readonly string[] {
  if (guard === undefined) return [];
  if (typeof guard === 'string') return [guard];
  if (has(guard, 'guards') && Array.isArray(guard.guards)) {
    const names = guard.guards.flatMap(guardNames);
    return has(guard, 'check') && guard.check === negation ? names.map((name) => `not ${name}`) : names;
  }
  return has(guard, 'type') && typeof guard.type === 'string' ? [guard.type] : ['a condition'];
}

/** An event type in readable words. */
export function eventWords(type: string): string {
  if (type === '') return 'at once';
  const [, kind, task] = /^xstate\.(done|error)\.actor\.(.+)$/u.exec(type) ?? [];
  if (kind !== undefined && task !== undefined) return kind === 'done' ? `${task} is done` : `${task} fails`;
  const [, delay] = /^xstate\.after\.([^.]+)\./u.exec(type) ?? [];
  if (delay !== undefined) return `after ${delay}`;
  return type.replace(/^xstate\.done\.state\..*$/u, 'when all is done');
}

const arrowOf = ({ eventType, target, guard }: AnyTransitionDefinition): Arrow => ({
  on: eventWords(eventType),
  to: (target ?? []).map(({ path }) => path.join('.')),
  when: guardNames(guard),
});

function boxOf(node: AnyStateNode, isInitial: boolean): Box {
  const first = new Set(node.type === 'parallel' ? [] : (node.initial?.target ?? []).map(({ id }) => id));
  return {
    name: node.key,
    path: node.path.join('.'),
    isParallel: node.type === 'parallel',
    isInitial,
    tags: node.tags,
    tasks: node.invoke.map(({ id }) => id),
    arrows: [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(arrowOf),
    boxes: Object.values(node.states).map((inner) => boxOf(inner, first.has(inner.id))),
  };
}

/** The whole machine; depends only on its chart. */
export const chartOf = (machine: AnyStateMachine): Box => boxOf(machine.root, false);

/** Paths of all current states, including outer states. */
export const litPaths = (snapshot: AnyMachineSnapshot): ReadonlySet<string> => {
  const nodes: readonly AnyStateNode[] = snapshot._nodes;
  return new Set(nodes.map(({ path }) => path.join('.')));
};

/** The effect of a sample event in the current state: taken, refused by guards, or not handled. */
export type Hearing =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly by: readonly string[] }
  | { readonly kind: 'deaf' };

/** How the machine handles an event in its current state. */
export function hearingOf(snapshot: AnyMachineSnapshot, event: { readonly type: string }): Hearing {
  if (snapshot.can(event)) return { kind: 'taken' };
  const nodes: readonly AnyStateNode[] = snapshot._nodes;
  const candidates = nodes.flatMap((node) => node.transitions.get(event.type) ?? []);
  const by = [...new Set(candidates.flatMap(({ guard }) => guardNames(guard)))];
  return candidates.length === 0 ? { kind: 'deaf' } : { kind: 'refused', by };
}
