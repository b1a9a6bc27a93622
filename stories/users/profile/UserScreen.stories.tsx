/** Stories of a colleague's profile; also of a former colleague and an unknown id. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { UserScreen } from '#src/users/profile/UserScreen.tsx';
import { fails, serverSays, Stage, type Answers, type StageProps } from '../../kit/FakeServer.tsx';
import { left, people, posts } from '../../kit/world.sample.ts';
import { award, reader } from '../../recognitions/badges/badges.sample.ts';

const user = people[2] ?? left;
const pageOf = <T,>(items: readonly T[]) => ({ items, pagination: { page: 1, totalPages: 1 } });
const nothingShown = {
  birthday: null,
  bio: null,
  phone: null,
  backgroundImageUrl: null,
  birthdayImageUrl: null,
};
const page = {
  ...nothingShown,
  user,
  received: 31,
  sent: 44,
  badges: 2,
  admissionDate: '2019-08-12',
  birthday: '1988-02-29',
  bio: 'Operaciones con nombre y apellido.',
};
const full: Answers = {
  PersonPage: () => ({ profile: page }),
  ReceivedBy: () => ({ receivedPosts: pageOf(posts.slice(1, 4)) }),
  SentBy: () => ({ sentPosts: pageOf(posts.slice(4, 7)) }),
  AwardsOf: () => ({
    badgeAwards: [award(0, { user }), award(1, { user, message: '', awardedBy: null, postId: null })],
  }),
};

const Screen = (props: Omit<StageProps, 'children'>) => (
  <Stage at={`/user?id=${user.id}`} person={reader} {...props}>
    <main>
      <UserScreen />
    </main>
  </Stage>
);

const meta = {
  title: 'Users/UserScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const sees =
  (text: RegExp): NonNullable<Story['play']> =>
  async () => {
    await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
  };

/** A colleague; the reader can edit nothing. */
export const Full: Story = {
  beforeEach: serverSays(full),
  play: async (context) => {
    await sees(/reconocer a marta/iu)(context);
    await sees(/29 de febrero de 1988/iu)(context);
    await expect(screen.queryByRole('button', { name: /cambiar tu foto/iu })).toBeNull();
  },
};

/** The badges; a privately awarded badge shows no details. */
export const Badges: Story = {
  args: { at: `/user?id=${user.id}&tab=badges` },
  beforeEach: serverSays(full),
  play: sees(/puente/iu),
};

/** No badges visible to the reader. */
export const NoBadges: Story = {
  args: { at: `/user?id=${user.id}&tab=badges` },
  beforeEach: serverSays({ ...full, AwardsOf: () => ({ badgeAwards: [] }) }),
  play: sees(/todavía no tiene insignias a la vista/iu),
};

/** No recognitions yet: invites the reader to send the first. */
export const Empty: Story = {
  beforeEach: serverSays({ ...full, ReceivedBy: () => ({ receivedPosts: pageOf([]) }) }),
  play: sees(/todavía no tiene reconocimientos a la vista/iu),
};

/** A former colleague cannot be recognised. */
export const Inactive: Story = {
  args: { at: `/user?id=${left.id}` },
  beforeEach: serverSays({
    ...full,
    PersonPage: () => ({
      profile: { ...nothingShown, user: left, received: 9, sent: 3, badges: 0, admissionDate: null },
    }),
  }),
  play: async (context) => {
    await sees(/ya no está en la organización/iu)(context);
    await expect(screen.queryByRole('button', { name: /reconocer a eva/iu })).toBeNull();
  },
};

/** A link with an unknown id. */
export const NotFound: Story = {
  args: { at: '/user?id=gone' },
  beforeEach: serverSays({ PersonPage: fails('not_found') }),
  play: sees(/no encontramos a esta persona/iu),
};
