/** The screens of events over the real backend: places through lost answers, the month by keys, and edits. */
import { screen, waitFor } from '@testing-library/react';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventsSection } from '#src/events/admin/EventsSection.tsx';
import { EventsScreen } from '#src/events/EventsScreen.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { button, long, openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

const admin = 'admin@aurora.example';
const employee = 'employee@aurora.example';
let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  deployment.close();
});

const hourMs = 3_600_000;
const at = (hours: number): string => new Date(deployment.now + hours * hourMs).toISOString();

async function anEvent(more: object = {}): Promise<string> {
  const answer = await deployment.rest('POST /events/create', {
    as: admin,
    body: { title: 'Cena de cierre', starts_at: at(48), ends_at: at(50), capacity: 1, ...more },
  });
  return ((await answer.json()) as { id: string }).id;
}

const openScreen = (search: string): Promise<OpenPage> =>
  openPage(
    deployment,
    <Route path="/*?">
      <EventsScreen />
    </Route>,
    { as: employee, at: `/events${search}` },
  );
const openSection = (search: string): Promise<OpenPage> =>
  openPage(
    deployment,
    <Route path="/*?">
      <EventsSection />
    </Route>,
    { as: admin, at: `/admin/events${search}` },
  );

test('a place whose answer was lost is checked and taken once', { timeout: long }, async () => {
  const id = await anEvent();
  const page = await openScreen(`?id=${id}`);
  page.loses.add('RegisterForEvent');
  await page.user.click(await screen.findByRole('button', { name: 'Inscribirme' }, soon));
  await screen.findByText('La respuesta no llegó. Comprobamos si se guardó.', undefined, soon);
  await screen.findByText('Tienes tu lugar.', undefined, soon);
  const keys = page.writes.map(({ key }) => key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  const { registered } = (await (await deployment.rest(`GET /event/${id}`, { as: admin })).json()) as {
    registered: number;
  };
  expect(registered).toBe(1);
});

test(
  'arrow keys move through the days of the month, page keys through the months',
  { timeout: long },
  async () => {
    const page = await openScreen('?view=month&day=2026-11-30');
    const day = await screen.findByRole('button', { name: /^lunes, 30 de noviembre/u }, soon);
    day.focus();
    await page.user.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/1 de diciembre/u));
    await page.user.keyboard('{PageDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/1 de enero/u));
    await page.user.keyboard('{Home}{ArrowUp}');
    await waitFor(() => expect(page.address()).toContain('day=2026-12-21'));
  },
);

test(
  'a month with 500 events has at most 1,500 nodes and is read by one call',
  { timeout: long },
  async () => {
    const first = Date.parse('2098-05-04T08:00:00.000Z');
    for (let batch = 0; batch < 20; batch++)
      await anEvent({
        starts_at: new Date(first + batch * hourMs).toISOString(),
        ends_at: new Date(first + (batch + 1) * hourMs).toISOString(),
        repeat: { every: 'week', times: 25 },
      });
    const page = await openScreen('?view=month&day=2098-05-04');
    await screen.findByRole('button', { name: /^lunes, 5 de mayo, \d+ eventos/u }, soon);
    expect(document.querySelectorAll('table *').length).toBeLessThanOrEqual(1_500);
    expect(page.asked.filter(({ name }) => name === 'Events')).toHaveLength(1);
  },
);

test(
  'past events come with the people who were there, and earlier ones on demand',
  { timeout: long },
  async () => {
    vi.useFakeTimers({ now: deployment.now, toFake: ['Date'] });
    const page = await openScreen('?view=past');
    const [first] = await screen.findAllByRole('article', undefined, soon);
    expect(first?.textContent).toMatch(/Asisti/u);
    const before = screen.getAllByRole('article').length;
    await page.user.click(await button('Ver los tres meses anteriores'));
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(before), soon);
  },
);

test('more places say who gets one before they are saved', { timeout: long }, async () => {
  const id = await anEvent();
  for (const who of [employee, admin])
    await deployment.rest('POST /user/event/post', { as: who, body: { event_id: id, attending: true } });
  vi.useFakeTimers({ now: deployment.now, toFake: ['Date'] });
  const page = await openSection(`?edit=${id}`);
  const places = await screen.findByRole('spinbutton', { name: /^Lugares/u }, soon);
  expect(screen.queryByText(/recibe su lugar/u)).toBeNull();
  await page.user.clear(places);
  await page.user.type(places, '9');
  await screen.findByText(/^1 persona de la lista de espera recibe su lugar/u, undefined, soon);
});

test('an event of a series is saved alone, or with those that follow', { timeout: long }, async () => {
  const id = await anEvent({ repeat: { every: 'week', times: 3 } });
  const page = await openSection(`?edit=${id}`);
  await page.user.type(await screen.findByPlaceholderText('Sala Andes', undefined, soon), 'Salón Jardín');
  await page.user.click(screen.getByRole('switch', { name: /siguientes de la serie/u }));
  await page.user.click(await button('Guardar'));
  await waitFor(() => expect(page.writes).toHaveLength(1), soon);
  const { items } = (await (await deployment.rest('GET /org/events', { as: admin })).json()) as {
    items: { series_id: string | null; location: string | null }[];
  };
  const series = items.filter(({ series_id }) => series_id === id);
  expect(series.map(({ location }) => location)).toEqual(['Salón Jardín', 'Salón Jardín', 'Salón Jardín']);
});

test(
  'the editor of an event says who is notified of a change, and sends only what changed',
  { timeout: long },
  async () => {
    const id = await anEvent();
    await deployment.rest('POST /user/event/post', { as: employee, body: { event_id: id, attending: true } });
    const page = await openSection(`?edit=${id}`);
    const place = await screen.findByPlaceholderText('Sala Andes', undefined, soon);
    expect(screen.queryByText(/Se avisa a/u)).toBeNull();
    await page.user.type(place, 'Salón Jardín');
    await screen.findByText('Se avisa a 1 persona, con su archivo de calendario.', undefined, soon);
    await page.user.click(await button('Guardar'));
    await waitFor(() => expect(page.writes).toHaveLength(1), soon);
    expect(page.writes[0]?.variables).toMatchObject({ id, input: { location: 'Salón Jardín' } });
    expect(Object.keys(page.writes[0]?.variables['input'] ?? {}).toSorted()).toEqual(['basedOn', 'location']);
  },
);
