/** Stories of the sign-in screen: empty, wrong password, busy, offline, and with the personas of the demo. */
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { sessionMachine } from '#machines/session.machine.ts';
import { startupMachine } from '#machines/startup.machine.ts';
import { auroraFlow } from '#machines/startup.samples.ts';
import { invitation } from '#machines/newPassword.samples.ts';
import { personas } from '#mock/world/personas.ts';
import type { AuthFlow } from '#schema/auth/auth.endpoints.ts';
import { errorOf, type ErrorFacts } from '#schema/errors.ts';
import type { DemoKit } from '#src/api/demoKit.ts';
import { SignInScreen } from '#src/auth/SignInScreen.tsx';
import { signedOut, welcomed } from '#stories/machines/places.ts';
import { actorAt } from '#stories/machines/actorAt.ts';
import { fails, never, serverSays } from '#stories/kit/FakeServer.tsx';
import type { Place } from '#stories/machines/states.ts';

interface Args {
  readonly at: Place;
  readonly hasOrganization: boolean;
  /** Sign-in methods of the organisation. */
  readonly methods?: AuthFlow['methods'];
  readonly demo?: Pick<DemoKit, 'personas'>;
}

function Screen({
  args,
  globals,
}: {
  readonly args: Args;
  readonly globals: StoryContext['globals'];
}): ReactElement {
  const [session] = useState(() => actorAt(sessionMachine, args.at));
  const [startup] = useState(() =>
    actorAt(startupMachine, {
      ...welcomed,
      context: {
        ...Object(welcomed.context),
        authFlow:
          args.hasOrganization || args.methods !== undefined
            ? { ...auroraFlow, methods: args.methods ?? auroraFlow.methods }
            : null,
      },
    }),
  );
  return (
    <SignInScreen
      session={session}
      startup={startup}
      brand={globals['brand'] === 'outpoints' ? 'outpoints' : 'aplauso'}
      language={globals['language'] === 'en' ? 'en' : 'es'}
      onLanguage={() => undefined}
      demo={args.demo}
    />
  );
}

const meta = {
  title: 'Sign-in/SignInScreen',
  parameters: { layout: 'fullscreen', path: '/login', controls: { disable: true } },
  args: { at: signedOut, hasOrganization: false },
  render: (args, { globals }) => <Screen args={args} globals={globals} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const outWith = (error: ErrorFacts): Place => ({
  value: 'signedOut',
  context: { ...Object(signedOut.context), error },
});

/** Nothing typed yet, on a host without an organisation. */
export const Empty: Story = {};

/** A host of an organisation: the heading contains its name. */
export const OfAnOrganization: Story = { args: { hasOrganization: true } };

/** Submitted without a password and with an incomplete address: each field shows its error. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /correo|e-?mail/i }), 'ana@');
    await userEvent.click(canvas.getByRole('button', { name: /^(entrar|sign in)$/i }));
    const email = canvas.getByRole('textbox', { name: /correo|e-?mail/i });
    await expect(email).toHaveAccessibleDescription(/completo|complete/i);
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('ana@');
  },
};

/** Wrong password: the message is announced, and the typed text stays. */
export const WrongPassword: Story = { args: { at: outWith(errorOf('invalid_credentials', 'es').facts()) } };

/** An expired session. */
export const SessionExpired: Story = { args: { at: outWith(errorOf('unauthorized', 'es').facts()) } };

/** Too many attempts: shows the waiting time as a countdown. */
export const TooMany: Story = {
  args: { at: outWith({ ...errorOf('too_many', 'es').facts(), retryAfter: 540 }) },
};

/** All methods that an organisation can offer. */
export const EveryWay: Story = { args: { methods: ['password', 'otp', 'teams'] } };

const toCode = async (canvasElement: HTMLElement, email: string): Promise<void> => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: /correo|e-?mail/i }), email);
  await userEvent.click(await canvas.findByRole('button', { name: /código por correo|code by e-mail/i }));
};

const codeSent = serverSays({
  RequestOneTimeCode: () => ({
    requestOneTimeCode: { success: true, error: null, expiresAt: null, resendAt: null },
  }),
  VerifyOneTimeCode: () => ({
    verifyOneTimeCode: {
      success: false,
      error: 'Ese código no es correcto. Revisa el último correo que te enviamos.',
      authToken: null,
    },
  }),
});

