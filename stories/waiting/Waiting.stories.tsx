/** Stories of what waits: the card beside the feed, and the line with its sheet. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { WaitingAbove } from '#src/home/WaitingAbove.tsx';
import { WaitingBeside } from '#src/home/WaitingBeside.tsx';
import { fails, never, serverSays, Stage } from '../kit/FakeServer.tsx';
import { must } from '../kit/must.ts';
import { seen } from '../kit/seen.ts';
import { me } from '../kit/world.sample.ts';
import { emptyQueue, queue } from './waiting.sample.ts';

const person = { ...me, permissions: [...me.permissions, 'waiting.see'] };

const Places = ({ isLine = false }: { isLine?: boolean }) => (
  <Stage person={person}>
    <main className="p-4">
      {isLine ? (
        <WaitingAbove />
      ) : (
        <div className="w-side max-w-full">
          <WaitingBeside />
        </div>
      )}
    </main>
  </Stage>
);

const meta = {
  title: 'Home/Waiting',
  component: Places,
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays({
    Waiting: () => ({ waiting: queue }),
    SnoozeWaiting: () => ({ snoozeWaiting: { success: true } }),
  }),
} satisfies Meta<typeof Places>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is due comes first, with a chip; j and the arrows move between the buttons. */
export const Full: Story = {
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Rehacer: Prepara la guía' });
    await seen(await canvas.findByText(/Venció/u));
    again.focus();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('button', { name: 'Registrar: Seis semanas de pasos' })).toHaveFocus();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const English: Story = { globals: { language: 'en' } };

/** A thing is put off: it leaves at once, and the next line has the focus. */
export const Snoozed: Story = {
  play: async ({ canvas }) => {
    const snooze = await canvas.findByRole('button', { name: 'Posponer hasta mañana: Prepara la guía' });
    await userEvent.click(snooze);
    await seen(await canvas.findByText('Pospuesto hasta mañana'));
  },
};

/** A refusal failed: its form stays with the reason and says why. */
export const NotSaved: Story = {
  beforeEach: serverSays({ Waiting: () => ({ waiting: queue }), RejectRequest: fails('internal') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^No aprobar: Tomás/u }));
    const reason = await canvas.findByRole('textbox', { name: 'Motivo' });
    await userEvent.type(reason, 'Este mes ya no quedan puntos.');
    await userEvent.click(canvas.getByRole('button', { name: 'No aprobar' }));
    await seen(await canvas.findByRole('alert'));
    await expect(reason).toHaveValue('Este mes ya no quedan puntos.');
  },
};

export const Empty: Story = {
  beforeEach: serverSays({ Waiting: () => ({ waiting: emptyQueue }) }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('No te espera nada por ahora.'));
  },
};

export const Failed: Story = {
  beforeEach: serverSays({ Waiting: fails() }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('button', { name: 'Reintentar' }));
  },
};

export const Loading: Story = { beforeEach: serverSays({ Waiting: never }) };

/** Below 1280 px: one line, and behind it the queue. */
export const Line: Story = {
  args: { isLine: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Te esperan 9/u }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Te esperan 9' }));
    await seen(must((await sheet.findAllByRole('button', { name: /^Aprobar/u }))[0]));
  },
};

export const LineEmpty: Story = {
  args: { isLine: true },
  globals: { viewport: { value: 'phone' } },
  beforeEach: serverSays({ Waiting: () => ({ waiting: emptyQueue }) }),
};

export const LineFailed: Story = {
  args: { isLine: true },
  globals: { viewport: { value: 'phone' } },
  beforeEach: serverSays({ Waiting: fails() }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('button', { name: 'Reintentar' }));
  },
};
