/** Stories of posts without a recognition: celebrations and polls. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { PostCard } from '#src/posts/PostCard.tsx';
import { storyTime } from '../../.storybook/frozenClock.ts';
import { seen } from '../kit/seen.ts';
import { everyModule, serverSays, Stage } from '../kit/FakeServer.tsx';
import { me, one, people } from '../kit/world.sample.ts';

/** The first is the reader. */
const person = (index: number) => people[index] ?? { ...me, active: true };
const day = 86_400_000;

const occasion = (index: number, who: number, facts: Partial<Post>): Post =>
  one(index, {
    sender: null,
    receivers: [{ user: person(who), points: 0 }],
    amount: 0,
    types: [],
    message: '',
    createdAt: new Date(storyTime).toISOString(),
    ...facts,
  });

const settings = {
  id: 'org',
  name: 'Aurora',
  slug: 'aurora',
  defaultLanguage: 'spanish' as const,
  timezone: 'America/Bogota',
  branding: { banner: { main: '#3a71b5', secondary: null }, logoUrl: null },
};

const Card = ({ post }: { post: Post }): ReactElement => (
  <Stage>
    <OrganizationContext value={{ modules: everyModule, areModulesMissing: false, settings }}>
      <div className="mx-auto max-w-feed p-4">
        <PostCard post={post} onRecognise={() => undefined} />
      </div>
    </OrganizationContext>
  </Stage>
);

const meta = {
  title: 'Posts/Occasions',
  component: Card,
  beforeEach: serverSays(),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    seen(await canvas.findByText(text));

const birthday = occasion(70, 1, { kind: 'birthday' });
const first = person(1);
const name = `${first.firstName} ${first.lastName}`;

/** A birthday today; its button congratulates instead of thanks. */
export const Birthday: Story = {
  args: { post: birthday },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(`Hoy celebramos el cumpleaños de ${name}`));
    await seen(await canvas.findByRole('button', { name: 'Felicitar' }));
  },
};

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675"><rect width="1200" height="675" fill="#f3d9b1"/><circle cx="300" cy="200" r="90" fill="#d9a04b"/><circle cx="900" cy="300" r="130" fill="#b5652a"/><path d="M0 600q300-160 600-40t600-60v215H0z" fill="#8c5a2f"/></svg>',
)}`;

/** With the person's own birthday image. */
export const OwnPicture: Story = {
  args: { post: birthday },
  beforeEach: serverSays({
    Celebrations: () => ({
      birthdays: [{ user: first, date: '2026-11-20', isToday: true, age: null, imageUrl: picture }],
      anniversaries: [],
    }),
  }),
  play: async ({ canvasElement, canvas }) => {
    await seen(await canvas.findByText(`Hoy celebramos el cumpleaños de ${name}`));
    await waitFor(() => expect(canvasElement.querySelector(`img[src="${picture}"]`)).not.toBeNull());
  },
};

/** Read on a later day. */
export const PastBirthday: Story = {
  args: { post: { ...birthday, createdAt: new Date(storyTime - 3 * day).toISOString() } },
  play: says(`Celebramos el cumpleaños de ${name}`),
};

/** The reader's own birthday. */
export const Mine: Story = {
  args: { post: occasion(71, 0, { kind: 'birthday' }) },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Hoy celebramos tu cumpleaños'));
    await expect(canvas.queryByRole('button', { name: 'Felicitar' })).toBeNull();
  },
};

/** With the years, if the person shows them. */
export const Anniversary: Story = {
  args: { post: occasion(72, 1, { kind: 'anniversary', years: 5 }) },
  play: says(`${name} cumple 5 años en Aurora`),
};

/** The person hides the years. */
export const AnniversaryWithoutYears: Story = {
  args: { post: occasion(73, 1, { kind: 'anniversary' }) },
  play: says(`${name} celebra su aniversario en Aurora`),
};

/** The reader's first year. */
export const MyAnniversary: Story = {
  args: { post: occasion(74, 0, { kind: 'anniversary', years: 1 }) },
  play: says('Cumples 1 año en Aurora'),
};

const winners = [1, 2, 3, 4, 5, 6].flatMap((who) => occasion(75, who, { kind: 'challenge' }).receivers);

/** People who completed a challenge: three names and a count. */
export const Challenge: Story = {
  tags: ['!test'],
  args: {
    post: { ...occasion(75, 1, { kind: 'challenge' }), receivers: winners, message: 'Un mes de agua' },
  },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/y 3 personas más lograron el reto$/u));
    await seen(await canvas.findByRole('button', { name: 'Felicitar' }));
  },
};

/** Phone width, dark theme. */
export const DarkOnAPhone: Story = {
  ...Anniversary,
  tags: ['!test'],
  globals: { theme: 'dark', viewport: { value: 'phone' } },
};

/** Clicking Comment focuses the comment field. */
export const WrittenAtOnce: Story = {
  args: { post: birthday },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Comentar' }));
    await expect(await canvas.findByRole('textbox', { name: 'Tu comentario' })).toHaveFocus();
  },
};
