/** Stories of the user's own profile, with referrals. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { OwnReferral } from '#src/recognitions/referrals/referrals.queries.ts';
import { ProfileScreen } from '#src/users/profile/ProfileScreen.tsx';
import { clearImages } from '#src/users/photo/images.ts';
import { profileQueries } from '#src/users/profile/profile.queries.ts';
import {
  fails,
  never,
  Refuses,
  serverSays,
  Stage,
  type Answers,
  type StageProps,
} from '../../kit/FakeServer.tsx';
import { people, posts } from '../../kit/world.sample.ts';
import { awards, reader } from '../../recognitions/badges/badges.sample.ts';
import { account, coverUrl } from '../account.sample.ts';
import { drawnPicture, restSays } from '../restSays.ts';
import { must } from '../../kit/must.ts';

const page = {
  user: must(people[0]),
  received: 56,
  sent: 25,
  badges: awards.length,
  admissionDate: '2023-04-03',
  birthday: '11-09',
  bio: account.bio,
  phone: '+573001234567',
  backgroundImageUrl: coverUrl,
  birthdayImageUrl: coverUrl,
};
const pageOf = <T,>(items: readonly T[]) => ({
  items,
  pagination: { page: 1, totalPages: 1, total: items.length },
});
const referral = (name: string, facts: Partial<OwnReferral>): OwnReferral => ({
  id: name,
  name,
  email: `${name.split(' ')[0]?.toLowerCase() ?? ''}@correo.example`,
  phone: null,
  position: 'Analista de datos',
  message: '',
  status: 'sent',
  pointsAwarded: 0,
  note: '',
  createdAt: '2026-10-12T15:00:00Z',
  ...facts,
});
const referrals = [
  referral('Paula Ríos', {}),
  referral('Iván Cruz', { status: 'contacted', note: 'Primera entrevista el martes.' }),
  referral('Sara Luna', { status: 'hired', pointsAwarded: 200 }),
  referral('Hugo Mena', { status: 'rejected', note: 'Quedó en la lista para el próximo año.' }),
];

const full: Answers = {
  PersonPage: () => ({ profile: page }),
  OwnAccount: () => ({ account }),
  ReceivedBy: () => ({ receivedPosts: pageOf(posts.slice(0, 4)) }),
  SentBy: () => ({ sentPosts: pageOf(posts.slice(4, 7)) }),
  AwardsOf: () => ({ badgeAwards: awards }),
  OwnReferrals: () => ({ referrals: pageOf(referrals) }),
  ReferralRules: () => ({ recognitionSettings: { referralPoints: 200 } }),
  ProposePerson: () =>
    new Refuses('invalid', [
      {
        field: 'email',
        code: 'referral_known',
        message: 'A esa persona ya la recomendó alguien de tu organización.',
      },
    ]),
};

const Screen = (props: Omit<StageProps, 'children'>) => (
  <Stage at="/profile" person={reader} {...props}>
    <main>
      <ProfileScreen />
    </main>
  </Stage>
);

const meta = {
  title: 'Users/ProfileScreen',
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

/** Received recognitions. */
export const Full: Story = { beforeEach: serverSays(full), play: sees(/cerrar el informe/iu) };

/** Only the name is visible. */
export const Bare: Story = {
  beforeEach: serverSays({
    ...full,
    PersonPage: () => ({
      profile: {
        ...page,
        admissionDate: null,
        birthday: null,
        bio: null,
        phone: null,
        backgroundImageUrl: null,
        birthdayImageUrl: null,
      },
    }),
  }),
  play: async (context) => {
    await sees(/ana rivas/iu)(context);
    await expect(screen.queryByText(/cumpleaños:/iu)).toBeNull();
  },
};

