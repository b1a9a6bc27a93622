/** The first page in each of its moods: fresh, wrong, busy, without a network, and with the people of the demo. */
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { sessionMachine } from '#machines/session.machine.ts';
import { startupMachine } from '#machines/startup.machine.ts';
import { auroraFlow } from '#machines/startup.samples.ts';
import { personas } from '#mock/world/personas.ts';
import { errorOf, type ErrorFacts } from '#schema/errors.ts';
import type { DemoKit } from '#src/api/demoKit.ts';
import { SignInScreen } from '#src/auth/SignInScreen.tsx';
import { signedOut, welcomed } from '#stories/machines/places.ts';
import { actorAt } from '#stories/machines/Stage.tsx';
import type { Place } from '#stories/machines/states.ts';

interface Args {
  readonly at: Place;
  readonly hasOrganization: boolean;
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
      context: { ...Object(welcomed.context), authFlow: args.hasOrganization ? auroraFlow : null },
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

/** Nothing typed yet, on a host that belongs to no organisation. */
export const Empty: Story = {};

/** A host of an organisation: its name in the heading. */
export const OfAnOrganization: Story = { args: { hasOrganization: true } };

/** Sent without a password and with half an address: each field says what it lacks. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /correo|e-mail/i }), 'ana@');
    await userEvent.click(canvas.getByRole('button', { name: /^(entrar|sign in)$/i }));
    const email = canvas.getByRole('textbox', { name: /correo|e-mail/i });
    await expect(email).toHaveAccessibleDescription(/completo|complete/i);
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('ana@');
  },
};

/** The password was wrong: the sentence is read out, what was typed stays. */
export const WrongPassword: Story = { args: { at: outWith(errorOf('invalid_credentials', 'es').facts()) } };

/** A session that had ended. */
export const SessionExpired: Story = { args: { at: outWith(errorOf('unauthorized', 'es').facts()) } };

/** On its way. */
export const Busy: Story = { args: { at: { value: 'signingIn', context: signedOut.context } } };

/** The user could not be loaded: the session is kept, Retry comes first, another account second. */
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

/** The demo: faces to sign in as, a switch between the organisations that changes the colours too. */
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

/** The same, signing in as one of them. */
export const DemoPersonaChosen: Story = {
  args: { demo: { personas } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [face] = await canvas.findAllByRole('button', { name: /Torres/ });
    if (face === undefined) throw new Error('no persona');
    await userEvent.click(face);
    await expect(face).toHaveAttribute('aria-busy', 'true');
  },
};

export const Dark: Story = { ...DemoPersonas, globals: { theme: 'dark' } };

export const English: Story = { ...DemoPersonas, globals: { language: 'en' } };

export const Outpoints: Story = { globals: { brand: 'outpoints' } };
