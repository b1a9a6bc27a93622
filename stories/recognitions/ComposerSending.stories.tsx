/** Stories of sending and undoing a recognition, for every server response. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fails, never, Refuses, type Answers } from '../kit/FakeServer.tsx';
import { me } from '../kit/world.sample.ts';
import { pendingPost } from './composer.sample.ts';
import { begins, Opened, press, send, written } from './ComposerStage.tsx';
import { seen } from '../kit/seen.ts';

const meta = {
  title: 'Recognitions/ComposerSending',
  component: Opened,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sending. */
export const Sending: Story = {
  beforeEach: begins({ SendRecognition: never }, written),
  play: () => press(send),
};

/** The server refused; the reasons are at the fields. */
export const Refused: Story = {
  beforeEach: begins(
    {
      SendRecognition: () =>
        new Refuses('invalid', [
          {
            field: 'amount',
            code: 'points_insufficient',
            message: 'Tienes 20 puntos para dar y esto cuesta 50.',
          },
          {
            field: 'receiverEmails.1',
            code: 'receiver_inactive',
            message: 'Marta Ruiz ya no tiene la cuenta activa.',
          },
        ]),
    },
    written,
  ),
  play: () => press(send),
};

/** Sending failed: nothing is lost. */
export const Unsent: Story = {
  beforeEach: begins({ SendRecognition: fails('internal') }, written),
  play: () => press(send),
};

const goesOut: Answers = {
  SendRecognition: () => ({ sendRecognition: pendingPost }),
  Me: () => ({ user: { ...me, pointsToGive: 190 } }),
};

/** Sent, and can be undone. */
export const Undoable: Story = {
  beforeEach: begins(goesOut, written),
  play: async () => {
    await press(send);
    await seen(await screen.findByRole('button', { name: /deshacer/iu }));
  },
};

/** Waits until Undo is enabled; it starts disabled so that a double click on Send does not trigger it. */
async function pressUndo(): Promise<void> {
  const undo = await screen.findByRole('button', { name: /deshacer/iu });
  await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled', 'true'));
  await press(/deshacer/iu);
}

/** The undo request failed: there is still time. */
export const NotUndone: Story = {
  beforeEach: begins({ ...goesOut, UndoRecognition: fails('internal') }, written),
  play: async () => {
    await press(send);
    await pressUndo();
    await seen(await screen.findByText(/No se pudo deshacer/u));
  },
};

/** Undo was clicked too late. */
export const TooLate: Story = {
  beforeEach: begins(
    {
      ...goesOut,
      UndoRecognition: fails('conflict'),
      SentState: () => ({ post: { id: pendingPost.id, state: 'published' } }),
    },
    written,
  ),
  play: async () => {
    await press(send);
    await pressUndo();
    await seen(await screen.findByText(/Ya se publicó/u));
  },
};

/** Undone: the draft is restored. */
export const Undone: Story = {
  beforeEach: begins({ ...goesOut, UndoRecognition: () => ({ removePost: { returned: 50 } }) }, written),
  play: async () => {
    await press(send);
    await pressUndo();
    await expect(await screen.findByRole('textbox')).toHaveValue(written.message);
  },
};

/** A server without undo published it immediately. */
export const Sent: Story = {
  beforeEach: begins(
    {
      ...goesOut,
      SendRecognition: () => ({
        sendRecognition: { ...pendingPost, state: 'published', publishAt: null, may: [] },
      }),
    },
    written,
  ),
  play: async () => {
    await press(send);
    await seen(await screen.findByRole('button', { name: /^listo$/iu }));
  },
};
