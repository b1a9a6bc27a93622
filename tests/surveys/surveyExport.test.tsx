/** Results and people of one survey as an administrator has them over the real backend: as a file, filtered, searched. */
import { screen, waitFor } from '@testing-library/react';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SurveysSection } from '#src/surveys/admin/SurveysSection.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { button, long, openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

const admin = 'admin@aurora.example';
let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  deployment.close();
});

const open = (at: string): Promise<OpenPage> =>
  openPage(
    deployment,
    <Route path="/*?">
      <SurveysSection />
    </Route>,
    { as: admin, at: `/admin/surveys${at}` },
  );

/** An open survey with one text question that the employee has answered. */
async function answered(anonymous: boolean): Promise<string> {
  const call = async (route: string, as: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await deployment.rest(route, { token: await deployment.tokenOf(as), body });
    if (!answer.ok) throw new Error(`${route}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const made = (await call('POST /surveys/create', admin, {
    title: 'Clima del año',
    anonymous,
    questions: [{ kind: 'text', question: 'Qué falta' }],
  })) as { id: string; questions: { id: string }[] };
  await call('POST /org/survey', admin, { survey_id: made.id });
  await deployment.tick();
  await call(`POST /survey/${made.id}/submit`, 'employee@aurora.example', {
    answers: [{ question_id: made.questions[0]?.id, text: 'Más tiempo' }],
  });
  return made.id;
}

async function savedFrom(id: string): Promise<{ name: string; lines: readonly string[] }> {
  const page = await open(`?results=${id}`);
  let name = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: Blob): string => `blob:${files.push(file)}`;
      static override revokeObjectURL = () => undefined;
    },
  );
  await page.user.click(await button('Exportar'));
  await page.user.click(await screen.findByRole('menuitem', { name: /csv/u }, soon));
  await waitFor(() => expect(files).toHaveLength(1), soon);
  return { name, lines: ((await files[0]?.text()) ?? '').split('\r\n') };
}

test(
  'a survey with names is one file: its answers with their people, everybody who was asked, and a name that says which and when',
  { timeout: long },
  async () => {
    const { name, lines } = await savedFrom(await answered(false));
    expect(name).toMatch(/^clima-del-ano-\d{4}-\d\d-\d\d\.csv$/u);
    const has = (part: string): readonly string[] => lines.filter((line) => line.includes(`,${part},`));
    expect(has('Respuesta')).toEqual([expect.stringMatching(/Más tiempo.*employee@aurora\.example/u)]);
    const asked = has('Persona invitada');
    expect(asked.filter((line) => line.includes(',Respondió,'))).toHaveLength(1);
    expect(asked.length).toBeGreaterThan(1);
  },
);

test(
  'the file of an anonymous survey has no person, and no comment below the threshold',
  { timeout: long },
  async () => {
    const { lines } = await savedFrom(await answered(true));
    const text = lines.join('\n');
    expect(lines.filter((line) => line.includes(',Participación,')).length).toBeGreaterThan(1);
    expect(text).not.toContain('Más tiempo');
    expect(text).not.toContain('@');
  },
);

test(
  'the people of a survey with names are filtered by their state and searched',
  { timeout: long },
  async () => {
    const page = await open(`?people=${await answered(false)}`);
    await page.user.click(await button(/^Estado/u));
    await page.user.click(await screen.findByRole('option', { name: 'Respondió' }, soon));
    await waitFor(() => expect(screen.queryAllByText('Pendiente')).toHaveLength(0), soon);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await page.user.type(await screen.findByRole('searchbox', { name: 'Buscar una persona' }, soon), 'zzz');
    await screen.findByText('Nada coincide con lo que buscas.', undefined, soon);
  },
);
