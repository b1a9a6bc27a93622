/** Stories of birthdays and anniversaries on the home screen, beside and above the feed. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import type { ActiveModules } from '#schema/modules.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { CelebrationsCard } from '#src/home/CelebrationsCard.tsx';
import { CelebrationsStrip } from '#src/home/CelebrationsStrip.tsx';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { closeComposer, composer } from '#src/posts/composer.store.ts';
import { storyTime } from '../../.storybook/frozenClock.ts';
import { everyModule, fails, never, serverSays, Stage } from '../kit/FakeServer.tsx';
import { me, people } from '../kit/world.sample.ts';

const today = new Date(storyTime).toISOString().slice(0, 10);
/** The first is the signed-in user. */
const someone = (index: number): PublicUser => people[index] ?? { ...me, active: true };
const dayOf = (user: PublicUser, days: number) => ({
  user,
  date: dayAfter(today, days),
  isToday: days === 0,
});
const birthday = (user: PublicUser, days: number, own: { age?: number; imageUrl?: string } = {}) => ({
  ...dayOf(user, days),
  age: null,
  imageUrl: null,
  ...own,
});
const anniversary = (user: PublicUser, days: number, years: number | null) => ({
  ...dayOf(user, days),
  years,
});

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#f3d9b1"/><circle cx="4" cy="3" r="2" fill="#d9a04b"/></svg>',
)}`;

const lively = {
  birthdays: [
    birthday(someone(1), 0),
    birthday(someone(4), 0),
    birthday(someone(5), 1),
    birthday(someone(6), 11),
  ],
  anniversaries: [
    anniversary(someone(2), 0, 5),
    anniversary(someone(3), 4, 1),
    anniversary(someone(5), 1, 2),
  ],
};

interface Place {
  modules?: ActiveModules;
  permissions?: string[];
}

/** Both placements at once. */
const Places = ({ modules = everyModule, permissions = me.permissions }: Place): ReactElement => (
  <Stage person={{ ...me, permissions }}>
    <OrganizationContext value={{ modules, areModulesMissing: false, settings: null }}>
      <div className="flex flex-col gap-8 p-4">
        <CelebrationsStrip />
        <div className="w-side max-w-full">
          <CelebrationsCard />
        </div>
      </div>
    </OrganizationContext>
  </Stage>
);

const meta = {
  title: 'Home/Celebrations',
  component: Places,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: serverSays({ Celebrations: () => lively }),
} satisfies Meta<typeof Places>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two birthdays and an anniversary today, more upcoming; an avatar opens the composer for that person. */
export const Lively: Story = {
  play: async ({ canvas }) => {
    closeComposer();
    const faces = await canvas.findAllByRole('button', { name: /^(LP)?Luis.*Felicitar$/u });
    await expect(faces).toHaveLength(2);
    for (const face of faces) {
      await userEvent.click(face);
      await waitFor(() => expect(composer.getSnapshot().context.preset.people).toEqual([someone(1)]));
      closeComposer();
    }
    await expect(canvas.getByText(/Cumpleaños y 2 años en el equipo · mañana/u)).toBeVisible();
    await expect(canvas.getByText(/1 año en el equipo · 24 de noviembre/u)).toBeVisible();
  },
};

/** One person only. */
export const One: Story = {
  beforeEach: serverSays({
    Celebrations: () => ({ birthdays: [birthday(someone(1), 0)], anniversaries: [] }),
  }),
};

/** The user's own birthday. */
export const Mine: Story = {
  beforeEach: serverSays({
    Celebrations: () => ({
      birthdays: [birthday(someone(0), 0), birthday(someone(3), 0)],
      anniversaries: [],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('¡Felicidades!')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: new RegExp(me.lastName, 'u') })).toBeNull();
  },
};

/** Many celebrations on one day: some are behind a button. */
export const Many: Story = {
  beforeEach: serverSays({
    Celebrations: () => ({ birthdays: people.map((one) => birthday(one, 0)), anniversaries: [] }),
  }),
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Ver a las 8 personas' });
    // One of the eight is the user.
    await expect(canvas.getAllByRole('button', { name: /Felicitar$/u })).toHaveLength(3 + 4);
    await userEvent.click(more);
    await userEvent.click(canvas.getByRole('button', { name: 'y 3 más' }));
    await expect(canvas.getAllByRole('button', { name: /Felicitar$/u })).toHaveLength(14);
  },
};

/** No celebration today: only the side column lists upcoming ones. */
export const ComingOnly: Story = {
  beforeEach: serverSays({
    Celebrations: () => ({ birthdays: [birthday(someone(5), 1)], anniversaries: [] }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Próximos');
    await expect(canvas.queryByText(/Hoy celebra/u)).toBeNull();
  },
};

/** Limited to what each person shows: an age, an own image, no years. */
export const AsMuchAsTheyShow: Story = {
  beforeEach: serverSays({
    Celebrations: () => ({
      birthdays: [
        birthday(someone(1), 0, { age: 34, imageUrl: picture }),
        birthday(someone(2), 0),
        birthday(someone(3), 1, { age: 1 }),
      ],
      anniversaries: [anniversary(someone(2), 0, null), anniversary(someone(4), 0, null)],
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Cumple 34 años')).toBeInTheDocument();
    await expect(canvas.getByText('Cumpleaños y aniversario en el equipo')).toBeInTheDocument();
    await expect(canvas.getByText('Aniversario en el equipo')).toBeInTheDocument();
    await expect(canvas.getByText(/Cumple 1 año · mañana/u)).toBeVisible();
    await expect(canvasElement.querySelectorAll(`img[src="${picture}"]`)).toHaveLength(1);
  },
};

/** Loading. */
export const Loading: Story = { beforeEach: serverSays({ Celebrations: never }) };

/** A small message, twice here because both placements are shown; a retry loads all celebrations. */
export const Failed: Story = {
  beforeEach: serverSays({ Celebrations: fails() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No pudimos cargar las celebraciones.')).toHaveLength(2);
  },
};

/** No celebrations: renders nothing. */
export const Empty: Story = {
  beforeEach: serverSays({ Celebrations: () => ({ birthdays: [], anniversaries: [] }) }),
};

/** Both modules are off: no request is sent. */
export const SwitchedOff: Story = { args: { modules: { auth: true, recognitions: true } } };

/** Celebrations without recognitions: the avatars open nothing. */
export const WithoutRecognitions: Story = {
  args: { modules: { ...everyModule, recognitions: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('Próximos');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
