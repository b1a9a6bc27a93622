/** The page of one challenge: the number of today first, a sum that can be made again, and days that can be pressed. */
import { screen, waitFor, within } from '@testing-library/react';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { ChallengesScreen } from '#src/challenges/ChallengesScreen.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { long, openPage, soon } from '#tests/support/openPage.tsx';

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

const today = (): string => new Date(deployment.now).toISOString().slice(0, 10);

/** A challenge of percents with these numbers of the employee, the last one of yesterday. */
async function begun(...values: readonly number[]): Promise<string> {
  const ask = async (route: string, as: string, body: object): Promise<{ id: string }> =>
    (await deployment.rest(route, { as, body })).json();
  const { id } = await ask('POST /org/challenge/create', admin, {
    name: 'Un poco más',
    type_id: 'steps',
    way: 'own_beginning',
    target: 10,
    unit: 'pasos',
    points: 20,
    proof: true,
    starts_on: dayAfter(today(), -7),
    ends_on: dayAfter(today(), 7),
  });
  await ask(`POST /challenge/${id}/join`, employee, {});
  for (const [at, value] of values.entries())
    await ask(`POST /challenge/${id}/entry`, employee, {
      on: dayAfter(today(), at - values.length),
      value,
    });
  return id;
}
const open = (id: string) =>
  openPage(
    deployment,
    <Route path="/*?">
      <ChallengesScreen />
    </Route>,
    { as: employee, at: `/challenges?id=${id}` },
  );

test(
  'the number of today comes first, beginning, mean and target stand in the own unit, and a day is pressed to correct it',
  { timeout: long },
  async () => {
    const page = await open(await begun(1000, 1100, 900, 1000, 1000, 1080));
    const field = await screen.findByLabelText('Hoy', undefined, soon);
    const rules = screen.getByText('Cómo cuenta');
    expect(field.compareDocumentPosition(rules)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('8 % de 10 %')).toBeDefined();
    expect(
      screen.getByText('Empezaste con una media de 1,000 pasos al día y vas en 1,080. Tu meta es 1,100.'),
    ).toBeDefined();
    expect(screen.getByText(/^Cuando llegues a la meta, aquí entregas/u)).toBeDefined();
    const days = within(screen.getByRole('group', { name: 'Tus días' })).getAllByRole('button');
    expect(days.map((day) => day.querySelector('.sr-only')?.textContent.split(': ')[1])).toEqual(
      ['sin registro', '1,080', '1,000', '1,000', '900', '1,100', '1,000', 'sin registro'].map((value) =>
        value === 'sin registro' ? value : `${value} pasos`,
      ),
    );
    await page.user.click(days[1] ?? document.body);
    await screen.findByRole('button', { name: 'Cambiar registro' }, soon);
  },
);

test(
  'what goes beyond the target counts as the target, and then the proof can be handed in',
  { timeout: long },
  async () => {
    await open(await begun(1000, 1000, 1000, 1000, 1000, 25_000));
    expect(await screen.findByText('10 % de 10 %', undefined, soon)).toBeDefined();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Entregar' })).toBeDefined(), soon);
  },
);

test('below the own beginning no negative number is shown, and no place', { timeout: long }, async () => {
  await open(await begun(1000, 1000, 1000, 1000, 1000, 500));
  expect(await screen.findByText('0 % de 10 %', undefined, soon)).toBeDefined();
  expect(screen.queryByText(/-\d/u)).toBe(null);
  expect(screen.queryByRole('list', { name: 'Clasificación' })).toBe(null);
});

test(
  'the focus goes to what came: the choices after leaving, the own part after joining',
  { timeout: long },
  async () => {
    const page = await open(await begun(1000));
    await page.user.click(await screen.findByRole('button', { name: 'Salir del reto' }, soon));
    const question = within(await screen.findByRole('dialog', undefined, soon));
    await page.user.click(question.getByRole('button', { name: 'Salir' }));
    await screen.findByRole('button', { name: 'Unirme' }, soon);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Quién ve qué'), soon);
    await page.user.click(screen.getByRole('button', { name: 'Unirme' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Tu parte'), soon);
  },
);
