/** Asking for benefits and deciding on them over the real backend: what is typed stays, and each is told by its own result. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SubmissionList } from '#src/benefits/admin/SubmissionList.tsx';
import { BenefitsScreen } from '#src/benefits/BenefitsScreen.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { dialog, openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';
import { said } from '#tests/support/said.ts';
import { admin, employee, manager } from '#tests/support/typesIn.ts';

interface Made {
  readonly id: string;
}
interface Asked {
  readonly items: readonly { readonly benefit_id: string }[];
}

let deployment: TestDeployment;
let id: string;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
  const body = { name: 'Yoga', automatic: true };
  ({ id } = (await said<Made>(deployment, 'POST /org/corporate_benefit', { as: admin, body })).body);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  deployment.close();
});

const mine = async (): Promise<number> =>
  (await said<Asked>(deployment, 'GET /user/benefit_submission', { as: employee })).body.items.filter(
    ({ benefit_id }) => benefit_id === id,
  ).length;
const page = (again = false): Promise<OpenPage> =>
  openPage(deployment, <BenefitsScreen />, { as: employee, at: `/benefits_page?id=${id}`, again });
const note = async (): Promise<HTMLElement> =>
  (await dialog('Yoga')).findByRole('textbox', { name: /^Nota/u }, soon);

test('a failed send and a reload keep the note, and a lost answer is the same call again', async () => {
  const first = await page();
  await first.user.type(await note(), 'Los lunes');
  first.fails.add('SubmitBenefit');
  await first.user.click(screen.getByRole('button', { name: 'Pedir' }));
  const panel = await dialog('Yoga');
  expect(await panel.findByRole('alert', undefined, soon)).toBeDefined();
  expect(await note()).toHaveProperty('value', 'Los lunes');
  expect(await mine()).toBe(0);

  const second = await page(true);
  expect(await note()).toHaveProperty('value', 'Los lunes');
  second.loses.add('SubmitBenefit');
  await second.user.click(screen.getByRole('button', { name: 'Pedir' }));
  expect(await (await dialog('Yoga')).findByRole('alert', undefined, soon)).toBeDefined();
  await second.user.click(screen.getByRole('button', { name: 'Pedir' }));
  await waitFor(() => expect(second.writes.length).toBe(2), soon);
  await waitFor(async () => expect(await mine()).toBe(1), soon);
  expect(new Set(second.writes.map(({ key }) => key)).size).toBe(1);

  // Nothing is left of it on the device, and the panel says that it was asked for.
  await page(true);
  expect(
    await within(await screen.findByRole('dialog')).findByText('Ya lo pediste.', undefined, soon),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Pedir' })).toBeNull();
});

test('several are decided at once, and one that was decided meanwhile stays chosen and says why', async () => {
  const body = { name: 'Silla' };
  const chair = (await said<Made>(deployment, 'POST /org/corporate_benefit', { as: admin, body })).body.id;
  const ask = async (as: string): Promise<string> =>
    (await said<{ decision: Made }>(deployment, `POST /corporate_benefit/${chair}/submit`, { as, body: {} }))
      .body.decision.id;
  const [decided] = [await ask(employee), await ask(manager)];
  const { user } = await openPage(deployment, <SubmissionList />, {
    as: admin,
    at: `/admin/benefits?view=asked&benefitId=${chair}`,
  });
  const picks = () => screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^Elegir Silla, / }, soon);
  for (const pick of await picks()) await user.click(pick);
  await said(deployment, `POST /decision/${decided}/decide`, { as: admin, body: { approve: true } });
  await user.click(screen.getByRole('button', { name: 'Aprobar' }));
  expect(await screen.findByText('Otra persona ya decidió, o se retiró.', undefined, soon)).toBeDefined();
  expect((await picks()).filter(({ checked }) => checked)).toHaveLength(1);
  expect(
    await screen.findByText('Ninguna de las elegidas espera una decisión tuya.', undefined, soon),
  ).toBeDefined();
});

test('the address of a notification leads to its coverage, and says if it is no longer there', async () => {
  const body = { name: 'Vida' };
  const cover = (await said<Made>(deployment, 'POST /org/create/coverage', { as: admin, body })).body.id;
  const me = (await said<Made>(deployment, 'GET /user', { as: employee })).body.id;
  const open = (again: boolean): Promise<OpenPage> =>
    openPage(deployment, <BenefitsScreen />, {
      as: employee,
      at: `/benefits_page?coverage=${cover}`,
      again,
    });
  await open(false);
  expect(await screen.findByText(/^La cobertura que buscas ya no está/u, undefined, soon)).toBeDefined();
  await said(deployment, 'POST /org/assigned/coverage/user', {
    as: admin,
    body: { coverage_id: cover, user_ids: [me] },
  });
  await open(true);
  const title = await screen.findByRole('heading', { name: 'Vida' }, soon);
  await waitFor(() => expect(document.activeElement).toBe(title), soon);
});
