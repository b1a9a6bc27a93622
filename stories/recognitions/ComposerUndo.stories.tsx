/** Stories of the undo bar at the bottom of the page after sending. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { emptyDraft } from '#src/recognitions/draft.ts';
import { sentPlace } from '#src/posts/draftPlace.ts';
import { keepSent } from '#src/recognitions/sent.ts';
import { outgoing } from '#src/recognitions/undo.store.ts';
import { UndoStrips } from '#src/recognitions/UndoStrips.tsx';
import { storyTime } from '../../.storybook/frozenClock.ts';
import { fails, never, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { me, people } from '../kit/world.sample.ts';
import { ordinary } from './composer.sample.ts';
import { seen } from '../kit/seen.ts';

const meta = {
  title: 'Recognitions/ComposerUndo',
  component: UndoStrips,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Stage>
        <main className="min-h-dvh p-6 text-soft">Otra pantalla</main>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof UndoStrips>;
export default meta;
type Story = StoryObj<typeof meta>;

const kept =
  (count: number, answers: Answers = {}) =>
  (): (() => void) => {
    localStorage.removeItem(sentPlace(me));
    const stop = serverSays({ ...ordinary, ...answers })();
    for (let at = 0; at < count; at += 1)
      keepSent(me, {
        postId: `post-${String(at)}`,
        until: storyTime + 8_000,
        draft: { ...emptyDraft, receivers: people.slice(1, 2 + at * 2), message: 'Gracias' },
      });
    return () => {
      for (const { postId, actor } of outgoing.getSnapshot().context.all) {
        actor.stop();
        outgoing.trigger.settled({ postId });
      }
      stop();
    };
  };

const undo = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: /deshacer/iu }));

/** Eight seconds are left. */
export const One: Story = { beforeEach: kept(1) };

/** Two sent in succession. */
export const Two: Story = { beforeEach: kept(2) };

/** Undoing. */
export const Undoing: Story = { beforeEach: kept(1, { UndoRecognition: never }), play: undo };

/** The undo request failed. */
export const NotUndone: Story = {
  beforeEach: kept(1, { UndoRecognition: fails('internal') }),
  play: async () => {
    await undo();
    await seen(await screen.findByRole('alert'));
  },
};
