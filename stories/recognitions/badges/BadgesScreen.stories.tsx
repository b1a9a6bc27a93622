/** Stories of the badges: the gallery, the badge panel, and the user's own badges with certificate and credential. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { badgeQueries } from '#src/recognitions/badges/badges.queries.ts';
import { BadgesScreen } from '#src/recognitions/badges/BadgesScreen.tsx';
import { fails, serverSays, Stage, type Answers, type StageProps } from '../../kit/FakeServer.tsx';
import { people } from '../../kit/world.sample.ts';
import { award, awards, badges, reader } from './badges.sample.ts';
import { must } from '../../kit/must.ts';

const full: Answers = {
  BadgeWall: () => ({ badges }),
  BadgeDetail: ({ id }) => ({ badge: must(badges.find((one) => one.id === id)) }),
  BadgeHolders: ({ page }) => ({
    badgeHolders: {
      items: people.map((user, index) => award(index + 10 * Number(page), { user })),
      pagination: { page: Number(page), totalPages: 2, total: 16 },
    },
  }),
  AwardsOf: () => ({ badgeAwards: awards }),
  IssueCredential: () => ({ issueCredential: { ...must(awards[0]), credentialId: 'aurora~0192f0c9' } }),
  RevokeCredential: () => ({ revokeCredential: { ...must(awards[1]), credentialRevoked: true } }),
};

const Screen = (props: Omit<StageProps, 'children'>) => (
  <Stage at="/badges" person={reader} {...props}>
    <main>
      <BadgesScreen />
    </main>
  </Stage>
);

const meta = {
  title: 'Recognitions/BadgesScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Content fades in, so axe and the test must wait until it is visible. */
const sees =
  (text: RegExp): NonNullable<Story['play']> =>
  async () => {
    await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
  };
const presses = async (name: RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** All badges. */
export const Full: Story = { beforeEach: serverSays(full), play: sees(/estrella del cliente/iu) };

/** Badges that the reader may give. */
export const MayGive: Story = {
  args: { at: '/badges?show=give' },
  beforeEach: serverSays(full),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Chispa')).toBeVisible());
    await expect(screen.queryByText('Faro')).toBeNull();
  },
};

/** One badge: its description and holders. */
export const OneBadge: Story = {
  args: { at: `/badges?id=${badges[1]?.id ?? ''}` },
  beforeEach: serverSays(full),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: /dar esta insignia/iu })).toBeVisible());
    await waitFor(() => expect(screen.getByText(/quiénes la tienen/iu)).toBeVisible());
    await presses(/ver más personas/iu);
    await waitFor(() => expect(screen.queryByRole('button', { name: /ver más personas/iu })).toBeNull());
  },
};

/** The organisation hides the holders. */
export const HoldersKept: Story = {
  args: { at: `/badges?id=${badges[1]?.id ?? ''}` },
  beforeEach: serverSays({ ...full, BadgeHolders: fails('not_found') }),
  play: sees(/no muestra quiénes/iu),
};

/** A link to an unknown badge. */
export const BadgeGone: Story = {
  args: { at: '/badges?id=gone' },
  beforeEach: serverSays({ ...full, BadgeDetail: fails('not_found') }),
  play: sees(/no existe, o no es de las que puedes ver/iu),
};

/** The reader's own badges, each with its message. */
export const Mine: Story = {
  args: { at: '/badges?show=mine' },
  beforeEach: serverSays(full),
  play: sees(/de tu organización/iu),
};

/** Issues a credential for an own badge. */
export const TakesCredential: Story = {
  args: { at: `/badges?show=mine&award=${awards[0]?.id ?? ''}` },
  beforeEach: serverSays(full),
  play: async () => {
    await presses(/obtener credencial/iu);
    await waitFor(() => expect(screen.getByLabelText(/enlace público/iu)).toBeVisible());
  },
};

/** Revoking is final; the dialog states it first. */
export const RevokesCredential: Story = {
  args: { at: `/badges?show=mine&award=${awards[1]?.id ?? ''}` },
  beforeEach: serverSays(full),
  play: async () => {
    await presses(/^revocar$/iu);
    await waitFor(() => expect(screen.getByText(/no se puede deshacer/iu)).toBeVisible());
  },
};

/** An already revoked credential: cannot be restored; the badge stays. */
export const RevokedCredential: Story = {
  args: { at: `/badges?show=mine&award=${awards[3]?.id ?? ''}` },
  beforeEach: serverSays(full),
  play: sees(/fue revocada para siempre/iu),
};

/** The certificate before printing. */
export const Certificate: Story = {
  args: { at: `/badges?show=mine&award=${awards[0]?.id ?? ''}` },
  beforeEach: serverSays(full),
  play: async () => {
    await presses(/imprimir certificado/iu);
    await waitFor(() => expect(screen.getByRole('button', { name: /^imprimir$/iu })).toBeVisible());
  },
};

/** The organisation has no badges. */
export const Empty: Story = {
  beforeEach: serverSays({ BadgeWall: () => ({ badges: [] }) }),
  play: sees(/todavía no tiene insignias que mostrarte/iu),
};

/** The reader may give none. */
export const NoneToGive: Story = {
  args: { at: '/badges?show=give' },
  beforeEach: serverSays({ BadgeWall: () => ({ badges: badges.slice(3) }) }),
  play: sees(/no hay insignias que puedas dar/iu),
};

/** The reader has no badges yet. */
export const NoneOfMine: Story = {
  args: { at: '/badges?show=mine' },
  beforeEach: serverSays({ AwardsOf: () => ({ badgeAwards: [] }) }),
  play: sees(/todavía no tienes insignias/iu),
};

const seedOld: StageProps['seed'] = (cache) => {
  cache.setQueryData(badgeQueries.wall().queryKey, badges, { updatedAt: Date.now() - 300_000 });
};

/** The refresh failed: the old badges stay, with their age. */
export const FailedWithOldData: Story = {
  args: { seed: seedOld },
  beforeEach: serverSays({ BadgeWall: fails() }),
  play: sees(/no pudimos actualizar las insignias/iu),
};
