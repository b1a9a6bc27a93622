/** Stories of the frame of pages without a session. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisitorScreen } from '#src/app/VisitorScreen.tsx';

const meta = {
  title: 'App/VisitorScreen',
  component: VisitorScreen,
  parameters: { layout: 'fullscreen', path: '/reset_password' },
  args: { brand: 'aplauso' },
} satisfies Meta<typeof VisitorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every page has a sign-in link at the top. */
export const ResetPassword: Story = {
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: /iniciar sesión/iu });
    await expect(link).toHaveAttribute('href', '/login');
  },
};

export const Activate: Story = { parameters: { path: '/activate' } };

export const Outpoints: Story = { args: { brand: 'outpoints' }, globals: { brand: 'outpoints' } };

export const Dark: Story = { globals: { theme: 'dark' } };
