/** What a tour is: the steps of a demonstration, each with its page, what to show on it and what to say. */
import type { MessageDescriptor } from '@lingui/core';
import type { ModuleFlag } from '#schema/modules.ts';

/** One step. */
export interface TourStep {
  /** Its name within the tour. */
  readonly id: string;
  /** Who is signed in while it is shown. */
  readonly as: 'employee' | 'manager' | 'admin';
  /** Path and query of the page. */
  readonly path: string;
  /** Any of these modules opens the page; without one it always stands. */
  readonly modules: readonly ModuleFlag[];
  /** The organisation that has it on; both where it is missing. */
  readonly onlyIn?: 'aurora' | 'boreal';
  /** CSS selectors of what the step is about, the best one first; what the screen has is outlined, else nothing is. */
  readonly about: readonly [string, ...string[]];
  /** Minutes it is meant to take. */
  readonly minutes: number;
  readonly title: MessageDescriptor;
  /** What to do on the page, one line for each act. */
  readonly show: readonly MessageDescriptor[];
  /** What to say, in the words of whoever shows it. */
  readonly say: MessageDescriptor;
}

/** A tour; its scenario is the world that it needs. */
export interface Tour {
  readonly title: MessageDescriptor;
  /** What one can show with it, a sentence. */
  readonly lead: MessageDescriptor;
  readonly steps: readonly TourStep[];
}

/** Minutes of some steps. */
export const minutesOf = (steps: readonly TourStep[]): number =>
  steps.reduce((sum, step) => sum + step.minutes, 0);

/** The steps that can be shown in an organisation while some modules are off. */
export const stepsIn = (
  { steps }: Tour,
  organization: 'aurora' | 'boreal',
  off: readonly ModuleFlag[] = [],
): readonly TourStep[] =>
  steps.filter(
    ({ modules, onlyIn = organization }) =>
      onlyIn === organization && (modules.length === 0 || modules.some((flag) => !off.includes(flag))),
  );
