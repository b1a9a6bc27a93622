/** Stories of Public API Services: loading, empty, sent, refused, without a sandbox, failed. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ServicesScreen } from '#src/docs/ServicesScreen.tsx';
import { docsServer } from './docsServer.ts';

const meta = {
  title: 'Docs/ServicesScreen',
  component: ServicesScreen,
  render: () => (
    <main>
      <ServicesScreen />
    </main>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ServicesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const run = async (): Promise<void> => {
  const [first] = await screen.findAllByRole('button', { name: /^(ejecutar|run)/iu });
  if (first === undefined) throw new Error('a sample can be run');
  await userEvent.click(first);
};

/** Keys are loading: a skeleton of the samples. */
export const Loading: Story = { beforeEach: docsServer({ sandbox: 'slow' }) };

/** Nothing was sent yet. */
export const Empty: Story = {
  beforeEach: docsServer(),
  play: async () => {
    await waitFor(async () =>
      expect((await screen.findAllByRole('button', { name: /^(ejecutar|run)/iu }))[0]).toBeVisible(),
    );
  },
};

/** Earlier posts are in the feed. */
export const Full: Story = {
  beforeEach: docsServer({ feed: 'full' }),
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('Primer proyecto')).toBeVisible());
  },
};

/** A sample was run and its post has arrived. */
export const Sent: Story = {
  beforeEach: docsServer(),
  play: async () => {
    await run();
    await waitFor(async () =>
      expect(await screen.findByText(/(respuesta|response|answer) 200/iu)).toBeVisible(),
    );
    await waitFor(async () => expect(await screen.findByRole('article')).toBeVisible());
  },
};

/** This server has no sandbox: the samples can only be copied. */
export const WithoutSandbox: Story = {
  beforeEach: docsServer({ sandbox: 'absent' }),
  play: async () => {
    await screen.findAllByText(/YOUR_BADGE_ID/u);
    await expect(screen.queryByRole('button', { name: /^(ejecutar|run)/iu })).toBeNull();
  },
};

/** Loading the keys failed: the reason, and Retry. */
export const Failed: Story = {
  beforeEach: docsServer({ sandbox: 'broken' }),
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: /^(reintentar|retry|try again)$/iu })).toBeVisible(),
    );
  },
};

/** Loading the feed failed. */
export const FeedFailed: Story = {
  beforeEach: docsServer({ feed: 'broken' }),
  play: async () => {
    await waitFor(async () => expect((await screen.findAllByRole('alert'))[0]).toBeVisible());
  },
};
