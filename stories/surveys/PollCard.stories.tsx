/** Stories of a poll in its post: choose, vote, change, withdraw, close; by mouse and by keyboard. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ReactElement } from 'react';
import { closedPoll, multiplePoll, openPoll, votedPoll } from '#machines/pollVote.samples.ts';
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import { PostCard } from '#src/posts/PostCard.tsx';
import { pollKey } from '#src/surveys/pollKeys.ts';
import { fails, never, Refuses, serverSays, Stage } from '../kit/FakeServer.tsx';
import { seen } from '../kit/seen.ts';
import { crowded, freePoll, holding, postOf } from './polls.sample.ts';

/** The card, and a button that simulates votes of others. */
function Asked({ poll }: { poll: Poll }): ReactElement {
  const cache = useQueryClient();
  return (
    <div className="mx-auto max-w-feed p-4">
      <PostCard post={postOf(poll)} />
      <button
        type="button"
        className="sr-only"
        onClick={() => void cache.invalidateQueries({ queryKey: pollKey(poll.id) })}
      >
        Otros votan
      </button>
    </div>
  );
}

const meta = {
  title: 'Surveys/PollCard',
  component: Asked,
  args: { poll: openPoll },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays(holding(openPoll)),
} satisfies Meta<typeof Asked>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const press = async (canvas: Canvas, name: RegExp | string): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }));
const option = (canvas: Canvas, name: RegExp): Promise<HTMLElement> => canvas.findByRole('radio', { name });

/** Single choice: explains the visibility of the vote before voting. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/con nombres/iu));
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(canvas.getByText('46 personas votaron')).toBeVisible();
  },
};

/** Below 900 px. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Dark theme. */
export const Dark: Story = {
  beforeEach: serverSays(holding(votedPoll)),
  args: { poll: votedPoll },
  globals: { theme: 'dark' },
};

/** Multiple choice, at most two, anonymous, results after closing. */
export const Multiple: Story = {
  args: { poll: multiplePoll },
  beforeEach: serverSays(holding(multiplePoll)),
};

/** Any number of choices, results visible from the start. */
export const ResultsInView: Story = { args: { poll: freePoll }, beforeEach: serverSays(holding(freePoll)) };

/** 500 voters and options of maximum length. */
export const Crowded: Story = {
  args: { poll: crowded },
  beforeEach: serverSays(holding(crowded)),
  globals: { viewport: { value: 'phone' } },
};

/** No choice: the message is at the options, which get the focus. */
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Votar');
    await seen(await canvas.findByText('Debes seleccionar al menos una opción.'));
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus());
  },
};

/** Three choices with a maximum of two. */
export const TooMany: Story = {
  args: { poll: multiplePoll },
  beforeEach: serverSays(holding(multiplePoll)),
  play: async ({ canvas }) => {
    for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
    await press(canvas, 'Votar');
    await seen(await canvas.findByText('Puedes seleccionar 2 opciones como máximo.'));
    await userEvent.click(canvas.getAllByRole('checkbox')[0] ?? canvas.getByRole('form'));
    await expect(canvas.queryByText(/como máximo\./u)).toBeNull();
  },
};

/** By keyboard only: arrows choose, Enter votes, and the focus stays. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const radios = await canvas.findAllByRole<HTMLInputElement>('radio');
    // The simulated arrow keys also move between radios without a group; a browser's need one name.
    await expect([...new Set(radios.map(({ name }) => name))]).toEqual([expect.stringMatching(/./u)]);
    const [first, second] = radios;
    first?.focus();
    await userEvent.keyboard(' {ArrowDown}');
    await waitFor(() => expect(second).toHaveFocus());
    await expect(second).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await seen(await canvas.findByText('Tu voto está guardado.'));
    await expect(canvas.getByText('47 personas votaron')).toBeVisible();
  },
};

/** Multiple choice by keyboard: Space toggles. */
export const SeveralByKeyboard: Story = {
  args: { poll: multiplePoll },
  beforeEach: serverSays(holding(multiplePoll)),
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('checkbox');
    first?.focus();
    await userEvent.keyboard(' {Tab} ');
    await expect(first).toBeChecked();
    await expect(second).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(second).not.toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Votar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await seen(await canvas.findByText(/los resultados se verán cuando cierre\.$/iu));
  },
};

