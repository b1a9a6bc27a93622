/** Stories of the presenter's window: no tour, a step, late, the last step, main window closed. */
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

/** The speaker notes, the next step, and the elapsed time. */
export const Step: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('2:24')).toBeVisible();
  },
};

/** More time has passed than planned for the steps so far. */
export const Late: Story = {
  args: { now: 6.1 * minute },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^3 (minutos tarde|minutes late)$/);
  },
};

/** The last step. */
export const LastStep: Story = {
  args: { first: { state: 'running', running: running(10) }, now: 9.5 * minute },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^(Terminar|End)$/ });
  },
};

/** The main window is reloading or closed: the notes stay. */
export const Away: Story = {
  args: { first: { state: 'away', running: running(7) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('status');
  },
};

/** No tour is running. */
export const NoTour: Story = {
  args: { first: { state: 'idle' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
  },
};
