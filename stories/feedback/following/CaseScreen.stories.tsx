/** The page that asks for a code; the states of a case are those of its machine. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CaseScreen } from '#src/feedback/following/CaseScreen.tsx';
import { Stage } from '../../kit/FakeServer.tsx';

const Screen = () => (
  <Stage at="/case">
    <CaseScreen />
  </Stage>
);

const meta = {
  title: 'Feedback/CaseScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfACode: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByLabelText('Código');
    await userEvent.type(code, '7H3K-Q9');
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await expect(code).toHaveAccessibleDescription(/le faltan o le sobran signos/u);
  },
};
