/** Stories of the splash that is shown until start-up has finished, in both brands and schemes. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Splash } from '#src/app/Splash.tsx';

const meta = { title: 'App/Splash', component: Splash, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Splash
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One tagline in five languages, and one status text for screen readers. */
export const Aplauso: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.splash-taglines [lang]')).toHaveLength(5);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando');
  },
};

export const Outpoints: Story = { globals: { brand: 'outpoints' } };

export const Dark: Story = { globals: { theme: 'dark' } };
