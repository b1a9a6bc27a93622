/** Stories of a new password by mailed link: choosing, void, done. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { invitation } from '#machines/newPassword.samples.ts';
import { RecoverPasswordScreen } from '#src/auth/password/RecoverPasswordScreen.tsx';
import { fails, never, serverSays, Stage } from '#stories/kit/FakeServer.tsx';

const meta = {
  title: 'Sign-in/RecoverPasswordScreen',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { search: '?token=a-link' },
  render: ({ search }: { search: string }) => (
    <Stage at={`/recover/password${search}`} person={null}>
      <main>
        <RecoverPasswordScreen />
      </main>
    </Stage>
  ),
} satisfies Meta<{ search: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A valid link. */
export const Choosing: Story = {
  beforeEach: serverSays({ MailedLink: () => ({ mailedLink: { ...invitation, purpose: 'recovery' } }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByLabelText(/contraseña nueva|new password/i);
  },
};

/** An invitation link is not valid for a new password. */
export const Void: Story = {
  beforeEach: serverSays({ MailedLink: () => ({ mailedLink: invitation }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /ya no sirve|no longer/i });
  },
};

/** Done; a reload keeps this state. */
export const Done: Story = { args: { search: '?done=1' } };

/** The link is being checked. */
export const Loading: Story = { beforeEach: serverSays({ MailedLink: never }) };

/** The check failed. */
export const Failed: Story = { beforeEach: serverSays({ MailedLink: fails('internal') }) };

export const Dark: Story = { ...Done, tags: ['!test'], globals: { theme: 'dark' } };

export const English: Story = { ...Done, tags: ['!test'], globals: { language: 'en' } };
