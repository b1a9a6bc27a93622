/** Stories of requests for points in the admin view. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { RequestsSection } from '#src/points/admin/RequestsSection.tsx';
import { Refuses } from '../../kit/FakeServer.tsx';
import { dialog, press, shows } from '../../recognitions/adminPlay.ts';
import { noRequests, pointsSay } from './pointsAdmin.sample.ts';
import { Section } from './PointsStage.tsx';

const meta = {
  title: 'Points/Admin requests',
  component: Section,
  args: { of: RequestsSection },
  parameters: { layout: 'fullscreen' },
  beforeEach: pointsSay(),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pending requests first, then decided ones. */
export const Full: Story = {
  play: async ({ canvas }) => shows(await canvas.findByText(/vuelve a pedirlos en enero/iu)),
};

export const Phone: Story = { ...Full, tags: ['!test'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };

export const Empty: Story = {
  beforeEach: pointsSay({ PointRequests: noRequests }),
  play: async ({ canvas }) => shows(await canvas.findByText(/No hay solicitudes esperando/u)),
};

/** The budget is insufficient: the error is at the amount. */
export const Refused: Story = {
  beforeEach: pointsSay({
    ApproveRequest: () =>
      new Refuses('invalid', [
        {
          field: 'amount',
          code: 'budget_insufficient',
          message: 'Quedan 40 puntos por repartir y esto suma 180.',
        },
      ]),
  }),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Aprobar la solicitud/u });
    first?.click();
    await dialog(/Aprobar la solicitud/u);
    await press('Aprobar');
    await shows(await screen.findByText(/Quedan 40 puntos/u));
  },
};
