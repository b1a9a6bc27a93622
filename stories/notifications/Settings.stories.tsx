/** Stories of the notification settings: sections of the general settings, and prompts. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { toasts } from '#src/lib/toasts.ts';
import { NotificationSection } from '#src/notifications/settings/NotificationSection.tsx';
import { SettingsPrompt } from '#src/notifications/settings/SettingsPrompt.tsx';
import { WhatsappPrompt } from '#src/notifications/settings/WhatsappPrompt.tsx';
import { WhatsappSection } from '#src/notifications/settings/WhatsappSection.tsx';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { fails, never, Refuses, serverSays, Stage } from '../kit/FakeServer.tsx';
import { seen } from '../kit/seen.ts';
import { channels, settings, settingsServer } from './notifications.sample.ts';

type Shown = 'sections' | 'settings' | 'whatsapp' | 'off';

function Prompts({ shown }: { readonly shown: Shown }): ReactElement {
  const [open, setOpen] = useState(shown);
  const close = (): void => setOpen('sections');
  return (
    <>
      <SettingsPrompt open={open === 'settings'} onClose={close} />
      <WhatsappPrompt open={open === 'whatsapp'} onClose={close} />
    </>
  );
}

const sections = (
  <main className="flex max-w-prose72 flex-col gap-4 p-4 wide:p-8">
    <h1 className="sr-only">Configuración general</h1>
    <NotificationSection />
    <WhatsappSection />
  </main>
);

const Screen = ({ shown = 'sections' }: { readonly shown?: Shown }) => (
  <Stage at="/general_settings">
    {shown === 'off' ? (
      <OrganizationContext
        value={{ modules: { auth: true, notifications: true }, areModulesMissing: false, settings: null }}
      >
        {sections}
      </OrganizationContext>
    ) : (
      sections
    )}
    <Prompts shown={shown} />
  </Stage>
);

const meta = {
  title: 'Notifications/Settings',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => serverSays(settingsServer())(),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = { ...settings, whatsappEnabled: true, phone: '+573001234567' };
const isOn = { beforeEach: () => serverSays(settingsServer(on))() };
const field = () => screen.findByRole('textbox', { name: /Tu número de WhatsApp/u });

/** Topics with descriptions, kinds that are always sent, and channels. */
export const Sections: Story = {
  play: async () => {
    await seen(await screen.findByRole('switch', { name: /Comentarios/u }));
    await expect(screen.getByText(/Siempre te avisamos/u)).toBeVisible();
  },
};

/** Dark theme. */
export const Dark: Story = { ...Sections, tags: ['!test'], globals: { theme: 'dark' } };

/** Below 900 px. */
export const Phone: Story = { ...Sections, tags: ['!test'], globals: { viewport: { value: 'phone' } } };

/** A switch by keyboard; saves automatically. */
export const Switched: Story = {
  play: async () => {
    const reactions = await screen.findByRole('switch', { name: /Reacciones/u });
    reactions.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(reactions).toBeChecked());
  },
};

/** The server refuses: the switch reverts with a message. */
export const SwitchFailed: Story = {
  beforeEach: () => serverSays({ ...settingsServer(), UpdateNotificationSettings: fails() })(),
  play: async () => {
    const reactions = await screen.findByRole('switch', { name: /Reacciones/u });
    await userEvent.click(reactions);
    await waitFor(() =>
      expect(toasts.store.getSnapshot().context.past[0]?.text).toMatch(/siguen como estaban/u),
    );
    await waitFor(() => expect(reactions).not.toBeChecked());
  },
};

/** The browser blocks notifications: how to allow them takes the place of the switch. */
export const BrowserBlocks: Story = {
  tags: ['!test'],
  beforeEach: () => {
    const real = Object.getOwnPropertyDescriptor(globalThis, 'Notification');
    Object.defineProperty(globalThis, 'Notification', {
      configurable: true,
      value: { permission: 'denied' },
    });
    const stop = serverSays(settingsServer())();
    return () => {
      stop();
      if (real !== undefined) Object.defineProperty(globalThis, 'Notification', real);
    };
  },
};

/** A server without mail and without keys of Web Push: no switch is without effect. */
export const NoChannels: Story = {
  tags: ['!test'],
  beforeEach: () =>
    serverSays(settingsServer(settings, { email: false, browser: false, pushKey: null, whatsapp: false }))(),
};

