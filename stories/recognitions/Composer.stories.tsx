/** The composer's box, from the empty one to a whole department with files. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Draft } from '#src/recognitions/draft.ts';
import { fails } from '../posts/FakeServer.tsx';
import { left, me, people } from '../posts/posts.sample.ts';
import { badges, crowd, ruledTypes } from './composer.sample.ts';
import { begins, Opened, press, send, written } from './ComposerStage.tsx';
import type { Answers } from '../posts/FakeServer.tsx';
import { seen } from '../seen.ts';

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

/** A badge is given instead. */
export const Badge: Story = {
  args: { preset: { people: [luis, marta], badgeId: badges[0]?.id } },
  beforeEach: begins(),
  play: async () => expect(await screen.findByRole('radio', { name: /Manos que ayudan/u })).toBeChecked(),
};

/** The badge costs more than the purse holds. */
export const BadgeTooExpensive: Story = {
  args: { person: { ...me, pointsToGive: 30 } },
  beforeEach: begins({}, { ...written, kind: 'badge', badgeId: badges[1]?.id ?? null }),
  play: () => press(send),
};

/** Badges could not be loaded. */
export const BadgesFailed: Story = {
  args: { preset: { badgeId: badges[0]?.id } },
  beforeEach: begins({ ComposerBadges: fails('internal') }),
};

/** Types under others, refined, with limits, and a value that came along. */
export const TypesWithRules: Story = {
  beforeEach: begins({ PostTypes: () => ({ postTypes: ruledTypes }) }, { ...written, types: [] }),
  play: async () => {
    await press(/^trabajo en equipo$/iu);
    await press(/^innovación$/iu);
    await seen(await screen.findByText(/entre 10 y 50 puntos/u));
  },
};

/** The server has no list of types: its field is not there. */
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

/** Only sender and receivers will see it. */
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

/** A whole department, as one line. */
export const Crowd: Story = { beforeEach: begins(everybody, department) };

/** The line is open: somebody can be left out. */
export const CrowdOpen: Story = {
  beforeEach: begins(everybody, department),
  play: async () => {
    await press(/^Tecnología/u);
    await expect((await screen.findAllByRole('button', { name: /quitar a /iu })).length).toBeGreaterThan(100);
  },
};

/** Departments and groups are offered while typing. */
export const CrowdOffered: Story = {
  beforeEach: begins(),
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'v');
    await seen(await screen.findByRole('option', { name: /^Ventas/u }));
  },
};

/** One file is there, one was refused. */
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
    await seen(await screen.findByText(/no se subió/u));
  },
};

/** Praise alone, with an example asked for. */
export const Hints: Story = {
  beforeEach: begins({}, { receivers: [luis], message: '¡Gran trabajo, Luis!' }),
  play: async () => {
    await press(/ver un ejemplo/iu);
    await seen(await screen.findByText(/Por ejemplo/u));
  },
};
