/** The administration of challenges over the real backend: nothing typed is lost, and only changes are sent. */
import { screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { ChallengesSection } from '#src/challenges/admin/ChallengesSection.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { button, dialog, long, openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

const admin = 'admin@aurora.example';
const employee = 'employee@aurora.example';
let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  vi.unstubAllGlobals();
  deployment.close();
});

const open = (at: string, again = false): Promise<OpenPage> =>
  openPage(
    deployment,
    <StrictMode>
      <Route path="/*?">
        <ChallengesSection />
      </Route>
    </StrictMode>,
    { as: admin, at: `/admin/challenges${at}`, again },
  );
const field = (name: RegExp | string): Promise<HTMLElement> => screen.findByLabelText(name, undefined, soon);
const today = (): string => new Date(deployment.now).toISOString().slice(0, 10);

/** A challenge that the employee is in. */
async function aChallenge(more: object = {}): Promise<string> {
  const ask = async (route: string, as: string, body: object): Promise<{ id: string }> =>
    (await deployment.rest(route, { as, body })).json();
  const { id } = await ask('POST /org/challenge/create', admin, {
    name: 'Diez mil',
    type_id: 'steps',
    way: 'target',
    target: 10,
    unit: 'km',
    points: 20,
    starts_on: dayAfter(today(), -3),
    ends_on: dayAfter(today(), 3),
    ...more,
  });
  await ask(`POST /challenge/${id}/join`, employee, {});
  return id;
}

test(
  'a new challenge shows how it counts and its highest cost, survives a reload, and is sent once',
  { timeout: long },
  async () => {
    let page = await open('?edit=new');
    await page.user.type(await field('Nombre'), 'Agua');
    page = await open('?edit=new', true);
    await screen.findByText(/Seguimos donde lo dejaste/u, undefined, soon);
    await page.user.click(await button('Crear el reto'));
    // The target is missing: its field takes the focus and nothing is sent.
    const target = await field(/Mejora sobre/u);
    await waitFor(() => expect(document.activeElement).toBe(target), soon);
    expect(page.writes).toEqual([]);
    await page.user.click(screen.getByRole('radio', { name: /Mantener un hábito/u }));
    await page.user.type(await field('Cuánto al día'), '8');
    await page.user.clear(await field('Unidad'));
    await page.user.type(await field('Unidad'), 'vasos');
    await page.user.type(await field('Días por semana'), '5');
    await page.user.type(await field('Primer día'), today());
    await page.user.type(await field('Último día'), dayAfter(today(), 13));
    const points = await field('Puntos para quien lo logra');
    await page.user.clear(points);
    await page.user.type(points, '10');
    const preview = within(screen.getByRole('region', { name: 'Así lo ve una persona' }));
    await preview.findByText(
      /con 8 vasos o más\. Hacen falta 5 días por semana en 2 semanas/u,
      undefined,
      soon,
    );
    await waitFor(() => {
      const asked = page.asked.filter(({ name }) => name === 'ChallengeCost').at(-1);
      expect(asked?.variables).toMatchObject({ points: 10 });
    }, soon);
    await page.user.click(await button('Crear el reto'));
    await waitFor(() => expect(page.address()).toBe('/admin/challenges'), soon);
    expect(page.writes.map(({ name }) => name)).toEqual(['CreateChallenge']);
    expect(page.writes[0]?.variables).toMatchObject({
      input: { name: 'Agua', way: 'habit', target: 8, unit: 'vasos', perWeek: 5, weeks: null, points: 10 },
    });
    expect(Object.keys(localStorage).filter((name) => name.startsWith('draft:challenge-form'))).toEqual([]);
  },
);

test(
  'an edit sends only what changed, and after the first entry how it is won cannot be changed',
  { timeout: long },
  async () => {
    const id = await aChallenge();
    await deployment.rest(`POST /challenge/${id}/entry`, { as: employee, body: { on: today(), value: 2 } });
    const page = await open(`?edit=${id}`);
    await screen.findByText(/Ya hay registros/u, undefined, soon);
    expect((await field('Suma para llegar')).matches(':disabled')).toBe(true);
    const name = await field('Nombre');
    await page.user.clear(name);
    await page.user.type(name, 'Doce mil');
    await page.user.click(await button('Guardar'));
    await waitFor(() => expect(page.writes).toHaveLength(1), soon);
    expect(page.writes[0]?.variables).toEqual({
      input: { id, name: 'Doce mil', basedOn: { name: 'Diez mil' } },
    });
  },
);

test(
  'a proof is sent back with a reason, and a day of a participant is corrected',
  { timeout: long },
  async () => {
    const id = await aChallenge({ proof: true });
    await deployment.rest(`POST /challenge/${id}/proof`, { as: employee, body: { message: 'Foto' } });
    let page = await open('?tab=proofs');
    // A narrow container shows each row as a card.
    const card = (await screen.findByText('Diez mil', undefined, soon)).closest('li') ?? document.body;
    await page.user.click(within(card).getByRole('button', { name: /^Acciones/u }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Devolver' }, soon));
    const decision = await dialog('Devolver el comprobante');
    await page.user.click(decision.getByRole('button', { name: 'Devolver' }));
    expect(page.writes).toEqual([]);
    await page.user.type(decision.getByLabelText('Motivo'), 'Falta la fecha');
    await page.user.click(decision.getByRole('button', { name: 'Devolver' }));
    await waitFor(
      () =>
        expect(page.writes).toMatchObject([
          { name: 'SendChallengeProofBack', variables: { reason: 'Falta la fecha' } },
        ]),
      soon,
    );

    page = await open(`?people=${id}`);
    await page.user.click(await button(/^Acciones/u));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Corregir un día' }, soon));
    const correction = await dialog(/^Corregir un día de/u);
    await page.user.type(correction.getByLabelText('Día'), today());
    await page.user.type(correction.getByLabelText('Valor de ese día'), '4,5');
    await page.user.click(correction.getByRole('button', { name: 'Corregir' }));
    // The total and the score.
    expect(await screen.findAllByText(/^4[.,]5 km$/u, undefined, soon)).toHaveLength(2);
    expect(page.writes[0]?.variables).toMatchObject({ id, on: today(), value: 4.5 });
  },
);
