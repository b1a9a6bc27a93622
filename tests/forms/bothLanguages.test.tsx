/** Challenges, tasks and goals have their words in both languages, and each reader sees their own. */
import { i18n } from '@lingui/core';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route } from 'wouter';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { ChallengesSection } from '#src/challenges/admin/ChallengesSection.tsx';
import { ChallengesScreen } from '#src/challenges/ChallengesScreen.tsx';
import { GoalsScreen } from '#src/goals/GoalsScreen.tsx';
import { TasksScreen } from '#src/tasks/TasksScreen.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { button, long, openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

const [employee, admin] = ['employee@aurora.example', 'admin@aurora.example'];
let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  deployment.close();
});

const ask = async <T,>(route: `${string} /${string}`, as: string, body?: object): Promise<T> => {
  const answer = await deployment.rest(route, body === undefined ? { as } : { as, body });
  expect(answer.status).toBe(200);
  return answer.json();
};
const today = (): string => new Date(deployment.now).toISOString().slice(0, 10);
const read = (locale: 'es' | 'en'): void => act(() => i18n.loadAndActivate({ locale, messages: {} }));
const open = (part: ReactElement, as: string, at: string): Promise<OpenPage> =>
  openPage(deployment, <Route path="/*?">{part}</Route>, { as, at });

async function aChallenge(): Promise<string> {
  const { id } = await ask<{ id: string }>('POST /org/challenge/create', admin, {
    name: 'Diez mil',
    name_en: 'Ten thousand',
    description: 'Entre todos.',
    description_en: 'All together.',
    type_id: 'steps',
    way: 'target',
    target: 10,
    unit: 'km',
    points: 20,
    starts_on: dayAfter(today(), -3),
    ends_on: dayAfter(today(), 3),
  });
  await ask(`POST /challenge/${id}/join`, employee, {});
  return id;
}

const aTask = (): Promise<{ id: string }> =>
  ask('POST /task', employee, {
    title: 'Cuenta las cajas',
    title_en: 'Count the boxes',
    description: 'Las de arriba.',
    description_en: 'The upper ones.',
  });

async function aGoal(): Promise<{ id: string }> {
  const periods = await ask<{ id: string; current: boolean }[]>('GET /goal_period', employee);
  return ask('POST /goal', employee, {
    title: 'Escuchar a diez clientes',
    title_en: 'Hear ten customers',
    description: 'Uno por semana.',
    description_en: 'One a week.',
    period_id: periods.find(({ current }) => current)?.id,
    target: 10,
  });
}

describe.each([
  { language: 'es', at: 0 },
  { language: 'en', at: 1 },
] as const)('read in $language', ({ language, at }) => {
  const opened = async (part: ReactElement, as: string, where: string): Promise<void> => {
    await open(part, as, where);
    read(language);
  };
  const seen = async (...both: readonly [string, string]): Promise<void> => {
    expect((await screen.findAllByText(both[at], undefined, soon)).length).toBeGreaterThan(0);
    expect(screen.queryByText(both[1 - at] ?? '')).toBe(null);
  };

  test('a challenge in the list, on its page and for administrators', { timeout: long }, async () => {
    const id = await aChallenge();
    await opened(<ChallengesScreen />, employee, '/challenges');
    await seen('Diez mil', 'Ten thousand');
    await opened(<ChallengesScreen />, employee, `/challenges?id=${id}`);
    await seen('Diez mil', 'Ten thousand');
    await seen('Entre todos.', 'All together.');
    await opened(<ChallengesSection />, admin, '/admin/challenges');
    await seen('Diez mil', 'Ten thousand');
  });

  test('a task in the list and opened', { timeout: long }, async () => {
    const { id } = await aTask();
    await opened(<TasksScreen />, employee, '/tasks');
    await seen('Cuenta las cajas', 'Count the boxes');
    await opened(<TasksScreen />, employee, `/tasks?id=${id}`);
    await seen('Las de arriba.', 'The upper ones.');
  });

  test('a goal in the list and on its page', { timeout: long }, async () => {
    const { id } = await aGoal();
    await opened(<GoalsScreen />, employee, '/goals');
    await seen('Escuchar a diez clientes', 'Hear ten customers');
    await opened(<GoalsScreen />, employee, `/goals?goal=${id}`);
    await seen('Uno por semana.', 'One a week.');
  });
});

test(
  'the words of a challenge are written in both languages, and only what changed is sent',
  { timeout: long },
  async () => {
    const id = await aChallenge();
    const page = await open(<ChallengesSection />, admin, `/admin/challenges?edit=${id}`);
    const name = await screen.findByLabelText(/^Nombre \(en inglés\)/u, undefined, soon);
    await page.user.clear(name);
    await page.user.type(name, 'Twelve thousand');
    await page.user.clear(screen.getByLabelText(/^Descripción \(en inglés\)/u));
    await page.user.click(await button('Guardar'));
    await waitFor(() => expect(page.writes).toHaveLength(1), soon);
    expect(page.writes[0]?.variables).toEqual({
      input: {
        id,
        nameEn: 'Twelve thousand',
        descriptionEn: null,
        basedOn: { nameEn: 'Ten thousand', descriptionEn: 'All together.' },
      },
    });
  },
);