/** The vote is changed, then withdrawn. */
export const ChangedAndWithdrawn: Story = {
  args: { poll: votedPoll },
  beforeEach: serverSays(holding(votedPoll)),
  play: async ({ canvas }) => {
    await press(canvas, 'Cambiar voto');
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus());
    await userEvent.click(await option(canvas, /sábado/iu));
    await press(canvas, 'Guardar cambio');
    await seen(await canvas.findByText('Tu voto está guardado.'));
    await press(canvas, 'Retirar voto');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Votar' })).toBeVisible());
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

/** Voted with visible results: the own choice is marked, and results appear in the same rows. */
export const Voted: Story = { args: { poll: votedPoll }, beforeEach: serverSays(holding(votedPoll)) };

/** Sending: a second submit is blocked. */
export const Sending: Story = {
  beforeEach: serverSays(holding(openPoll, { CastVote: never })),
  play: async ({ canvas }) => {
    await userEvent.click(await option(canvas, /viernes/iu));
    await press(canvas, 'Votar');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Votar' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** Sending failed: the choice stays, and Retry sends it again. */
export const NotStored: Story = {
  beforeEach: serverSays(holding(openPoll, { CastVote: fails('internal') })),
  play: async ({ canvas }) => {
    await userEvent.click(await option(canvas, /viernes/iu));
    await press(canvas, 'Votar');
    await seen(await canvas.findByText(/tu voto no se guardó\. lo que elegiste sigue aquí/iu));
    await expect(await option(canvas, /viernes/iu)).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

/** The poll closed between choosing and sending. */
export const ClosedMeanwhile: Story = {
  beforeEach: serverSays({
    ...holding(openPoll),
    CastVote: () =>
      new Refuses('conflict', [
        { field: 'id', code: 'poll_closed', message: 'La votación ya está cerrada.' },
      ]),
    OnePoll: (() => {
      let asked = 0;
      return () => ({ poll: asked++ === 0 ? openPoll : closedPoll });
    })(),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await option(canvas, /viernes/iu));
    await press(canvas, 'Votar');
    await seen(await canvas.findByText('La votación cerró antes de que tu voto se contara.'));
    await seen(await canvas.findByText('24 votos'));
  },
};

/** Others vote while the user chooses: the choice and the order of rows stay. */
export const LiveWhileChoosing: Story = {
  args: { poll: freePoll },
  beforeEach: serverSays({
    OnePoll: (() => {
      let votes = 0;
      return () => {
        votes += 3;
        const options = freePoll.options.map((one) => ({ ...one, votes }));
        return { poll: { ...freePoll, options, ballots: votes } };
      };
    })(),
  }),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('checkbox');
    if (first === undefined) throw new Error('a poll has options');
    await userEvent.click(first);
    const place = first.getBoundingClientRect();
    await press(canvas, 'Otros votan');
    await seen(await canvas.findByText('6 personas votaron'));
    await expect(first).toBeChecked();
    await expect(first.getBoundingClientRect()).toEqual(place);
  },
};

/** Closed: results only, and a button that lists the voters. */
export const Closed: Story = { args: { poll: closedPoll }, beforeEach: serverSays(holding(closedPoll)) };

/** Loading. */
export const Loading: Story = { beforeEach: serverSays({ OnePoll: never }) };

/** Loading failed. */
export const Failed: Story = {
  beforeEach: serverSays({ OnePoll: fails() }),
  play: async ({ canvas }) => seen(await canvas.findByText('No pudimos cargar la encuesta.')),
};

/** The refresh failed: the old data stay. */
export const Old: Story = {
  beforeEach: serverSays({
    OnePoll: (() => {
      let asked = 0;
      return () => (asked++ === 0 ? { poll: openPoll } : new Refuses('internal'));
    })(),
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('radio');
    await press(canvas, 'Otros votan');
    await seen(await canvas.findByText(/no pudimos actualizar la encuesta/iu));
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
  },
};

/** Deleted by its author. */
export const Gone: Story = {
  beforeEach: serverSays({ OnePoll: fails('not_found') }),
  play: async ({ canvas }) => seen(await canvas.findByText('Esta encuesta ya no está.')),
};

/** The surveys module is off. */
export const SwitchedOff: Story = {
  beforeEach: serverSays({ OnePoll: fails('module_off') }),
  play: async ({ canvas }) => seen(await canvas.findByText(/desactivadas las encuestas/iu)),
};

/** Who voted for what: the only place with names, paginated, filtered by option. */
export const WhoVoted: Story = {
  args: { poll: votedPoll },
  beforeEach: serverSays(holding(votedPoll)),
  play: async ({ canvas }) => {
    await press(canvas, '46 personas votaron');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(20));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ver más' }));
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(40));
  },
};

/** The author's actions before the first vote. */
export const AuthorsMenu: Story = {
  args: { poll: { ...openPoll, ballots: 0, may: ['vote', 'edit', 'reschedule', 'close'] } },
  beforeEach: serverSays(holding({ ...openPoll, ballots: 0, may: ['vote', 'edit', 'reschedule', 'close'] })),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('radio');
    await press(canvas, 'Más acciones');
    await seen(await screen.findByRole('menuitem', { name: 'Editar la encuesta' }));
    await seen(screen.getByRole('menuitem', { name: 'Cerrar la votación' }));
  },
};
