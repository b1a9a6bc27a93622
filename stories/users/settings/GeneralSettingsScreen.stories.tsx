/** Stories of the general settings, with the messages of each section. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { accountQueries } from '#src/users/settings/account.queries.ts';
import { GeneralSettingsScreen } from '#src/users/settings/GeneralSettingsScreen.tsx';
import { settingsServer } from '../../notifications/notifications.sample.ts';
import {
  fails,
  never,
  Refuses,
  serverSays,
  Stage,
  type Answers,
  type StageProps,
} from '../../kit/FakeServer.tsx';
import { seen } from '../../kit/seen.ts';
import { reader } from '../../recognitions/badges/badges.sample.ts';
import { account } from '../account.sample.ts';

/** The shell's choices without effect on the page. */
function Choosing(): ReactElement {
  const [scheme, setScheme] = useState('system');
  const [language, setLanguage] = useState('es');
  const schemes = [
    { id: 'light', label: 'Claro' },
    { id: 'dark', label: 'Oscuro' },
    { id: 'system', label: 'Como el sistema' },
  ];
  const languages = [
    { id: 'es', label: 'Español' },
    { id: 'en', label: 'English' },
  ];
  return (
    <GeneralSettingsScreen
      schemes={schemes.map((one) => ({ ...one, checked: one.id === scheme, run: () => setScheme(one.id) }))}
      languages={languages.map((one) => ({
        ...one,
        checked: one.id === language,
        run: () => setLanguage(one.id),
      }))}
    />
  );
}

const Screen = ({ off = false, ...props }: Omit<StageProps, 'children'> & { readonly off?: boolean }) => (
  <Stage at="/general_settings" person={reader} {...props}>
    <main>
      {off ? (
        <OrganizationContext value={{ modules: { auth: true }, areModulesMissing: false, settings: null }}>
          <Choosing />
        </OrganizationContext>
      ) : (
        <Choosing />
      )}
    </main>
  </Stage>
);

const full: Answers = {
  ...settingsServer(),
  OwnAccount: () => ({ account }),
  SaveAccount: () => ({ updateAccount: reader }),
};
const meta = {
  title: 'Users/GeneralSettingsScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => serverSays(full)(),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const section = async (name: RegExp) => within(await screen.findByRole('region', { name }));

/** All sections. */
export const Full: Story = {
  play: async () => {
    const own = await section(/^cuenta$/iu);
    await expect(own.getByLabelText(/nombre/iu)).toHaveValue(reader.firstName);
    await expect(own.queryByRole('button', { name: /guardar/iu })).toBeNull();
  },
};

/** Settings of inactive modules are absent: no celebrations, no notifications. */
export const ModulesOff: Story = {
  args: { off: true },
  play: async () => {
    const privacy = await section(/lo que otras personas ven/iu);
    await expect(privacy.queryByRole('radio')).toBeNull();
    await expect(screen.queryByRole('region', { name: /avisos/iu })).toBeNull();
  },
};

/** A number without a country code is refused before sending; the typed text stays. */
export const WrongPhone: Story = {
  play: async () => {
    const own = await section(/^cuenta$/iu);
    const phone = own.getByLabelText(/teléfono/iu);
    await userEvent.clear(phone);
    await userEvent.type(phone, '300 123');
    await userEvent.click(own.getByRole('button', { name: /guardar/iu }));
    await waitFor(() => expect(own.getByRole('alert')).toBeVisible());
    await expect(own.getByRole('alert')).toHaveTextContent(/escribe el número con el código del país/iu);
    await expect(phone).toHaveValue('300 123');
  },
};

/** The server's reason is at its field. */
export const Refused: Story = {
  beforeEach: () =>
    serverSays({
      ...full,
      SaveAccount: () =>
        new Refuses('invalid', [
          { field: 'input.first_name', code: 'too_long', message: 'Puede tener 120 caracteres como máximo.' },
        ]),
    })(),
  play: async () => {
    const own = await section(/^cuenta$/iu);
    await userEvent.type(own.getByLabelText(/nombre/iu), ' María');
    await userEvent.click(own.getByRole('button', { name: /guardar/iu }));
    await waitFor(() => expect(own.getByText(/120 caracteres/iu)).toBeVisible());
  },
};

/** Saving failed: shows a message and keeps the typed text. */
export const NotSaved: Story = {
  beforeEach: () => serverSays({ ...full, SaveAccount: fails() })(),
  play: async () => {
    const own = await section(/^cuenta$/iu);
    await userEvent.type(own.getByLabelText(/sobre ti/iu), ' Y un perro.');
    await userEvent.click(own.getByRole('button', { name: /guardar/iu }));
    await waitFor(() => expect(own.getByText(/lo que cambiaste sigue aquí/iu)).toBeVisible());
    await expect(own.getByLabelText(/sobre ti/iu)).toHaveValue(`${account.bio ?? ''} Y un perro.`);
  },
};

/** A button opens the password form, which gets the focus. */
export const Password: Story = {
  play: async () => {
    const own = await section(/contraseña y sesiones/iu);
    await userEvent.click(own.getByRole('button', { name: /cambiar mi contraseña/iu }));
    await waitFor(() => expect(own.getByLabelText(/contraseña actual/iu)).toHaveFocus());
  },
};

/** A user without a password sees how to get one. */
export const NoPassword: Story = {
  beforeEach: () =>
    serverSays({ ...full, OwnAccount: () => ({ account: { ...account, hasPassword: false } }) })(),
  play: async () => {
    const own = await section(/contraseña y sesiones/iu);
    await expect(own.getByRole('button', { name: /enviarme el enlace/iu })).toBeVisible();
  },
};

/** The effect of ending other sessions is shown first. */
export const OtherSessions: Story = {
  play: async () => {
    const own = await section(/contraseña y sesiones/iu);
    await userEvent.click(own.getByRole('button', { name: /cerrar las demás sesiones/iu }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/en este sigues dentro/iu)).toBeVisible());
  },
};

