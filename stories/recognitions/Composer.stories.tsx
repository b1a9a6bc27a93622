/** The composer, from the empty box to the sent post. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Composer } from '#src/recognitions/Composer.tsx';
import { keepDraft, type Draft } from '#src/recognitions/draft.ts';
import { draftPlace } from '#src/recognitions/draftPlace.ts';
import type { ComposerPreset } from '#src/recognitions/composer.store.ts';
import {
  fails,
  never,
  Refuses,
  serverSays,
  Stage,
  type Answers,
  type StageProps,
} from '../posts/FakeServer.tsx';
import { left, me, people, posts, types } from '../posts/posts.sample.ts';

const [ana, luis, marta, tomas] = people;
if (ana === undefined || luis === undefined || marta === undefined || tomas === undefined)
  throw new Error('the samples hold four people');

function Opened({ preset = {}, person = me }: { preset?: ComposerPreset; person?: StageProps['person'] }) {
  return (
    <Stage person={person}>
      <div className="min-h-dvh">
        <Composer open preset={preset} onClose={() => undefined} />
      </div>
    </Stage>
  );
}

/** The server of a story, and a clean or a kept draft. */
const begins =
  (answers: Answers = {}, draft?: Partial<Draft>) =>
  (): (() => void) => {
    localStorage.removeItem(draftPlace(me));
    localStorage.removeItem(`${draftPlace(me)}:parked`);
    if (draft !== undefined)
      keepDraft(me, { receivers: [], message: '', types: [], amount: 0, distribution: 'each', ...draft });
    return serverSays(answers)();
  };

const written: Partial<Draft> = {
  receivers: [luis, marta, tomas],
  message:
    'Gracias por quedarte hasta cerrar el informe de marzo: llegamos a tiempo con el cliente gracias a ustedes.',
  types: types.slice(0, 1).map(({ id }) => id),
  amount: 50,
  distribution: 'split',
};

const press = async (name: RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const send = /^enviar$/iu;

const meta = {
  title: 'Recognitions/Composer',
  component: Opened,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing written yet. */
export const EmptyBox: Story = { beforeEach: begins() };

/** Opened from somebody's post. */
export const WithPeople: Story = { args: { preset: { people: [luis, marta] } }, beforeEach: begins() };

/** Three people share 50 points: two of them get the odd ones. */
export const Split: Story = { beforeEach: begins({}, written) };

/** The purse does not suffice for that much each. */
export const TooExpensive: Story = {
  beforeEach: begins({}, { ...written, amount: 100, distribution: 'each' }),
  play: () => press(send),
};

/** Oneself and somebody who left were among the people. */
export const LeftOut: Story = { args: { preset: { people: [ana, luis, left] } }, beforeEach: begins() };

/** A kept draft whose person has left since. */
export const DraftRechecked: Story = {
  beforeEach: begins(
    { People: () => ({ people: { items: [luis, { ...left }], pagination: { total: 2 } } }) },
    { ...written, receivers: [luis, { ...left, active: true }] },
  ),
  play: async () => {
    const sentence = await screen.findByText(/Eva Montes.*cuenta activa/u);
    await waitFor(() => expect(sentence).toBeVisible());
  },
};

/** A draft about somebody else was put aside. */
export const AnotherDraftWaits: Story = {
  args: { preset: { people: [tomas] } },
  beforeEach: begins({}, { ...written, receivers: [luis] }),
};

/** Send was pressed with nothing in the box. */
export const Incomplete: Story = { beforeEach: begins(), play: () => press(send) };

/** All points are given: thanks without points. */
export const EmptyPurse: Story = {
  args: { person: { ...me, pointsToGive: 0 } },
  beforeEach: begins({}, written),
};

/** `@` looks for people while typing. */
export const Mention: Story = {
  beforeEach: begins(),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), 'Gracias @lu');
    await expect(await screen.findByRole('option', { name: /Luis Paz/u })).toBeVisible();
  },
};

/** `+50` sets the points. */
export const TypedPoints: Story = {
  beforeEach: begins({}, { receivers: [luis] }),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), 'Gracias +25 por todo');
    await expect(screen.getByRole('spinbutton')).toHaveValue('25');
  },
};

/** On its way. */
export const Sending: Story = {
  beforeEach: begins({ SendRecognition: never }, written),
  play: () => press(send),
};

/** The server refused, with reasons beside the fields. */
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

/** It did not go out: nothing is lost. */
export const Unsent: Story = {
  beforeEach: begins({ SendRecognition: fails('internal') }, written),
  play: () => press(send),
};

/** It went out. */
export const Sent: Story = {
  beforeEach: begins(
    {
      SendRecognition: () => ({ sendRecognition: { ...posts[3], sender: ana } }),
      Me: () => ({ user: { ...me, pointsToGive: 207 } }),
    },
    written,
  ),
  play: async () => {
    await press(send);
    await expect(await screen.findByText(/ya está con/iu)).toBeVisible();
  },
};
