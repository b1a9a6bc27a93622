/** The presenter's window: no tour yet, a step, late, the last step, the other window away. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PresenterView } from '#src/demo/presenter/PresenterView.tsx';
import type { Running } from '#src/demo/tours/tour.store.ts';
import { tours } from '#src/demo/tours/tours.ts';

const minute = 60_000;
const running = (step: number): Running => ({
  scenario: 'busy',
  organization: 'aurora',
  steps: tours.busy.steps.map(({ id }) => id),
  step,
  startedAt: 0,
  place: 'bottom',
  hasNotes: false,
  hadFocus: false,
});

const meta = {
  title: 'Demo/Presenter',
  component: PresenterView,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    first: { state: 'running', running: running(2) },
    now: 2.4 * minute,
    asking: { go: () => {}, end: () => {}, restart: () => {} },
  },
} satisfies Meta<typeof PresenterView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What to say and to show, what comes next, and the minutes. */
export const Step: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('2:24')).toBeVisible();
  },
};

/** More minutes are gone than the steps so far were to take. */
export const Late: Story = {
  args: { now: 6.1 * minute },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^3 (minutos tarde|minutes late)$/);
  },
};

/** Nothing comes after it. */
export const LastStep: Story = {
  args: { first: { state: 'running', running: running(9) }, now: 9.5 * minute },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^(Terminar|End)$/ });
  },
};

/** The other window is loaded anew, or was closed: its notes stay to be read. */
export const Away: Story = {
  args: { first: { state: 'away', running: running(7) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('status');
  },
};

/** Nobody began a tour. */
export const NoTour: Story = {
  args: { first: { state: 'idle' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
  },
};
