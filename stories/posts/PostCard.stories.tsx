/** A post, as it stands in the feed. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PostCard } from '#src/posts/PostCard.tsx';
import { posts } from './posts.sample.ts';
import { Stage } from './FakeServer.tsx';

const [mine, many, noPoints, shares] = posts;
if (mine === undefined || many === undefined || noPoints === undefined || shares === undefined)
  throw new Error('the samples hold four posts');

const meta = {
  title: 'Posts/PostCard',
  component: PostCard,
  args: { post: many, onRecognise: () => undefined },
  decorators: [
    (Story) => (
      <Stage>
        <div className="mx-auto max-w-feed p-4">
          <Story />
        </div>
      </Stage>
    ),
  ],
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To the reader: gently tinted. */
export const Mine: Story = { args: { post: mine } };

/** Five people; the rest of the names opens in place. */
export const ToMany: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /más/iu }));
    await expect(canvas.getByText(/Marta Ruiz/u, { selector: 'strong' })).toBeVisible();
  },
};

/** Thanks without points. */
export const WithoutPoints: Story = { args: { post: noPoints } };

/** Different shares of a split: the total is said. */
export const Split: Story = { args: { post: shares } };

/** As the composer shows it, before the words. */
export const Preview: Story = {
  args: {
    post: { ...noPoints, message: '', types: [] },
    preview: true,
    placeholder: <p className="text-soft">Aquí van tus palabras.</p>,
  },
};
