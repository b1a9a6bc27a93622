/** Stories of the poll form: empty, filled, refused, restored, edited after the first vote. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ReactElement } from 'react';
import { openPoll } from '#machines/pollVote.samples.ts';
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import { ClosePollDialog } from '#src/surveys/ClosePollDialog.tsx';
import { emptyPoll, pollPlace, type PollDraft } from '#src/surveys/pollDraft.ts';
import { PollFormDialog } from '#src/surveys/PollFormDialog.tsx';
import { fails, never, Refuses, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { me } from '../kit/world.sample.ts';
import { seen } from '../kit/seen.ts';

const onClose = fn();

function Opened({ poll, closes = false }: { poll?: Poll; closes?: boolean }): ReactElement {
  return (
    <Stage>
      <div className="min-h-dvh">
        {closes && poll !== undefined ? (
          <ClosePollDialog poll={poll} onClose={onClose} />
        ) : (
          <PollFormDialog owner={me} poll={poll} onClose={onClose} />
        )}
      </div>
    </Stage>
  );
}

const meta = {
  title: 'Surveys/PollForm',
  component: Opened,
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays(),
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

const written: PollDraft = {
  ...emptyPoll,
  question: '¿Qué temas te interesan para el taller?',
  options: [{ text: 'Comunicación' }, { text: 'Datos' }, { text: 'Bienestar' }],
  multiple: true,
  maxChoices: 2,
  endsAt: '2026-11-27T18:00',
};

/** A stored draft and a fake server. */
const begins =
  (answers: Answers = {}, draft?: Partial<PollDraft>) =>
  (): (() => void) => {
    onClose.mockClear();
    if (draft !== undefined) localStorage.setItem(pollPlace(me), JSON.stringify({ ...written, ...draft }));
    return serverSays(answers)();
  };
const press = async (name: RegExp | string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const field = (name: RegExp | string): Promise<HTMLElement> => screen.findByRole('textbox', { name });

/** Nothing typed. */
export const EmptyForm: Story = {};

/** Below 900 px, from a stored draft. */
export const Phone: Story = { beforeEach: begins({}, {}), globals: { viewport: { value: 'phone' } } };

/** Dark theme. */
export const Dark: Story = { beforeEach: begins({}, {}), globals: { theme: 'dark' } };

/** Submitted empty: the messages are at their fields, the first field gets the focus. */
export const Incomplete: Story = {
  play: async () => {
    await press('Publicar');
    await seen(await screen.findByText('La pregunta es requerida.', { selector: '[role=alert] *' }));
    await seen(screen.getByText('Debes agregar al menos 2 opciones válidas.'));
    await waitFor(async () => expect(await field('Pregunta')).toHaveFocus());
  },
};

/** Every message of the specification at its field. */
export const EverythingWrong: Story = {
  beforeEach: begins(
    {},
    {
      question: '   ',
      options: [{ text: 'Sí' }, { text: 'sí ' }, { text: '   ' }, { text: 'Largo '.repeat(50) }],
      maxChoices: 9,
      endsAt: '2026-11-01T09:00',
    },
  ),
  play: async () => {
    await press('Publicar');
    for (const sentence of [
      'La pregunta no puede contener solo espacios en blanco.',
      'No puedes tener opciones duplicadas.',
      'Las opciones no pueden contener solo espacios en blanco.',
      'Algunas opciones exceden el límite de 250 caracteres.',
      'Debe ser 3 o menos.',
      'La fecha de cierre debe estar en el futuro.',
    ])
      await expect(await screen.findByText(sentence, { selector: '[role=alert] *' })).toBeInTheDocument();
  },
};

/** By keyboard: Enter moves between options and adds one, buttons reorder them, the focus follows. */
export const ByKeyboard: Story = {
  play: async () => {
    const question = await field('Pregunta');
    await waitFor(() => expect(question).toHaveFocus());
    await userEvent.keyboard('¿Té o café?');
    await userEvent.tab();
    await userEvent.keyboard('Té{Enter}');
    await waitFor(async () => expect(await field('Opción 2')).toHaveFocus());
    await userEvent.keyboard('Café{Enter}');
    await waitFor(async () => expect(await field('Opción 3')).toHaveFocus());
    await userEvent.keyboard('Mate');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Subir la opción 3' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Subir la opción 2' })).toHaveFocus());
    await expect(await field('Opción 2')).toHaveValue('Mate');
    await press('Quitar la opción 2');
    await waitFor(async () => expect(await field('Opción 2')).toHaveFocus());
    await expect(await field('Opción 2')).toHaveValue('Café');
  },
};

/** Sending: the dialog cannot be closed. */
export const Sending: Story = {
  beforeEach: begins({ CreatePoll: never }, {}),
  play: async () => {
    await press('Publicar');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Publicar' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** Sending failed: the form keeps its content. */
export const NotPublished: Story = {
  beforeEach: begins({ CreatePoll: fails('internal') }, {}),
  play: async () => {
    await press('Publicar');
    await seen(await screen.findByText(/no se publicó\. tu encuesta sigue aquí/iu));
    await expect(await field('Pregunta')).toHaveValue(written.question);
    await expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(onClose).not.toHaveBeenCalled();
  },
};

/** The server found an error that the form did not. */
export const Refused: Story = {
  beforeEach: begins(
    {
      CreatePoll: () =>
        new Refuses('invalid', [
          {
            field: 'options.1',
            code: 'poll_option_duplicate',
            message: 'No puedes tener opciones duplicadas.',
          },
        ]),
    },
    {},
  ),
  play: async () => {
    await press('Publicar');
    await seen(await screen.findByText('No puedes tener opciones duplicadas.'));
  },
};

/** Published: the draft is deleted. */
export const Published: Story = {
  // The page closes the form; here it stays.
  parameters: { busy: 'nobody closes the form' },
  beforeEach: begins({ CreatePoll: () => ({ createPoll: openPoll }) }, {}),
  play: async () => {
    await press('Publicar');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await expect(localStorage.getItem(pollPlace(me))).toBeNull();
  },
};

/** A restored draft can be discarded. */
export const Kept: Story = {
  beforeEach: begins({}, {}),
  play: async () => {
    await seen(await screen.findByText('Sigues donde lo dejaste.'));
    await press('Empezar de nuevo');
    await expect(await field('Pregunta')).toHaveValue('');
    await expect(localStorage.getItem(pollPlace(me))).toBeNull();
  },
};

/** Before the first vote the author can edit everything. */
export const Editing: Story = {
  args: { poll: { ...openPoll, ballots: 0, may: ['vote', 'edit', 'reschedule', 'close'] } },
};

/** After the first vote the author can change only the end. */
export const Rescheduling: Story = {
  args: { poll: { ...openPoll, may: ['vote', 'reschedule', 'close'] } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await seen(await within(dialog).findByText(/ya hay votos/iu));
    await expect(within(dialog).queryByRole('textbox', { name: 'Pregunta' })).toBeNull();
  },
};

/** The confirmation before closing. */
export const Closing: Story = {
  args: { poll: { ...openPoll, may: ['vote', 'reschedule', 'close'] }, closes: true },
  beforeEach: begins({ EditPoll: fails('internal') }),
  play: async () => {
    await press('Cerrar votación');
    await seen(await screen.findByText(/no se cerró\./iu));
  },
};