/** Finds a time zone by its country. */
export const TimeZone: Story = {
  play: async () => {
    const own = await section(/^cuenta$/iu);
    const zone = own.getByLabelText(/zona horaria/iu);
    await userEvent.click(zone);
    await userEvent.clear(zone);
    await userEvent.type(zone, 'méxico');
    await userEvent.click(await screen.findByRole('option', { name: /mexico city/iu }));
    await waitFor(() => expect(zone).toHaveValue('Mexico City'));
    await seen(own.getByRole('button', { name: /guardar/iu }));
  },
};

/** Hiding explains that it applies immediately. */
export const Hiding: Story = {
  play: async () => {
    const privacy = await section(/lo que otras personas ven/iu);
    const [, , hidden] = privacy.getAllByRole('radio');
    if (hidden !== undefined) await userEvent.click(hidden);
    await seen(privacy.getByText(/en cuanto guardas/iu));
    await seen(privacy.getByRole('button', { name: /guardar/iu }));
  },
};

/** The effect of deletion is shown before the request. */
export const AskingToLeave: Story = {
  play: async () => {
    const leaving = await section(/eliminar mi cuenta/iu);
    await userEvent.click(leaving.getByRole('button', { name: /pedir que se elimine/iu }));
    await waitFor(() => expect(screen.getByText(/puedes retirar la solicitud/iu)).toBeVisible());
    await userEvent.type(screen.getByLabelText(/motivo/iu), 'Me mudo a otra organización.');
  },
};

const pending = {
  id: '0192f0c1-00de-7000-8000-000000000001',
  status: 'pending' as const,
  reason: 'Me mudo a otra organización.',
  createdAt: '2026-11-18T15:00:00.000Z',
  resolvedAt: null,
};

/** Requested; can still be withdrawn. */
export const LeavingPending: Story = {
  beforeEach: () =>
    serverSays({ ...full, OwnAccount: () => ({ account: { ...account, deletion: pending } }) })(),
  play: async () => {
    const leaving = await section(/eliminar mi cuenta/iu);
    await seen(leaving.getByText(/18 de noviembre de 2026/iu));
    await seen(leaving.getByRole('button', { name: /retirar la solicitud/iu }));
  },
};

/** Withdrawing failed: the request stays. */
export const NotTakenBack: Story = {
  beforeEach: () =>
    serverSays({
      ...full,
      OwnAccount: () => ({ account: { ...account, deletion: pending } }),
      TakeDeletionBack: fails(),
    })(),
  play: async () => {
    const leaving = await section(/eliminar mi cuenta/iu);
    await userEvent.click(leaving.getByRole('button', { name: /retirar la solicitud/iu }));
    await waitFor(() => expect(leaving.getByText(/no se pudo retirar/iu)).toBeVisible());
  },
};

/** An administrator refused; another request is possible. */
export const LeavingRefused: Story = {
  beforeEach: () =>
    serverSays({
      ...full,
      OwnAccount: () => ({
        account: {
          ...account,
          deletion: { ...pending, status: 'refused', resolvedAt: '2026-11-19T15:00:00.000Z' },
        },
      }),
    })(),
  play: async () => {
    const leaving = await section(/eliminar mi cuenta/iu);
    await seen(leaving.getByText(/no se aceptó/iu));
  },
};

/** Loading; sections without account data are already visible. */
export const Loading: Story = {
  beforeEach: () => serverSays({ ...full, OwnAccount: never })(),
  play: async () => {
    await section(/apariencia e idioma/iu);
  },
};

/** Loading failed; scheme and language can still be chosen. */
export const Failed: Story = {
  beforeEach: () => serverSays({ ...full, OwnAccount: fails() })(),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/no pudimos cargar tu cuenta/iu)).toBeVisible());
    await section(/apariencia e idioma/iu);
  },
};

const seedOld: StageProps['seed'] = (cache) => {
  cache.setQueryData(accountQueries.own().queryKey, account, { updatedAt: Date.now() - 300_000 });
};

/** The refresh failed: the old account stays, with its age. */
export const FailedWithOldData: Story = {
  args: { seed: seedOld },
  beforeEach: () => serverSays({ ...full, OwnAccount: fails() })(),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/no pudimos actualizar tu cuenta/iu)).toBeVisible());
  },
};

/** Old data during a refresh. */
export const Stale: Story = {
  args: { seed: seedOld },
  beforeEach: () => serverSays({ ...full, OwnAccount: never })(),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/hace 5 min/iu)).toBeVisible());
  },
};
