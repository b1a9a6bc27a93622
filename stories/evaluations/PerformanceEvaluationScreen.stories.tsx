/** Stories of evaluations: writing them, the own results, and a team. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PerformanceEvaluationScreen } from '#src/evaluations/PerformanceEvaluationScreen.tsx';
import { reason } from '#schema/reasons.ts';
import { Refuses, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { seen } from '../kit/seen.ts';
import { links, noLinks } from '../support/links.sample.ts';
import { completed, form, own, pending, record, result, team } from './evaluations.sample.ts';

const Screen = ({ at = '/performance_evaluation' }: { readonly at?: string }) => (
  <Stage at={at}>
    <main>
      <PerformanceEvaluationScreen />
    </main>
  </Stage>
);

const answers: Answers = {
  Links: () => ({ orgLinks: links }),
  Evaluations: () => ({ evaluations: pending }),
  CompletedEvaluations: () => ({ completedEvaluations: completed }),
  OwnEvaluations: () => ({ ownEvaluations: own }),
  TeamEvaluations: () => ({ teamEvaluations: team }),
  Evaluation: () => ({ evaluation: form }),
  EvaluationResult: () => ({ evaluationResult: result }),
  EvaluationRecord: () => ({ evaluationRecord: record }),
};

const meta = {
  title: 'Evaluations/PerformanceEvaluationScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays(answers),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What waits, what is written and can be changed, and the link to the other tool. */
export const Full: Story = {
  play: async ({ canvas }) => {
    const writes = await canvas.findAllByRole('link', { name: /^Escribir sobre/u });
    await expect(writes).toHaveLength(pending.length);
    await seen(canvas.getByText('Abierta otra vez'));
    const open = await canvas.findByRole('link', { name: /Abrir la evaluación.*pestaña nueva/u });
    await expect(open).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(open).toHaveAttribute('href', 'https://evaluaciones.aurora.example/');
  },
};

/** Narrow, in the dark scheme. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark' } };

/** Nothing to write, no cycle, nobody to lead, and no other tool. */
export const Nothing: Story = {
  beforeEach: serverSays({
    Links: () => ({ orgLinks: noLinks }),
    Evaluations: () => ({ evaluations: [] }),
    CompletedEvaluations: () => ({ completedEvaluations: [] }),
    TeamEvaluations: () => ({ teamEvaluations: [] }),
  }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/No tienes evaluaciones por escribir/u));
    await expect(canvas.queryByRole('tab', { name: 'Mi equipo' })).toBeNull();
    await expect(canvas.queryByText(/herramienta aparte/u)).toBeNull();
  },
};

/** Peers to propose, a shared result, and an earlier cycle. */
export const AboutMe: Story = { args: { at: '/performance_evaluation?tab=me' } };

/** Fewer than three peers are not sent. */
export const TooFewPeers: Story = {
  args: { at: '/performance_evaluation?tab=me' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Proponer compañeros' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Proponer' }));
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByRole('combobox')).toHaveAccessibleDescription(
      /al menos 3 personas/u,
    );
  },
};

/** Shared and not open: it says what opening means. */
export const Unread: Story = {
  args: { at: `/performance_evaluation?tab=me&person=${result.id}` },
  beforeEach: serverSays({
    ...answers,
    EvaluationResult: () => new Refuses('conflict', [reason('id', 'evaluation_unread', 'es')]),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Abrir mi resultado' }));
    const dialog = await screen.findByRole('dialog');
    await seen(await within(dialog).findByText(/tu líder ve que lo leíste/u));
  },
};

/** Score, parts with a withheld one, and every question. */
export const OwnResult: Story = {
  args: { at: `/performance_evaluation?tab=me&person=${result.id}` },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/escribieron menos de 3 personas/u));
  },
};

/** The comment of an acknowledgement. */
export const Acknowledging: Story = {
  args: { at: `/performance_evaluation?tab=me&person=${result.id}` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leí mi evaluación' }));
    await seen(await screen.findByRole('textbox', { name: /Tu comentario/u }));
  },
};

/** Peers to confirm, progress, what is shared and read, and somebody who left. */
export const Team: Story = { args: { at: '/performance_evaluation?tab=team' } };

/** With names and what is only for leaders; not read yet, so it can be taken back. */
export const Record: Story = {
  args: { at: `/performance_evaluation?tab=team&person=${record.id}` },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/Solo para líder$/u));
    await seen(await canvas.findByRole('button', { name: 'Retirar el resultado' }));
  },
};

/** As a peer: the promise says who reads it, and with which name. */
export const WritingAsPeer: Story = {
  args: { at: `/performance_evaluation?write=${form.id}` },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/la lee sin tu nombre, junto con otras/u));
    await userEvent.click(await canvas.findByRole('button', { name: 'Empezar' }));
    await seen(await canvas.findByText(/la persona evaluada no lee esta respuesta/u));
  },
};
