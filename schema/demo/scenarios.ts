/** Facts about the demo scenarios that pages need: persona, start page, active faults. */
import type { ModuleFlag } from '../modules.ts';
import type { ScenarioId } from './demoLink.ts';

/** Facts of a scenario; the page holds its texts and its tour. */
export interface ScenarioFacts {
  readonly id: ScenarioId;
  readonly persona: 'employee' | 'manager' | 'admin';
  /** The start page. */
  readonly path: string;
  /** Modules that the scenario switches on. */
  readonly needs?: readonly ModuleFlag[];
  /** Faults that are active from the first call on (mock/tab/faultPresets.ts). */
  readonly preset?: 'failing';
}

/** All scenarios, in display order. */
export const scenarioFacts: Readonly<Record<ScenarioId, ScenarioFacts>> = {
  busy: { id: 'busy', persona: 'employee', path: '/' },
  newCompany: { id: 'newCompany', persona: 'admin', path: '/' },
  monthEnd: { id: 'monthEnd', persona: 'manager', path: '/wallet' },
  shortPoints: { id: 'shortPoints', persona: 'employee', path: '/cart' },
  closingPoll: { id: 'closingPoll', persona: 'employee', path: '/', needs: ['surveys'] },
  surveyResults: { id: 'surveyResults', persona: 'admin', path: '/admin/surveys', needs: ['surveys'] },
  quarterEnd: { id: 'quarterEnd', persona: 'manager', path: '/goals', needs: ['goals'] },
  challengeFinal: {
    id: 'challengeFinal',
    persona: 'employee',
    path: '/challenges',
    needs: ['admin_retos', 'tasks'],
  },
  fullHouse: {
    id: 'fullHouse',
    persona: 'employee',
    path: '/events',
    needs: ['events', 'user_event_registration', 'is_schedule'],
  },
  launchDay: {
    id: 'launchDay',
    persona: 'admin',
    path: '/admin/communications',
    needs: ['communications', 'whatsapp'],
  },
  onboarding: { id: 'onboarding', persona: 'employee', path: '/programs', needs: ['programs'] },
  openEnrolment: {
    id: 'openEnrolment',
    persona: 'employee',
    path: '/benefits_page',
    needs: ['benef_corp', 'coverages'],
  },
  safeVoice: {
    id: 'safeVoice',
    persona: 'employee',
    path: '/suggestions',
    needs: ['complaints', 'complaints_pannel'],
  },
  boardMeeting: { id: 'boardMeeting', persona: 'admin', path: '/charts', needs: ['analytics'] },
  myTeam: { id: 'myTeam', persona: 'manager', path: '/charts', needs: ['analytics'] },
  failing: { id: 'failing', persona: 'employee', path: '/', preset: 'failing' },
};
