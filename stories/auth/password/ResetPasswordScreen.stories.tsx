/** Stories of requesting a password link: form, sent, failed, rate-limited. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ResetPasswordScreen } from '#src/auth/password/ResetPasswordScreen.tsx';
import { fails, serverSays, Stage } from '#stories/kit/FakeServer.tsx';

const meta = {
  title: 'Sign-in/ResetPasswordScreen',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { search: '' },
  render: ({ search }: { search: string }) => (
    <Stage at={`/reset_password${search}`} person={null}>
      <main>
        <ResetPasswordScreen />
      </main>
    </Stage>
  ),
} satisfies Meta<{ search: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed yet. */
export const Asked: Story = {};

/** Submitted with an incomplete address: the field shows the error. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const email = within(canvasElement).getByRole('textbox', { name: /correo|e-?mail/i });
    await userEvent.type(email, 'ana@{Enter}');
    await expect(email).toHaveAccessibleDescription(/completo|complete/i);
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('ana@');
  },
};

/** Sent; the same text for every address. */
export const Sent: Story = {
  beforeEach: serverSays({ RequestPasswordRecovery: () => ({ requestPasswordRecovery: { success: true } }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByRole('textbox', { name: /correo|e-?mail/i }),
      'ana@aurora.example{Enter}',
    );
    await expect(await canvas.findByRole('heading', { name: /revisa|check/i })).toHaveFocus();
    await expect(canvas.getByText('ana@aurora.example')).toBeInTheDocument();
  },
};

/** Sending failed. */
export const Failed: Story = {
  beforeEach: serverSays({ RequestPasswordRecovery: fails('unavailable') }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByRole('textbox', { name: /correo|e-?mail/i }),
      'ana@aurora.example{Enter}',
    );
    await canvas.findByRole('alert');
  },
};

/** Too many requests: shows the waiting time as a countdown. */
export const TooMany: Story = {
  beforeEach: serverSays({ RequestPasswordRecovery: fails('too_many') }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByRole('textbox', { name: /correo|e-?mail/i }),
      'ana@aurora.example{Enter}',
    );
    await canvas.findByRole('alert');
  },
};

export const Dark: Story = { ...Sent, tags: ['!test'], globals: { theme: 'dark' } };

export const English: Story = { ...Sent, tags: ['!test'], globals: { language: 'en' } };
