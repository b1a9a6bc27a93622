/** Stories of General Information, which needs no server. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { GeneralScreen } from '#src/docs/GeneralScreen.tsx';

const meta = {
  title: 'Docs/GeneralScreen',
  component: GeneralScreen,
  render: () => (
    <main>
      <GeneralScreen />
    </main>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GeneralScreen>;
export default meta;

/** The whole page. */
export const Whole: StoryObj<typeof meta> = {
  play: async () => {
    await expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(4);
  },
};
