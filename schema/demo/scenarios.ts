/** What a page must know of the demo's scenarios: who shows them best, where they begin, what goes wrong in them. */
import type { ScenarioId } from './demoLink.ts';

/** Facts of a scenario; its words and its tour are the page's. */
export interface ScenarioFacts {
  readonly id: ScenarioId;
  readonly persona: 'employee' | 'manager' | 'admin';
  /** The page that it opens with. */
  readonly path: string;
  /** Faults that are in force from its first call on (mock/tab/faultPresets.ts). */
  readonly preset?: 'failing';
}

/** All of them, in the order in which they are offered. */
export const scenarioFacts: Readonly<Record<ScenarioId, ScenarioFacts>> = {
  busy: { id: 'busy', persona: 'employee', path: '/' },
  newCompany: { id: 'newCompany', persona: 'admin', path: '/' },
  monthEnd: { id: 'monthEnd', persona: 'manager', path: '/wallet' },
  shortPoints: { id: 'shortPoints', persona: 'employee', path: '/cart' },
  closingPoll: { id: 'closingPoll', persona: 'employee', path: '/' },
  failing: { id: 'failing', persona: 'employee', path: '/', preset: 'failing' },
};
