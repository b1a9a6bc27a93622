/** Own analytics: read by everybody, and made by administrators with a preview of what others will see. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { OwnAdminSection } from '#src/analytics/own/OwnAdminSection.tsx';
import { OwnChartsScreen } from '#src/analytics/own/OwnChartsScreen.tsx';
import { serverSays, Stage } from '../../kit/FakeServer.tsx';
import { me } from '../../kit/world.sample.ts';
import { dialog } from '../../recognitions/adminPlay.ts';
import { everyChart } from '../analytics.sample.ts';

const Screen = ({
  of: Part = OwnChartsScreen,
  at = '/charts/custom',
}: {
  of?: ComponentType;
  at?: string;
}) => (
  <Stage at={at} person={{ ...me, permissions: [...me.permissions, 'analytics.manage'] }}>
    <main className="flex min-w-0 flex-col gap-6 p-4 wide:p-8">
      <Part />
    </main>
  </Stage>
);

const meta = {
  title: 'Analytics/Own',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays(everyChart),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A place with few people has no number, and one's own part is under the plot. */
export const Reading: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Tu parte: 12')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Abrir en otra pestaña' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};
export const ReadingOnAPhone: Story = {
  ...Reading,
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
};

/** One whose maker lost the right says so. */
export const Administration: Story = {
  args: { of: OwnAdminSection, at: '/admin/analytics' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/quien lo hizo ya no puede leer/u)).toBeVisible());
  },
};

/** Both titles are asked for; the preview stays beside the fields. */
export const New: Story = {
  args: { of: OwnAdminSection, at: '/admin/analytics' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nuevo gráfico' }));
    const panel = within(await dialog(/Nuevo gráfico/u));
    await userEvent.type(panel.getByRole('textbox', { name: 'Título en español' }), 'Gracias');
    await userEvent.click(panel.getByRole('button', { name: 'Crear' }));
    await waitFor(() =>
      expect(panel.getByRole('textbox', { name: 'Título en inglés' })).toHaveAttribute(
        'aria-invalid',
        'true',
      ),
    );
    await waitFor(() => expect(panel.getByText('Así lo ven')).toBeInTheDocument());
  },
};
