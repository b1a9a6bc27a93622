/** Stories of the component gallery that administrators see in their own brand colours. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { TestingScreen } from '#src/gallery/TestingScreen.tsx';
import { toasts } from '#src/lib/toasts.ts';
import { serverSays, Stage } from '../kit/FakeServer.tsx';
import { seen } from '../kit/seen.ts';

const Screen = () => (
  <Stage at="/testing">
    <main>
      <TestingScreen />
    </main>
  </Stage>
);

const meta = {
  title: 'Gallery/TestingScreen',
  component: Screen,
  parameters: { layout: 'fullscreen', busy: 'the gallery shows a busy button' },
  beforeEach: serverSays(),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All sections at once; each severity raises its toast, and a dialog returns the focus. */
export const All: Story = {
  play: async ({ canvas }) => {
    for (const severity of ['success', 'info', 'warning', 'error'])
      await userEvent.click(canvas.getByRole('button', { name: severity }));
    const raised = toasts.store.getSnapshot().context.toasts;
    await expect(raised.map(({ severity }) => severity)).toEqual(['success', 'info', 'warning', 'error']);
    for (const { id } of raised) toasts.dismiss(id);
    const opener = canvas.getByRole('button', { name: 'Abrir al lado' });
    await userEvent.click(opener);
    await seen(await screen.findByRole('dialog', { name: 'Un diálogo' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Phone width. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Dark theme. */
export const Dark: Story = { globals: { theme: 'dark' } };
