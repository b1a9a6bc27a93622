/** Stories of the demo mailbox: empty, a new mail, open. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { personas } from '#mock/world/personas.ts';
import type { DemoMail } from '#src/api/demoKit.ts';
import { Mailbox } from '#src/demo/Mailbox.tsx';
import { storyTime } from '../../.storybook/frozenClock.ts';

const [mariana, andres] = personas;
const mail = (number: number, more: Partial<DemoMail>): DemoMail => ({
  id: `mail-${number}`,
  to: mariana?.email ?? '',
  name: mariana?.name ?? '',
  portrait: mariana?.portrait ?? null,
  subject: 'Elige una contraseña nueva',
  text: '',
  link: null,
  code: null,
  at: new Date(storyTime - number * 400_000).toISOString(),
  ...more,
});
const code = mail(0, {
  subject: 'Tu código para entrar: 048213',
  code: '048213',
  text: 'Hola, Mariana:\n\nEscribe este código para entrar a Grupo Aurora:\n\n048213\n\nFunciona durante diez minutos.',
});
const link = `${location.origin}/activate?token=eyJhbGciOiJIUzI1NiJ9`;
const invitation = mail(1, {
  to: 'abigail.zuniga@aurora.example',
  name: 'Abigail Zúñiga',
  portrait: null,
  subject: 'Te damos la bienvenida a Grupo Aurora en Aplauso',
  link,
  text: `Hola, Abigail:\n\nElige tu contraseña y entra por aquí:\n\n${link}\n\nEl enlace funciona durante siete días.`,
});
const changed = mail(2, {
  to: andres?.email ?? '',
  name: andres?.name ?? '',
  portrait: andres?.portrait ?? null,
  subject: 'Tu contraseña cambió',
  text: 'Hola, Andrés:\n\nLa contraseña con la que entras acaba de cambiar.',
});

const kitOf = (mails: readonly DemoMail[]) => ({ mails: async () => mails });
/** The mails at first, and from the second poll on. */
const comingTo = (before: readonly DemoMail[], after: readonly DemoMail[]) => {
  let looks = 0;
  return { mails: async () => (looks++ === 0 ? before : after) };
};

const meta = {
  title: 'Demo/Mailbox',
  component: Mailbox,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [
    (Story) => (
      <main className="min-h-160 p-8">
        <h1 className="sr-only">Demo</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Mailbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement): Promise<void> =>
  userEvent.click(
    await within(canvasElement).findByRole('button', { name: /Correo de la demostración|Mail of the demo/ }),
  );

/** Explains when mails appear. */
export const Nothing: Story = {
  args: { kit: kitOf([]) },
  play: async ({ canvasElement }) => open(canvasElement),
};

/** A requested code is shown directly. */
export const ACodeArrives: Story = {
  args: { kit: comingTo([changed], [code, changed]) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('048213');
  },
};

/** An invitation: the link opens it. */
export const AnInvitationArrives: Story = {
  args: { kit: comingTo([], [invitation]) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link')).toHaveAttribute(
      'href',
      '/activate?token=eyJhbGciOiJIUzI1NiJ9',
    );
  },
};

/** The newest mail is open. */
export const Open: Story = {
  args: { kit: kitOf([code, invitation, changed]) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /3$/ });
    await open(canvasElement);
    await within(canvasElement).findByText('048213', { selector: 'span' });
  },
};
