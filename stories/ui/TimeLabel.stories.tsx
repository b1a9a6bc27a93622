/** Stories of the time label with the exact moment. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TimeLabel } from '#src/ui/TimeLabel.tsx';

const meta = {
  title: 'UI/TimeLabel',
  component: TimeLabel,
  args: {
    label: 'Hoy',
    exact: 'viernes, 20 de noviembre de 2026, 9:41 a.m.',
    dateTime: '2026-11-20T09:41:00-05:00',
  },
  decorators: [(Story) => <div className="p-16">{Story()}</div>],
} satisfies Meta<typeof TimeLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focused: shows the exact moment. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByText('Hoy').focus();
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
  },
};

/** Dark theme. */
export const Dark: Story = { ...Focused, tags: ['!test'], globals: { theme: 'dark' } };
