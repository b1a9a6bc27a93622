/** Stories of the podium: ties, hidden points, the user's own place, opting out. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { podiumQueries } from '#src/recognitions/podium/podium.queries.ts';
import { PodiumScreen } from '#src/recognitions/podium/PodiumScreen.tsx';
import { fails, serverSays, Stage, type Answers, type StageProps } from '../../kit/FakeServer.tsx';
import { ownPlace, placesOf, reader } from '../badges/badges.sample.ts';

const rules = { enabled: true, period: 'month', accumDefault: false } as const;
const own = { hidden: false, received: ownPlace, given: null };
const ranks = [1, 2, 3, 4, 5, 5, 7, 8];

const full: Answers = {
  PodiumRules: () => ({ podiumSettings: rules }),
  PodiumPlaces: () => ({ podium: placesOf(ranks) }),
  PodiumByBadges: () => ({ insigniaPodium: placesOf(ranks) }),
  OwnPlaces: () => ({ myPodium: own }),
  ChooseMyPodium: ({ hidden }) => ({ setMyPodium: { hidden } }),
};

const Screen = (props: Omit<StageProps, 'children'>) => (
  <Stage at="/podium" person={reader} {...props}>
    <main>
      <PodiumScreen />
    </main>
  </Stage>
);

const meta = {
  title: 'Recognitions/PodiumScreen',
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

/** The month, with the user's own place pinned. */
export const Full: Story = {
  beforeEach: serverSays(full),
  play: async (context) => {
    await sees(/noviembre de 2026/iu)(context);
    await waitFor(() => expect(screen.getByText(/vas en el 12/iu)).toBeVisible());
  },
};

/** Two users share rank 1: there is no rank 2. */
export const TieOnTop: Story = {
  beforeEach: serverSays({ ...full, PodiumPlaces: () => ({ podium: placesOf([1, 1, 3, 4]) }) }),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('listitem', { name: 'Lugar 3' })).toBeVisible());
    await expect(screen.queryByRole('listitem', { name: 'Lugar 2' })).toBeNull();
  },
};

/** Seven users share rank 1: some are on the podium, all are in the list. */
export const CrowdOnTop: Story = {
  beforeEach: serverSays({ ...full, PodiumPlaces: () => ({ podium: placesOf([1, 1, 1, 1, 1, 1, 1, 8]) }) }),
  play: sees(/y 3 personas más/iu),
};

/** Only one person so far. */
export const OnlyOne: Story = {
  beforeEach: serverSays({ ...full, PodiumPlaces: () => ({ podium: placesOf([1]) }) }),
  play: sees(/noviembre/iu),
};

/** The organisation hides points: shows the number of recognitions. */
export const PointsHidden: Story = {
  beforeEach: serverSays({ ...full, PodiumPlaces: () => ({ podium: placesOf(ranks, true) }) }),
  play: sees(/reconocimientos$/iu),
};

/** By badges. */
export const ByBadges: Story = {
  args: { at: '/podium?by=badges' },
  beforeEach: serverSays(full),
  play: sees(/6 insignias/iu),
};

/** Opting out fails: the switch reverts. */
export const ChoiceNotSaved: Story = {
  beforeEach: serverSays({ ...full, ChooseMyPodium: fails() }),
  play: async () => {
    const choice = await screen.findByRole('switch', { name: /aparecer en el podio/iu });
    await userEvent.click(choice);
    await waitFor(() => expect(choice).toBeChecked());
    await waitFor(() => expect(choice).toBeEnabled());
  },
};

/** The reader has opted out. */
export const Hidden: Story = {
  beforeEach: serverSays({
    ...full,
    OwnPlaces: () => ({ myPodium: { hidden: true, received: null, given: null } }),
  }),
  play: sees(/elegiste no aparecer/iu),
};

/** No places yet. */
export const Empty: Story = {
  beforeEach: serverSays({ ...full, PodiumPlaces: () => ({ podium: [] }) }),
  play: sees(/el podio está vacío/iu),
};

const seedOld: StageProps['seed'] = (cache) => {
  cache.setQueryData(podiumQueries.places('receivers', 'period').queryKey, placesOf(ranks), {
    updatedAt: Date.now() - 300_000,
  });
};

/** The refresh failed: the old places stay, with their age. */
export const FailedWithOldData: Story = {
  args: { seed: seedOld },
  beforeEach: serverSays({ ...full, PodiumPlaces: fails() }),
  play: sees(/no pudimos actualizar el podio/iu),
};

/** The podium is off; an administrator gets a link to its settings. */
export const SwitchedOff: Story = {
  args: { person: { ...reader, permissions: [...reader.permissions, 'recognition.manage'] } },
  beforeEach: serverSays({ PodiumRules: () => ({ podiumSettings: { ...rules, enabled: false } }) }),
  play: sees(/activar el podio/iu),
};

/** The podium is off, known only from the refused call. */
export const SwitchedOffByRefusal: Story = {
  beforeEach: serverSays({ ...full, PodiumRules: fails(), PodiumPlaces: fails('module_off') }),
  play: sees(/función desactivada/iu),
};
