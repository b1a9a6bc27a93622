/** The data of a tour: the steps of a demonstration, each with its page, what to show and what to say. */
import type { MessageDescriptor } from '@lingui/core';
import type { ModuleFlag } from '#schema/modules.ts';

/** One step. */
export interface TourStep {
  /** Id within the tour. */
  readonly id: string;
  /** Role of the persona that is signed in during the step. */
  readonly as: 'employee' | 'manager' | 'admin';
  /** Path and query of the page. */
  readonly path: string;
  /** Any of these modules opens the page; an empty list means no module is required. */
  readonly modules: readonly ModuleFlag[];
  /** Only in this organisation; in both if missing. */
  readonly onlyIn?: 'aurora' | 'boreal';
  /** CSS selectors of the step's element, the best one first; the first match on the screen is outlined. */
  readonly about: readonly [string, ...string[]];
  /** Planned minutes. */
  readonly minutes: number;
  readonly title: MessageDescriptor;
  /** What to do on the page, one line for each action. */
  readonly show: readonly MessageDescriptor[];
  /** What to say, in the words of the presenter. */
  readonly say: MessageDescriptor;
}

/** A tour; its scenario is the world that it needs. */
export interface Tour {
  readonly title: MessageDescriptor;
  /** The topics it can show, as a sentence. */
  readonly lead: MessageDescriptor;
  readonly steps: readonly TourStep[];
}

/** Total minutes of the steps. */
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
