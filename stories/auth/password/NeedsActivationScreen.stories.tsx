/** Stories of requesting the invitation again: form and confirmation. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { NeedsActivationScreen } from '#src/auth/password/NeedsActivationScreen.tsx';
import { serverSays, Stage } from '#stories/kit/FakeServer.tsx';

const meta = {
  title: 'Sign-in/NeedsActivationScreen',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { search: '' },
  render: ({ search }: { search: string }) => (
    <Stage at={`/needs_activation${search}`} person={null}>
      <main>
        <NeedsActivationScreen />
      </main>
    </Stage>
  ),
} satisfies Meta<{ search: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed yet. */
export const Asked: Story = {};

/** Sent; the same text for every address. */
export const Sent: Story = {
  beforeEach: serverSays({ RequestPasswordRecovery: () => ({ requestPasswordRecovery: { success: true } }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByRole('textbox', { name: /correo|e-?mail/i }),
      'ana@aurora.example{Enter}',
    );
    await canvas.findByText('ana@aurora.example');
  },
};

export const Dark: Story = { ...Asked, tags: ['!test'], globals: { theme: 'dark' } };

export const English: Story = { ...Asked, tags: ['!test'], globals: { language: 'en' } };
