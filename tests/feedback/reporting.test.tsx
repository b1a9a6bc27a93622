/** Speaking without a name in a page over the real backend: a lost answer loses no case, and the code is nowhere else. */
import { screen } from '@testing-library/react';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CaseScreen } from '#src/feedback/following/CaseScreen.tsx';
import { SuggestionsScreen } from '#src/feedback/SuggestionsScreen.tsx';
import { plainCaseCode } from '#schema/feedback/cases.rules.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { button, long, openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

const as = 'employee@aurora.example';

let deployment: TestDeployment;
/** Loses answers to new complaints, after the server has handled them. */
let loses = false;
const sent: string[] = [];
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
  loses = false;
  sent.length = 0;
  const answer = deployment.backend.fetch.bind(deployment.backend);
  vi.spyOn(deployment.backend, 'fetch').mockImplementation(async (request) => {
    const { pathname } = new URL(request.url);
    sent.push(pathname);
    const said = await answer(request);
    return loses && pathname.endsWith('/complaint') ? Response.error() : said;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  deployment.close();
});

const open = (): Promise<OpenPage> =>
  openPage(
    deployment,
    <Route path="/*?">
      <SuggestionsScreen />
    </Route>,
    { as, at: '/suggestions?tab=complaints' },
  );

async function whisper({ user }: OpenPage): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: /Sin mi nombre/u }, soon));
  await user.click(await button('Entendido, escribir'));
  await user.type(await screen.findByLabelText(/Asunto/u, {}, soon), 'Ruido');
  await user.type(screen.getByLabelText(/Qué pasó/u), 'En el almacén, cada noche.');
  await user.click(await button('Revisar'));
  await user.click(await button('Enviar'));
}

/** The code as it is shown. */
const codeShown = async (): Promise<string> =>
  (await screen.findAllByText(/^(\w{4}-){3}\w{4}$/u, {}, { timeout: 30_000 }))[0]?.textContent ?? '';

test(
  'a complaint whose answer is lost is found by its code, which this tab shows until it is kept, and opens the case',
  async () => {
    loses = true;
    const page = await open();
    await whisper(page);
    const shown = await codeShown();
    const posts = sent.filter((path) => path.endsWith('/complaint')).length;
    expect(sent.filter((path) => path.endsWith('/case')).length).toBeGreaterThan(0);
    const answer = await deployment.rest('GET /complaints', { as: 'admin@aurora.example' });
    expect(JSON.stringify(await answer.json()).split('"Ruido"')).toHaveLength(2);
    const code = plainCaseCode(shown);
    expect(JSON.stringify({ ...sessionStorage })).toContain(code);
    expect(JSON.stringify({ ...localStorage })).not.toContain(code);

    loses = false;
    const again = await open();
    expect(await codeShown()).toBe(shown);
    expect(sent.filter((path) => path.endsWith('/complaint'))).toHaveLength(posts);
    await again.user.click(await button('Ya lo guardé'));
    await screen.findByText(/código ya no está en este aparato/u, {}, soon);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(code);

    const outside = await openPage(deployment, <CaseScreen />, { as, at: '/case' });
    await outside.user.type(await screen.findByLabelText('Código', {}, soon), shown.toLowerCase());
    await outside.user.click(await button('Abrir'));
    await screen.findByText('En el almacén, cada noche.', {}, soon);
    await outside.user.click(await button('Agregar'));
    await screen.findByText('Escribe algo o adjunta un archivo.', {}, soon);
    await outside.user.type(
      screen.getByLabelText('Agregar algo', { selector: 'textarea' }),
      'También el lunes.',
    );
    await outside.user.click(await button('Agregar'));
    await screen.findByText('También el lunes.', { selector: 'p' }, soon);
  },
  long,
);

test('a wrong code says so and keeps nothing', async () => {
  const { user } = await openPage(deployment, <CaseScreen />, { as, at: '/case' });
  await user.type(await screen.findByLabelText('Código', {}, soon), '7H3K');
  await user.click(await button('Abrir'));
  await screen.findByText(/le faltan o le sobran signos/u, {}, soon);
  expect(sent.filter((path) => path.endsWith('/case'))).toHaveLength(0);
  await user.type(screen.getByLabelText('Código'), 'Q9WD2MXA4TBN');
  await user.click(await button('Abrir'));
  await screen.findByText(/No hay ningún caso con este código/u, {}, soon);
});

test('a complaint with a name is listed among the own ones and can go on', async () => {
  const page = await open();
  const { user } = page;
  await user.click(await screen.findByRole('radio', { name: /Con mi nombre/u }, soon));
  await user.click(await button('Entendido, escribir'));
  await user.type(await screen.findByLabelText(/Asunto/u, {}, soon), 'Una silla rota');
  await user.type(screen.getByLabelText(/Qué pasó/u), 'La tercera de la sala.');
  await user.click(await button('Revisar'));
  await user.click(await button('Enviar'));
  await screen.findByText(/y te avisamos/u, {}, soon);
  await user.click(await screen.findByRole('link', { name: /Una silla rota/u }, soon));
  await user.type(
    await screen.findByLabelText('Agregar algo', { selector: 'textarea' }, soon),
    'Ya son dos.',
  );
  await user.click(await button('Agregar'));
  await screen.findByText('Ya son dos.', { selector: 'p' }, soon);
});