/** Loading. */
export const Loading: Story = {
  tags: ['!test'],
  beforeEach: serverSays({ ...settingsServer(), NotificationSettings: never }),
};

/** Loading failed. */
export const Failed: Story = {
  beforeEach: serverSays({ ...settingsServer(), NotificationSettings: fails() }),
  play: async () => {
    // In both sections: that of WhatsApp appears when the channels are known, and asks again.
    const failed = /No pudimos cargar cómo quieres/u;
    await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2));
    await seen(screen.getAllByText(failed)[0] ?? document.body);
  },
};

/** If WhatsApp, birthdays and polls are off, their settings are absent. */
export const ModulesOff: Story = {
  args: { shown: 'off' },
  play: async () => {
    await seen(await screen.findByRole('switch', { name: /Comentarios/u }));
    await expect(screen.queryByText(/WhatsApp/u)).toBeNull();
    await expect(screen.queryByRole('switch', { name: /cumpleaños/u })).toBeNull();
  },
};

/** A number without a country code is refused before sending. */
export const PhoneWrong: Story = {
  play: async () => {
    await userEvent.type(await field(), '300 123 4567{Enter}');
    await seen(await screen.findByText(/Escribe el número con el código del país/u));
    await waitFor(async () => expect(await field()).toHaveFocus());
  },
};

/** The server's reason is shown at the field. */
export const PhoneRefused: Story = {
  beforeEach: serverSays({
    ...settingsServer(),
    UpdateWhatsapp: () =>
      new Refuses('invalid', [
        { field: 'phone', code: 'phone', message: 'Escribe el número con el código del país.' },
      ]),
  }),
  play: async () => {
    await userEvent.type(await field(), '+57 300 123 4567{Enter}');
    await seen(await screen.findByText('Escribe el número con el código del país.'));
  },
};

/** Switched on: shows the number. */
export const WhatsappOn: Story = {
  play: async () => {
    await userEvent.type(await field(), '+57 300 123 4567{Enter}');
    await seen(await screen.findByText('Activado'));
  },
};

/** WhatsApp refused the number: the section says what to check. */
export const WhatsappRefused: Story = {
  beforeEach: () => serverSays(settingsServer({ ...on, whatsappFailed: true }))(),
  play: async () => {
    await seen(await screen.findByText('Sin entregar'));
    await expect(screen.getByText(/guárdalo otra vez/u)).toBeVisible();
  },
};

/** A server that sends no WhatsApp messages has no section about them. */
export const WithoutWhatsapp: Story = {
  beforeEach: () => serverSays(settingsServer(on, { ...channels, whatsapp: false }))(),
  play: async () => {
    await seen(await screen.findByRole('switch', { name: /Por correo/u }));
    await expect(screen.queryByText('Avisos por WhatsApp')).toBeNull();
  },
};

/** Switching it off requires confirmation. */
export const Deactivating: Story = {
  ...isOn,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Desactivar' }));
    const dialog = await screen.findByRole('dialog');
    await seen(await within(dialog).findByText(/No te escribiremos más al/u));
  },
};

/** Switched off: the number stays stored. */
export const Deactivated: Story = {
  ...isOn,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Desactivar' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Desactivar' }));
    await waitFor(async () => expect(await field()).toHaveValue('+573001234567'));
  },
};

const inDialog =
  (text: RegExp): NonNullable<Story['play']> =>
  async () => {
    const dialog = await screen.findByRole('dialog');
    await seen((await within(dialog).findAllByText(text))[0] ?? dialog);
  };

/** The short settings over any page. */
export const SettingsPrompted: Story = { args: { shown: 'settings' }, play: inDialog(/Reacciones/u) };

/** The same below 900 px, as a sheet. */
export const SettingsPromptedPhone: Story = {
  ...SettingsPrompted,
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
};

/** WhatsApp is offered. */
export const WhatsappPrompted: Story = { args: { shown: 'whatsapp' }, play: inDialog(/No, gracias/u) };

/** WhatsApp is already on. */
export const WhatsappPromptedOn: Story = {
  ...isOn,
  tags: ['!test'],
  args: { shown: 'whatsapp' },
  play: inDialog(/Activado/u),
};
