/** What people take part in: percentages by month, one's own beside the organisation's, and what explains them. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ChartsScreen } from '#src/analytics/ChartsScreen.tsx';
import { serverSays, Stage } from '../kit/FakeServer.tsx';
import { me } from '../kit/world.sample.ts';
import { about, everyChart, overview, participation } from './analytics.sample.ts';

const Screen = ({ mayManage = false }: { mayManage?: boolean }) => (
  <Stage
    at="/charts?section=participation"
    person={{ ...me, permissions: mayManage ? [...me.permissions, 'analytics.manage'] : me.permissions }}
  >
    <ChartsScreen />
  </Stage>
);

const meta = {
  title: 'Analytics/ParticipationSection',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last whole month explains itself with its people, and the months are percentages in the plot and its table. */
export const All: Story = {
  args: { mayManage: true },
  beforeEach: serverSays(everyChart),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/Comunicados leídos/u)[0]).toBeVisible());
    const plot = await canvas.findByRole('figure', { name: 'Participación por mes' });
    await userEvent.click(within(plot).getByRole('button', { name: 'Ver como tabla' }));
    await waitFor(() => expect(within(plot).getAllByText(/^46.%$/u)[0]).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /^Participación en sept? 2026: 76.%\./u }));
    const panel = await screen.findByRole('dialog', { name: 'Participación' });
    await waitFor(() => expect(within(panel).getByText('152')).toBeVisible());
    await expect(within(panel).getByText('200')).toBeVisible();
  },
};
/** An employee: one's own acts beside those of the organisation. */
export const Own: Story = {
  beforeEach: serverSays({
    ...everyChart,
    AnalyticsOverview: () => ({ analyticsOverview: { ...overview, about: { ...about, scope: 'own' } } }),
    Participation: () => ({
      participation: {
        ...participation,
        about: { ...about, scope: 'own' },
        months: [],
        lastMonth: null,
        wholeMonth: participation.lastMonth,
        openRequests: null,
        figures: participation.figures.map(({ withheld, ...one }, at) => ({
          ...one,
          value: at % 4,
          withheld: null,
          whole: { value: one.value, withheld },
        })),
      },
    }),
  }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText(/En sept? 2026 participaron 152 de 200 personas de la organización: 76.%/u),
      ).toBeVisible(),
    );
  },
};
