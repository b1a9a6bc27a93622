/** Stories of the composer, from empty to a whole department with files. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Draft } from '#src/recognitions/draft.ts';
import { fails } from '../kit/FakeServer.tsx';
import { left, me, people } from '../kit/world.sample.ts';
import { badges, crowd, ruledTypes } from './composer.sample.ts';
import { begins, Opened, press, send, written } from './ComposerStage.tsx';
import type { Answers } from '../kit/FakeServer.tsx';
import { seen } from '../kit/seen.ts';

const [ana, luis, marta, tomas] = people;
if (ana === undefined || luis === undefined || marta === undefined || tomas === undefined)
  throw new Error('the samples hold four people');

const meta = {
  title: 'Recognitions/Composer',
  component: Opened,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed yet. */
export const EmptyBox: Story = { beforeEach: begins() };

/** In its place on Home: without a preview, the feed stays readable below. */
export const InPlace: Story = { args: { inPlace: true }, beforeEach: begins({}, written) };

/** A wish: its words and its type are there. */
export const Wish: Story = {
  args: { preset: { people: [luis], wish: 'birthday' } },
  beforeEach: begins(),
  play: async () =>
    expect(await screen.findByRole('textbox')).toHaveValue(
      '¡Feliz cumpleaños, Luis! Que tengas un gran año.',
    ),
};

/** `#` finds a type while typing. */
export const NamedType: Story = {
  beforeEach: begins({}, { receivers: [luis] }),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), 'Gracias #inn');
    await seen(await screen.findByRole('option', { name: /innovación/iu }));
  },
};

/** Opened from a person's post. */
export const WithPeople: Story = {
  tags: ['!test'],
  args: { preset: { people: [luis, marta] } },
  beforeEach: begins(),
};

/** Three people share 50 points: two of them get one more. */
export const Split: Story = { beforeEach: begins({}, written) };

/** The balance is insufficient for this amount per person. */
export const TooExpensive: Story = {
  beforeEach: begins({}, { ...written, amount: 100, distribution: 'each' }),
  play: () => press(send),
};

/** The user and a former colleague were removed from the receivers. */
export const LeftOut: Story = { args: { preset: { people: [ana, luis, left] } }, beforeEach: begins() };

/** A stored draft whose receiver has left. */
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

/** A draft for another person was set aside. */
export const AnotherDraftWaits: Story = {
  tags: ['!test'],
  args: { preset: { people: [tomas] } },
  beforeEach: begins({}, { ...written, receivers: [luis] }),
};

/** Send was clicked with an empty form. */
export const Incomplete: Story = { beforeEach: begins(), play: () => press(send) };

/** The balance to give is 0: a recognition without points. */
export const EmptyPurse: Story = {
  tags: ['!test'],
  args: { person: { ...me, pointsToGive: 0 } },
  beforeEach: begins({}, written),
};

/** `@` searches people while typing. */
export const Mention: Story = {
  beforeEach: begins(),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), 'Gracias @lu');
    await seen(await screen.findByRole('option', { name: /Luis Paz/u }));
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

/** A badge instead of points. */
export const Badge: Story = {
  args: { preset: { people: [luis, marta], badgeId: badges[0]?.id } },
  beforeEach: begins(),
  play: async () => expect(await screen.findByRole('radio', { name: /Manos que ayudan/u })).toBeChecked(),
};

/** The badge costs more than the balance. */
export const BadgeTooExpensive: Story = {
  args: { person: { ...me, pointsToGive: 30 } },
  beforeEach: begins({}, { ...written, kind: 'badge', badgeId: badges[1]?.id ?? null }),
  play: () => press(send),
};

/** Loading the badges failed. */
export const BadgesFailed: Story = {
  args: { preset: { badgeId: badges[0]?.id } },
  beforeEach: begins({ ComposerBadges: fails('internal') }),
};

/** Types with super- and subtypes, limits, and an automatic value. */
export const TypesWithRules: Story = {
  beforeEach: begins({ PostTypes: () => ({ postTypes: ruledTypes }) }, { ...written, types: [] }),
  play: async () => {
    await press(/^trabajo en equipo$/iu);
    await press(/^innovación$/iu);
    await seen(await screen.findByText(/entre 10 y 50 puntos/u));
  },
};

/** The server has no types: the field is absent. */
export const WithoutTypes: Story = {
  beforeEach: begins(
    {
      PostTypes: fails('not_found'),
      ComposerValues: fails('not_found'),
      ComposerBadges: fails('not_found'),
      ComposerSettings: fails('not_found'),
    },
    written,
  ),
};

/** Only sender and receivers can see it. */
export const Private: Story = {
  beforeEach: begins({}, { ...written, isPrivate: true }),
  play: async () => seen(await screen.findByText(/Solo lo verán/u)),
};

const department: Partial<Draft> = {
  ...written,
  receivers: [luis, ...crowd],
  crowds: [
    { id: 'department:d2', kind: 'department', name: 'Tecnología', people: crowd.map(({ id }) => id) },
  ],
  amount: 1,
  distribution: 'each',
};

const everybody: Answers = {
  People: () => ({ people: { items: [luis, ...crowd], pagination: { total: crowd.length + 1 } } }),
};

/** A whole department as one line. */
export const Crowd: Story = { beforeEach: begins(everybody, department) };

/** The expanded line: single people can be removed. */
export const CrowdOpen: Story = {
  beforeEach: begins(everybody, department),
  play: async () => {
    await press(/^Tecnología/u);
    await expect((await screen.findAllByRole('button', { name: /quitar a /iu })).length).toBeGreaterThan(100);
  },
};

/** Departments and groups appear among the suggestions. */
export const CrowdOffered: Story = {
  beforeEach: begins(),
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'v');
    await seen(await screen.findByRole('option', { name: /^Ventas/u }));
  },
};

/** One file uploaded, one rejected. */
export const Files: Story = {
  beforeEach: begins(
    { PlaceForFile: fails('internal') },
    {
      ...written,
      files: [{ key: 'k1', name: 'informe-marzo.pdf', size: 482_113, contentType: 'application/pdf' }],
    },
  ),
  play: async () => {
    await screen.findByText('informe-marzo.pdf');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('there is a place for files');
    await userEvent.upload(input, new File(['x'], 'taller.png', { type: 'image/png' }));
    await seen(await screen.findByText('taller.png'));
    await press(send);
    // At the file, and again beside the button.
    await waitFor(() => expect(screen.getAllByText(/no se subió/u)).toHaveLength(2));
  },
};

/** Only praise; an example is shown on request. */
export const Hints: Story = {
  beforeEach: begins({}, { receivers: [luis], message: '¡Gran trabajo, Luis!' }),
  play: async () => {
    await press(/ver un ejemplo/iu);
    await seen(await screen.findByText(/Por ejemplo/u));
  },
};
