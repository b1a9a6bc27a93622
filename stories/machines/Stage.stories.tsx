/** Stories of the machine stage: stepping back and forward, links, and refused events. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sessionMachine } from '#machines/session.machine.ts';
import { sessionSamples } from '#machines/session.samples.ts';
import { addressOf } from './machineStory.tsx';
import { Stage } from './Stage.tsx';
import { statesOf } from './states.ts';

const challenged = statesOf(sessionSamples).find(({ title }) => title === 'challenged');
if (challenged === undefined) throw new Error('The session asks for no new password any more');

const meta = {
  title: 'Machines/Walking',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { walk: undefined },
  argTypes: { walk: { type: { name: 'string' } } },
  render: ({ walk }, { id }) => (
    <Stage
      machine={sessionMachine}
      samples={sessionSamples}
      at={challenged.at}
      way={challenged.way}
      walk={walk}
      addressOf={(words) => addressOf(id, words)}
      withChart
    >
      {() => <main className="p-6">Here the component stands.</main>}
    </Stage>
  ),
} satisfies Meta<{ readonly walk: string | undefined }>;
export default meta;
type Story = StoryObj<typeof meta>;

const standing = (): string =>
  screen.getByRole('complementary', { name: /^Machine / }).querySelector('[role=status]')?.textContent ?? '';
const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

/** Steps along the path, and leaves it. */
export const BackAndOn: Story = {
  play: async () => {
    await expect(standing()).toBe('challenged');
    await press('One step back');
    await expect(standing()).toBe('signingIn');
    await press('One step back');
    await press('One step back');
    await expect(standing()).toBe('signedOut');
    await press('One step on');
    await expect(standing()).toBe('signingIn');
    await press(/^the password is wrong/);
    await expect(standing()).toBe('signedOut');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The way here, 3 of 3' })).toBeVisible());
    await press('Play the way');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The way here, 3 of 3' })).toBeVisible());
  },
};

/** Guards that refuse an event, with their reason. */
export const Refusals: Story = {
  args: { walk: 'it-begins__a-token-is-stored' },
  play: async () => {
    await expect(standing()).toBe('checking');
    const events = within(screen.getByRole('list', { name: 'Events' }));
    await waitFor(() =>
      expect(
        events.getByText('refused by isCurrentToken: The 401 answers a token that is no longer in use.'),
      ).toBeVisible(),
    );
    await expect(
      events.queryByRole('button', { name: /a call with an older token hears 401/ }),
    ).not.toBeInTheDocument();
  },
};

/** The copied link opens the exact place, including events after the story's state. */
export const Linked: Story = {
  args: {
    walk: 'it-begins__no-token-is-stored__ana-submits-the-form__sign-in-succeeds__the-token-holds-for-an-hour',
  },
  play: async ({ args }) => {
    await expect(standing()).toBe('loadingUser');
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    await press('Copy link to this place');
    await waitFor(() => expect(screen.getByText('Link copied.')).toBeVisible());
    await expect(copied[0]).toContain(`?path=/story/machines-walking--linked&args=walk:${args.walk}`);
  },
};

/** A link of another release. */
export const LostLink: Story = {
  args: { walk: 'it-begins__the-moon-rises' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('no longer has');
    await expect(standing()).toBe('challenged');
  },
};
