/** Stories of rendered rich text. */
/* oxlint-disable no-script-url -- the stories contain a script URL that must not be rendered as a link */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichTextView } from '#src/richText/RichTextView.tsx';
import { sampleText } from './richText.sample.ts';

const meta = {
  title: 'Rich text/View',
  component: RichTextView,
  args: { text: sampleText },
  decorators: [
    (Story) => (
      <div className="max-w-feed p-4">
        <h1 className="sr-only">Vacaciones</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RichTextView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryBlock: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** An unavailable image keeps its space and its alternative text. */
export const WithoutPicture: Story = {
  args: { text: [{ type: 'image', key: 'corp-benef-image/1', alt: 'La terraza de la oficina', url: null }] },
};

/** An unsafe link is rendered as plain text. */
export const UnsafeLink: Story = {
  args: { text: [{ type: 'paragraph', text: [{ text: 'pulsa aquí', link: 'javascript:alert(1)' }] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('pulsa aquí')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
