/** The tour of each scenario. */
import type { ScenarioId } from '#schema/demo/demoLink.ts';
import { boardMeetingTour } from './boardMeeting.tour.ts';
import { busyTour } from './busy.tour.ts';
import { closingPollTour } from './closingPoll.tour.ts';
import { failingTour } from './failing.tour.ts';
import { myTeamTour } from './myTeam.tour.ts';
import { monthEndTour } from './monthEnd.tour.ts';
import { onboardingTour } from './onboarding.tour.ts';
import { openEnrolmentTour } from './openEnrolment.tour.ts';
import { newCompanyTour } from './newCompany.tour.ts';
import { challengeFinalTour } from './challengeFinal.tour.ts';
import { fullHouseTour } from './fullHouse.tour.ts';
import { launchDayTour } from './launchDay.tour.ts';
import { quarterEndTour } from './quarterEnd.tour.ts';
import { safeVoiceTour } from './safeVoice.tour.ts';
import { shortPointsTour } from './shortPoints.tour.ts';
import { surveyResultsTour } from './surveyResults.tour.ts';
import type { Tour, TourStep } from './tour.ts';
import type { Running } from './tour.store.ts';

export const tours: Readonly<Record<ScenarioId, Tour>> = {
  busy: busyTour,
  newCompany: newCompanyTour,
  monthEnd: monthEndTour,
  shortPoints: shortPointsTour,
  closingPoll: closingPollTour,
  surveyResults: surveyResultsTour,
  quarterEnd: quarterEndTour,
  challengeFinal: challengeFinalTour,
  fullHouse: fullHouseTour,
  launchDay: launchDayTour,
  onboarding: onboardingTour,
  openEnrolment: openEnrolmentTour,
  safeVoice: safeVoiceTour,
  myTeam: myTeamTour,
  boardMeeting: boardMeetingTour,
  failing: failingTour,
};

/** The steps of a running tour, in their order. */
export const stepsOf = ({ scenario, steps }: Pick<Running, 'scenario' | 'steps'>): readonly TourStep[] =>
  tours[scenario].steps.filter(({ id }) => steps.includes(id));

/** The current step; undefined past the end. */
export const stepOf = (running: Pick<Running, 'scenario' | 'steps' | 'step'>): TourStep | undefined =>
  stepsOf(running)[running.step];
