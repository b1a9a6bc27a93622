/** Stories of the Authenticate page: with the visitor's key, without a sandbox, and loading. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { openSandbox } from '#machines/sandbox.samples.ts';
import { AuthenticateScreen } from '#src/docs/AuthenticateScreen.tsx';
import { docsServer } from './docsServer.ts';

const meta = {
  title: 'Docs/AuthenticateScreen',
  component: AuthenticateScreen,
  render: () => (
    <main>
      <AuthenticateScreen />
    </main>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthenticateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The header contains the visitor's key. */
export const OwnKey: Story = {
  beforeEach: docsServer(),
  play: async () => {
    await screen.findAllByText(new RegExp(openSandbox.key, 'u'));
  },
};

/** Tries a revoked key. */
export const Refused: Story = {
  beforeEach: docsServer(),
  play: async () => {
    const [, , revoked] = await screen.findAllByRole('button', { name: /^(probar|try): /iu });
    if (revoked === undefined) throw new Error('three refusals can be tried');
    await userEvent.click(revoked);
    await waitFor(async () =>
      expect(await screen.findByText(/(respuesta|response|answer) 401/iu)).toBeVisible(),
    );
  },
};

/** Without a sandbox nothing can be tried. */
export const WithoutSandbox: Story = {
  beforeEach: docsServer({ sandbox: 'absent' }),
  play: async () => {
    await screen.findAllByText(/YOUR_API_KEY/u);
    await expect(screen.queryByRole('button', { name: /^(probar|try): /iu })).toBeNull();
  },
};

/** Keys are loading. */
export const Waiting: Story = { beforeEach: docsServer({ sandbox: 'slow' }) };