/** A code by mail: reuses the address typed in the form. */
export const Code: Story = {
  ...EveryWay,
  beforeEach: codeSent,
  play: async ({ canvasElement }) => {
    await toCode(canvasElement, 'ana@aurora.example');
    await within(canvasElement).findByText('ana@aurora.example');
    const code = within(canvasElement).getByRole('textbox', { name: /código|code/i });
    await expect(code).toHaveFocus();
    await userEvent.keyboard('048');
  },
};

/** A pasted code fills all digits and is submitted automatically; it was wrong. */
export const CodeWrong: Story = {
  ...EveryWay,
  beforeEach: codeSent,
  play: async ({ canvasElement }) => {
    await toCode(canvasElement, 'ana@aurora.example');
    const code = await within(canvasElement).findByRole('textbox', { name: /código|code/i });
    await userEvent.click(code);
    await userEvent.paste(' 048 213 ');
    await within(canvasElement).findByRole('alert');
    await expect(code).toHaveAccessibleDescription(/no es correcto/);
    await expect(code).toHaveValue('048213');
  },
};

/** No address typed yet. */
export const CodeAsked: Story = {
  ...EveryWay,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /código por correo|code by e-mail/i }));
    await expect(canvas.getByRole('textbox', { name: /correo|e-?mail/i })).toHaveFocus();
  },
};

/** Without passwords: only codes and Teams. */
export const WithoutPassword: Story = { args: { methods: ['otp', 'teams'] } };

/** Teams sign-in fails outside Teams. */
export const TeamsOutside: Story = {
  ...EveryWay,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Teams/ }));
    await canvas.findByRole('alert');
  },
};

const challenged: Place = {
  value: 'challenged',
  context: { ...Object(signedOut.context), challengeToken: 'a-challenge' },
};

/** The password has expired: a form for a new password replaces the sign-in form. */
export const Challenged: Story = {
  args: { at: challenged },
  beforeEach: serverSays({ MailedLink: () => ({ mailedLink: { ...invitation, purpose: 'challenge' } }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByLabelText(/contraseña nueva|new password/i);
  },
};

/** The challenge is loading. */
export const ChallengedLoading: Story = {
  args: { at: challenged },
  beforeEach: serverSays({ MailedLink: never }),
};

/** The challenge could not be loaded. */
export const ChallengedFailed: Story = {
  args: { at: challenged },
  beforeEach: serverSays({ MailedLink: fails('internal') }),
};

/** Signing in. */
export const Busy: Story = {
  args: { at: { value: 'signingIn', context: signedOut.context } },
  parameters: { busy: 'the machine stands still' },
};

/** The user could not be loaded: keeps the session; Retry is first, another account second. */
export const NetworkFailed: Story = {
  args: {
    at: {
      value: 'unreachable',
      context: { ...Object(signedOut.context), token: 'kept', error: errorOf('network', 'es').facts() },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /reintentar|retry/i })).toBeEnabled();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

const colour = (root: HTMLElement): string =>
  root.querySelector<HTMLElement>('[data-sign-in]')?.style.getPropertyValue('--brand') ?? '';

/** The demo: personas to sign in as, and a switch of the organisation that also changes the colours. */
export const DemoPersonas: Story = {
  args: { demo: { personas } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boreal = await canvas.findByRole('radio', { name: /Boreal/ });
    const aurora = colour(canvasElement);
    await expect(aurora).not.toBe('');
    await userEvent.click(boreal);
    await expect(await canvas.findByRole('button', { name: /Maya Okafor/ })).toBeVisible();
    await expect(colour(canvasElement)).not.toBe(aurora);
    await userEvent.click(canvas.getByRole('radio', { name: /Aurora/ }));
    await expect(await canvas.findByRole('button', { name: /Mariana Torres/ })).toBeVisible();
    await expect(colour(canvasElement)).toBe(aurora);
  },
};

/** Signing in as a persona. */
export const DemoPersonaChosen: Story = {
  parameters: { busy: 'no machine ends the sign-in' },
  args: { demo: { personas } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [face] = await canvas.findAllByRole('button', { name: /Torres/ });
    if (face === undefined) throw new Error('no persona');
    await userEvent.click(face);
    await expect(face).toHaveAttribute('aria-busy', 'true');
  },
};

export const Dark: Story = { ...DemoPersonas, tags: ['!test'], globals: { theme: 'dark' } };

export const English: Story = { ...DemoPersonas, tags: ['!test'], globals: { language: 'en' } };

export const Outpoints: Story = { globals: { brand: 'outpoints' } };
