/** The four pages about passwords, which open without a session: asked for, checked, void, failed, done. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { invitation } from '#machines/newPassword.samples.ts';
import { ActivateScreen } from '#src/auth/password/ActivateScreen.tsx';
import { NeedsActivationScreen } from '#src/auth/password/NeedsActivationScreen.tsx';
import { RecoverPasswordScreen } from '#src/auth/password/RecoverPasswordScreen.tsx';
import { ResetPasswordScreen } from '#src/auth/password/ResetPasswordScreen.tsx';
import { fails, never, Refuses, serverSays, Stage } from '#stories/posts/FakeServer.tsx';

const screens = {
  '/activate': ActivateScreen,
  '/needs_activation': NeedsActivationScreen,
  '/reset_password': ResetPasswordScreen,
  '/recover/password': RecoverPasswordScreen,
} as const;

interface Args {
  readonly path: keyof typeof screens;
  readonly search: string;
}

function Page({ path, search }: Args): ReactElement {
  const Screen = screens[path];
  return (
    <Stage at={`${path}${search}`} person={null}>
      <main>
        <Screen />
      </main>
    </Stage>
  );
}

const meta = {
  title: 'Sign-in/Password pages',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { path: '/activate', search: '?token=a-link' },
  render: (args) => <Page {...args} />,
  beforeEach: serverSays({ MailedLink: () => ({ mailedLink: invitation }) }),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement): HTMLElement =>
  within(canvasElement).getByLabelText(/contraseña nueva|new password/i);

/** The link of the invitation: whose it is, and what a password must be. */
export const Activate: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /Ana/ });
    await expect(field(canvasElement)).toHaveAccessibleDescription(/10/);
  },
};

/** Typed too short: how much is missing is said at once; sent off, it is said at the field, which keeps what was typed. */
export const ActivateShort: Story = {
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
export const ActivateGood: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /Ana/ });
    await userEvent.type(field(canvasElement), 'tres gatos en la terraza');
  },
};

/** The server knows that it is made of the surname. */
export const ActivateRefused: Story = {
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
export const ActivateNotSaved: Story = {
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
export const ActivateLoading: Story = { beforeEach: serverSays({ MailedLink: never }) };

/** It could not be checked. */
export const ActivateFailed: Story = {
  beforeEach: serverSays({ MailedLink: fails('internal') }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /reintentar|retry/i });
  },
};

/** Used, over, or incomplete: the way to another one. */
export const ActivateVoid: Story = { args: { search: '' } };

/** The invitation once more. */
export const NeedsActivation: Story = { args: { path: '/needs_activation', search: '' } };

/** The link for another password. */
export const Reset: Story = { args: { path: '/reset_password', search: '' } };

/** Sent off with half an address: said at the field. */
export const ResetIncomplete: Story = {
  args: { path: '/reset_password', search: '' },
  play: async ({ canvasElement }) => {
    const email = within(canvasElement).getByRole('textbox', { name: /correo|e-mail/i });
    await userEvent.type(email, 'ana@{Enter}');
    await expect(email).toHaveAccessibleDescription(/completo|complete/i);
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('ana@');
  },
};

/** It has left, whoever that is: the same words for everybody. */
export const ResetSent: Story = {
  args: { path: '/reset_password', search: '' },
  beforeEach: serverSays({ RequestPasswordRecovery: () => ({ requestPasswordRecovery: { success: true } }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByRole('textbox', { name: /correo|e-mail/i }),
      'ana@aurora.example{Enter}',
    );
    await expect(await canvas.findByRole('heading', { name: /revisa|check/i })).toHaveFocus();
    await expect(canvas.getByText('ana@aurora.example')).toBeInTheDocument();
  },
};

/** It has not left. */
export const ResetFailed: Story = {
  args: { path: '/reset_password', search: '' },
  beforeEach: serverSays({ RequestPasswordRecovery: fails('unavailable') }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByRole('textbox', { name: /correo|e-mail/i }),
      'ana@aurora.example{Enter}',
    );
    await canvas.findByRole('alert');
  },
};

/** By the mailed link. */
export const Recover: Story = {
  args: { path: '/recover/password', search: '?token=a-link' },
  beforeEach: serverSays({ MailedLink: () => ({ mailedLink: { ...invitation, purpose: 'recovery' } }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByLabelText(/contraseña nueva|new password/i);
  },
};

/** An invitation is no link for another password. */
export const RecoverVoid: Story = {
  args: { path: '/recover/password', search: '?token=a-link' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /ya no sirve|no longer/i });
  },
};

/** Done; so it stays after a reload. */
export const RecoverDone: Story = { args: { path: '/recover/password', search: '?done=1' } };

export const Dark: Story = { ...ActivateGood, globals: { theme: 'dark' } };

export const English: Story = { ...ActivateGood, globals: { language: 'en' } };
