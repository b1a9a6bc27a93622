/** Stories of the first password by invitation link: choosing, too short, valid, refused, not saved, void. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { invitation } from '#machines/newPassword.samples.ts';
import { ActivateScreen } from '#src/auth/password/ActivateScreen.tsx';
import { fails, never, Refuses, serverSays, Stage } from '#stories/kit/FakeServer.tsx';

const meta = {
  title: 'Sign-in/ActivateScreen',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { search: '?token=a-link' },
  render: ({ search }: { search: string }) => (
    <Stage at={`/activate${search}`} person={null}>
      <main>
        <ActivateScreen />
      </main>
    </Stage>
  ),
  beforeEach: serverSays({ MailedLink: () => ({ mailedLink: invitation }) }),
} satisfies Meta<{ search: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement): HTMLElement =>
  within(canvasElement).getByLabelText(/contraseña nueva|new password/i);

/** A valid invitation: shows the user's name and the password rules. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /Ana/ });
    await expect(field(canvasElement)).toHaveAccessibleDescription(/10/);
  },
};

/** Too short: the missing length is shown immediately; after submit the field shows the error and keeps the text. */
export const Short: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: /Ana/ });
    await userEvent.type(field(canvasElement), 'girasol');
    await expect((await canvas.findAllByText(/faltan 3|3 characters/i)).length).toBeGreaterThan(0);
    await userEvent.keyboard('{Enter}');
    await expect(field(canvasElement)).toHaveAccessibleDescription(/al menos 10|at least 10/i);
    await expect(field(canvasElement)).toHaveFocus();
    await expect(field(canvasElement)).toHaveValue('girasol');
  },
};

/** A valid password. */
export const Good: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /Ana/ });
    await userEvent.type(field(canvasElement), 'tres gatos en la terraza');
  },
};

/** The server refuses a password made of the surname. */
export const Refused: Story = {
  beforeEach: serverSays({
    MailedLink: () => ({ mailedLink: invitation }),
    AnswerPasswordChallenge: () =>
      new Refuses('invalid', [
        {
          field: 'new_password',
          code: 'password_personal',
          message: 'No uses tu nombre ni tu correo como contraseña.',
        },
      ]),
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /Ana/ });
    await userEvent.type(field(canvasElement), 'rivasrivas 2026{Enter}');
    await within(canvasElement).findByRole('alert');
    await expect(field(canvasElement)).toHaveAccessibleDescription(/nombre/i);
  },
};

/** Saving failed: the typed text stays. */
export const NotSaved: Story = {
  beforeEach: serverSays({
    MailedLink: () => ({ mailedLink: invitation }),
    AnswerPasswordChallenge: fails('internal'),
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /Ana/ });
    await userEvent.type(field(canvasElement), 'tres gatos en la terraza{Enter}');
    await within(canvasElement).findByRole('alert');
    await expect(field(canvasElement)).toHaveValue('tres gatos en la terraza');
  },
};

/** The link is being checked. */
export const Loading: Story = { beforeEach: serverSays({ MailedLink: never }) };

/** The check failed. */
export const Failed: Story = {
  beforeEach: serverSays({ MailedLink: fails('internal') }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /reintentar|retry/i });
  },
};

/** A used, expired or incomplete link: links to a new one. */
export const Void: Story = { args: { search: '' } };

export const Dark: Story = { ...Good, tags: ['!test'], globals: { theme: 'dark' } };

export const English: Story = { ...Good, tags: ['!test'], globals: { language: 'en' } };
