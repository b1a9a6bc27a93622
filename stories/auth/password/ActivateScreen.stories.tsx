/** The first password by the link of the invitation: asked for, short, good, refused, not saved, void. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { invitation } from '#machines/newPassword.samples.ts';
import { ActivateScreen } from '#src/auth/password/ActivateScreen.tsx';
import { fails, never, Refuses, serverSays, Stage } from '#stories/posts/FakeServer.tsx';

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

/** The link of the invitation: whose it is, and what a password must be. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /Ana/ });
    await expect(field(canvasElement)).toHaveAccessibleDescription(/10/);
  },
};

/** Typed too short: how much is missing is said at once; sent off, it is said at the field, which keeps what was typed. */
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

/** A good one. */
export const Good: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /Ana/ });
    await userEvent.type(field(canvasElement), 'tres gatos en la terraza');
  },
};

/** The server knows that it is made of the surname. */
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

/** It could not be saved: what was typed is still there. */
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

/** It could not be checked. */
export const Failed: Story = {
  beforeEach: serverSays({ MailedLink: fails('internal') }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /reintentar|retry/i });
  },
};

/** Used, over, or incomplete: the way to another one. */
export const Void: Story = { args: { search: '' } };

export const Dark: Story = { ...Good, tags: ['!test'], globals: { theme: 'dark' } };

export const English: Story = { ...Good, tags: ['!test'], globals: { language: 'en' } };
