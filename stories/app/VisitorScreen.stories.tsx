/** The pages that open without a session, in their frame. */
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

/** A way to sign in stands above every one of them. */
export const ResetPassword: Story = {
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: /iniciar sesión/iu });
    await expect(link).toHaveAttribute('href', '/login');
  },
};

export const Activate: Story = { parameters: { path: '/activate' } };

export const Outpoints: Story = { args: { brand: 'outpoints' }, globals: { brand: 'outpoints' } };

export const Dark: Story = { globals: { theme: 'dark' } };
