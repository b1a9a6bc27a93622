/** An item opened by an address that leads to nothing says so, and offers no second try: asking again cannot help. */
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BenefitsScreen } from '#src/benefits/BenefitsScreen.tsx';
import { ChallengesScreen } from '#src/challenges/ChallengesScreen.tsx';
import { CommunicationsScreen } from '#src/communications/CommunicationsScreen.tsx';
import { EventsScreen } from '#src/events/EventsScreen.tsx';
import { GoalsScreen } from '#src/goals/GoalsScreen.tsx';
import { RequestsScreen } from '#src/requests/RequestsScreen.tsx';
import { TasksScreen } from '#src/tasks/TasksScreen.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { openPage, soon } from '#tests/support/openPage.tsx';
import { employee, nothing } from '#tests/support/typesIn.ts';

let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  deployment.close();
});

const screens: readonly (readonly [path: string, Screen: ComponentType, gone: string])[] = [
  ['/goals?goal=', GoalsScreen, 'No encontramos este objetivo, o no lo puedes ver.'],
  ['/tasks?id=', TasksScreen, 'No encontramos esta tarea entre las que puedes ver.'],
  ['/challenges?id=', ChallengesScreen, 'No encontramos este reto entre los que puedes ver.'],
  ['/events?id=', EventsScreen, 'No encontramos este evento entre los que puedes ver.'],
  ['/requests?id=', RequestsScreen, 'No encontramos esta solicitud entre las que puedes ver.'],
  ['/benefits_page?submission=', BenefitsScreen, 'No lo encontramos entre lo que puedes ver.'],
  ['/communications?id=', CommunicationsScreen, 'No encontramos este comunicado entre los que recibiste.'],
];
const ids = [nothing, 'no-id'];

test.each(screens.flatMap(([path, Screen, gone]) => ids.map((id) => [path, id, Screen, gone] as const)))(
  '%s with the unknown id %s says that there is nothing',
  async (path, id, Screen, gone) => {
    await openPage(
      deployment,
      <Route path="/*?">
        <Screen />
      </Route>,
      { as: employee, at: `${path}${id}` },
    );
    expect(await screen.findByText(gone, undefined, soon)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBe(null);
  },
);