const withPhoto: Answers = {
  ...full,
  PersonPage: () => ({ profile: { ...page, user: { ...page.user, profileImageUrl: '/rest/file/photo' } } }),
};
const photoSays = (answer: () => Response | Promise<Response>) => () => {
  clearImages();
  const server = serverSays(withPhoto)();
  const rest = restSays({ 'GET /profile-photo/downgrade/': answer })();
  return () => {
    rest();
    server();
    clearImages();
  };
};

/** An own photo, loaded by REST. */
export const Photo: Story = {
  beforeEach: photoSays(async () => new Response(await drawnPicture(96, 96))),
  play: async () => {
    await waitFor(() => expect(document.querySelector('header img[src^="blob:"]')).toBeVisible());
  },
};

/** The photo is loading. */
export const PhotoLoading: Story = { beforeEach: photoSays(() => never()) };

/** The photo response is empty: shows a message; a click retries. */
export const PhotoEmpty: Story = {
  beforeEach: photoSays(() => new Response('')),
  play: async () => {
    await screen.findByRole('button', { name: /imagen vacía recibida del servidor/iu });
  },
};

/** Sent recognitions. */
export const Sent: Story = {
  args: { at: '/profile?tab=sent' },
  beforeEach: serverSays(full),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('article')[0]).toBeVisible());
  },
};

/** The badges. */
export const Badges: Story = {
  args: { at: '/profile?tab=badges' },
  beforeEach: serverSays(full),
  play: sees(/estrella del cliente/iu),
};

/** All referrals with their states. */
export const Referrals: Story = {
  args: { at: '/profile?tab=referrals' },
  beforeEach: serverSays(full),
  play: sees(/no siguió adelante/iu),
};

/** An already referred person: the error is at the field, the typed text stays. */
export const ReferralKnown: Story = {
  args: { at: '/profile?tab=referrals' },
  beforeEach: serverSays(full),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /proponer a alguien/iu }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.type(await screen.findByLabelText('Nombre'), 'Paula Ríos');
    await userEvent.type(screen.getByLabelText('Correo'), 'paula@correo.example');
    await userEvent.click(screen.getByRole('button', { name: /enviar propuesta/iu }));
    await waitFor(() => expect(screen.getByText(/ya la recomendó alguien/iu)).toBeVisible());
    await expect(screen.getByLabelText('Nombre')).toHaveValue('Paula Ríos');
  },
};

/** No activity yet. */
export const Empty: Story = {
  beforeEach: serverSays({
    ...full,
    PersonPage: () => ({ profile: { ...page, received: 0, sent: 0, badges: 0 } }),
    ReceivedBy: () => ({ receivedPosts: pageOf([]) }),
    AwardsOf: () => ({ badgeAwards: [] }),
  }),
  play: sees(/aquí vivirán/iu),
};

/** No referrals yet. */
export const NoReferrals: Story = {
  args: { at: '/profile?tab=referrals' },
  beforeEach: serverSays({ ...full, OwnReferrals: () => ({ referrals: pageOf([]) }) }),
  play: sees(/todavía no has propuesto a nadie/iu),
};

/** An external user: only personal data, nothing of the organisation. */
export const Outside: Story = {
  args: { person: { ...reader, userType: 'external', permissions: ['session.use', 'account.see'] } },
  beforeEach: serverSays({}),
  play: sees(/ana rivas/iu),
};

/** Only the posts failed to load. */
export const PostsFailed: Story = {
  beforeEach: serverSays({ ...full, ReceivedBy: fails() }),
  play: sees(/no pudimos cargar las publicaciones/iu),
};

const seedOld: StageProps['seed'] = (cache) => {
  cache.setQueryData(profileQueries.person(reader.id).queryKey, page, {
    updatedAt: Date.now() - 300_000,
  });
};

/** The refresh failed: the old data stay, with their age. */
export const FailedWithOldData: Story = {
  args: { seed: seedOld },
  beforeEach: serverSays({ ...full, PersonPage: fails() }),
  play: sees(/no pudimos actualizar el perfil/iu),
};
