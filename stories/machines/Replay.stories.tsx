/** Stories of replaying a copied report on the real component and chart, up to the reported state. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { serverSays } from '../kit/FakeServer.tsx';
import { crashReport, strangeReport } from './replay.sample.ts';
import { ReplayPage } from './ReplayPage.tsx';

const meta = {
  title: 'Machines/Replay',
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    a11y: { context: { exclude: ['[data-headlessui-focus-guard]'] } },
  },
  args: { text: '' },
  render: ({ text }) => <ReplayPage text={text} />,
  beforeEach: serverSays(),
} satisfies Meta<{ readonly text: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = async (find: () => HTMLElement): Promise<void> => waitFor(() => expect(find()).toBeVisible());
const replay = async (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Replay' }));
const linesOf = (): readonly HTMLElement[] =>
  within(screen.getByRole('list', { name: 'Steps of the report' })).getAllByRole('button');
const standing = (): string =>
  screen.getByRole('complementary', { name: /^Machine / }).querySelector('[role=status]')?.textContent ?? '';

/** The empty form to paste a report. */
export const PasteAReport: Story = {};

/** A text without a report shows a message. */
export const NoReport: Story = {
  play: async () => {
    await userEvent.type(screen.getByLabelText('Report'), 'It crashed.');
    await replay();
    await seen(() => screen.getByText('There is no report in this text.'));
  },
};

/** A crash report with surrounding text. */
export const ToTheCrash: Story = {
  args: { text: `It happened again:\n${JSON.stringify(crashReport)}\nThanks!` },
  play: async () => {
    await replay();
    await seen(() => screen.getByText('Samples explain every step.'));
    await expect(standing()).toBe('signedOut');
    await userEvent.click(screen.getByRole('button', { name: 'One step on' }));
    await expect(standing()).toBe('signingIn');
    await userEvent.click(screen.getByRole('button', { name: 'One step on' }));
    await expect(standing()).toBe('signedOut');
    await seen(() => screen.getByText('El correo o la contraseña no son correctos.'));
    await userEvent.click(screen.getByRole('button', { name: 'One step back' }));
    await expect(standing()).toBe('signingIn');
    await userEvent.click(screen.getByRole('button', { name: 'To the end' }));
    await expect(standing()).toBe('fallback');
    await seen(() => screen.getByRole('heading', { name: '¡Ups! Algo salió mal.' }));
    await seen(() => screen.getByRole('button', { name: 'Copiar informe' }));
  },
};

/** Plays automatically; can be paused. */
export const Playing: Story = {
  args: { text: JSON.stringify({ ...crashReport, language: 'en', scheme: 'dark' }) },
  play: async () => {
    await replay();
    await userEvent.click(await screen.findByRole('button', { name: 'Play' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Play' }));
    await waitFor(() => expect(standing()).toBe('fallback'), { timeout: 20_000 });
    await seen(() => screen.getByRole('heading', { name: 'Oops! Something went wrong.' }));
    await seen(() => screen.getByRole('button', { name: 'Play' }));
  },
};

/** A step without a matching sample is marked and skipped. */
export const WithAGap: Story = {
  args: { text: JSON.stringify(strangeReport) },
  play: async () => {
    await replay();
    await seen(() => screen.getByText('Samples do not explain 2 of the steps.'));
    const hows = linesOf().map((line) => line.dataset['how']);
    await expect(hows).toEqual(['begins', 'sample', 'sample', 'gap', 'unknown', 'sample']);
    const [, , , gap, unknown] = linesOf();
    if (gap === undefined || unknown === undefined) throw new Error('Lines are missing');
    await userEvent.click(gap);
    await expect(standing()).toBe('authenticated');
    await userEvent.click(unknown);
    await seen(() => screen.getByRole('heading', { name: 'Nothing can be shown for this step.' }));
    await userEvent.click(screen.getByRole('button', { name: 'One step on' }));
    await expect(standing()).toBe('signedOut');
  },
};
