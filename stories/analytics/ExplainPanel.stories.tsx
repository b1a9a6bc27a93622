/** A number that explains itself. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ExplainPanel } from '#src/analytics/explain/ExplainPanel.tsx';
import { serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { pointLines, quarterOverview } from './lines.sample.ts';

const answers: Answers = {
  AnalyticsOverview: () => ({ analyticsOverview: quarterOverview }),
  ChartFilters: () => ({ departments: [], chart: { series: [] } }),
  FigureLines: () => ({ figureLines: pointLines }),
};

const meta = {
  title: 'Analytics/ExplainPanel',
  component: ExplainPanel,
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays(answers),
  decorators: [
    (Story) => (
      <Stage at="/charts">
        <Story />
      </Stage>
    ),
  ],
  args: { filter: {}, open: true, onClose: () => undefined, of: { kind: 'pointsGiven', parts: {} } },
} satisfies Meta<typeof ExplainPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The second press shows the lines, which add up to the number. */
export const Lines: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ver sus líneas' }));
    await waitFor(() => expect(screen.getByText(/es el número/)).toBeVisible());
  },
};

/** Nobody reads who came in: there are no lines, and the panel says why. */
export const WithoutLines: Story = {
  args: { of: { kind: 'activePeople', parts: {} } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/no se muestra quién entró ni cuándo/)).toBeVisible());
  },
};
