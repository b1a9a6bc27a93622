/** Stories of the feed screen. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { FeedFilter } from '#src/feed/feedSearch.ts';
import { postQueries } from '#src/feed/posts.queries.ts';
import { PostsScreen } from '#src/posts/PostsScreen.tsx';
import { fails, serverSays, Stage, type StageProps } from '../kit/FakeServer.tsx';
import { manyPosts, posts, values } from '../kit/world.sample.ts';
import { calmView } from '../kit/calm.ts';
import { seen, still } from '../kit/seen.ts';
import { must } from '../kit/must.ts';

const all: FeedFilter = {};
const pageOf = (items: typeof posts, totalPages = 1) => ({
  posts: { items, pagination: { page: 1, totalPages } },
});

const Screen = (props: Omit<StageProps, 'children'>) => (
  <Stage at="/post" {...props}>
    <PostsScreen />
  </Stage>
);

const meta = {
  title: 'Posts/PostsScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const sees =
  (text: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    waitFor(() => expect(canvas.getByText(text)).toBeVisible());

/** Posts, newest first. */
export const Full: Story = {
  beforeEach: serverSays({ Feed: () => pageOf(posts) }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

/** A long feed renders few DOM nodes. */
export const Long: Story = {
  beforeEach: serverSays({ Feed: () => pageOf(manyPosts(2_000)) }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1_500);
  },
};

/** No posts yet. */
export const Empty: Story = {
  beforeEach: serverSays({ Feed: () => pageOf([]) }),
  play: sees(/todavía nadie/iu),
};

/** No matches for the filter. */
export const EmptyFilter: Story = {
  args: { at: '/post?type=none' },
  beforeEach: serverSays({ Feed: () => pageOf([]) }),
  play: sees(/nada con este filtro/iu),
};

/** No filed posts. */
export const EmptyFiled: Story = {
  args: { at: '/post?filed=1' },
  beforeEach: serverSays({ Feed: ({ filed }) => pageOf(filed === true ? [] : posts) }),
  play: sees(/no hay publicaciones archivadas/iu),
};

/** Filtered by a value; its chip row is open. */
export const ByValue: Story = {
  args: { at: `/post?value=${values[1]?.id ?? ''}` },
  beforeEach: serverSays({
    Feed: ({ valueId }) => pageOf(posts.slice(0, valueId === values[1]?.id ? 2 : 0)),
  }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('button', { name: 'Palabra cumplida', pressed: true }));
    await canvas.findAllByRole('article');
  },
};

const seedOld: StageProps['seed'] = (cache) => {
  cache.setQueryData(
    postQueries.feed(all).queryKey,
    { pages: [{ items: posts, page: 1, totalPages: 1 }], pageParams: [1] },
    { updatedAt: Date.now() - 300_000 },
  );
};

/** The refresh failed: the old posts stay, with their age. */
export const FailedWithOldData: Story = {
  args: { seed: seedOld },
  beforeEach: serverSays({ Feed: fails() }),
  play: sees(/no pudimos ver si hay/iu),
};

/** Three new posts above the current position. */
export const ThreeNew: Story = {
  args: {
    seed: (cache) => {
      cache.setQueryData(
        postQueries.feed(all).queryKey,
        { pages: [{ items: posts.slice(3), page: 1, totalPages: 1 }], pageParams: [1] },
        { updatedAt: Date.now() - 300_000 },
      );
    },
  },
  beforeEach: serverSays({ Feed: () => pageOf(posts) }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('button', { name: /^3/u }));
  },
};

/** Opening comments in the middle of a long feed moves nothing above. */
export const ThreadInFeed: Story = {
  beforeEach: serverSays({ Feed: () => pageOf(posts) }),
  play: async ({ canvas, canvasElement }) => {
    // The virtual list replaces the first rows, which are rendered before its code is loaded.
    await waitFor(() => expect(canvasElement.querySelector('ul li[style*="absolute"]')).not.toBeNull());
    // Until its rows are measured, the list hides all but the first.
    await calmView();
    const [, button] = canvas.getAllByRole('button', { name: 'Comentar' });
    if (button === undefined) throw new Error('there are several posts');
    await still(button);
    const before = button.getBoundingClientRect().top;
    button.click();
    await seen(await canvas.findByText(/en esa llamada/iu));
    await still(button);
    await expect(Math.abs(button.getBoundingClientRect().top - before)).toBeLessThan(2);
    // The next post moves down.
    const [own, next] = [button.closest('li'), button.closest('li')?.nextElementSibling];
    await waitFor(() =>
      expect(next?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        Math.floor(own?.getBoundingClientRect().bottom ?? Infinity),
      ),
    );
  },
};

/** A single post by its link, with open comments. */
export const OnePost: Story = {
  args: { at: `/post?id=${posts[0]?.id ?? ''}` },
  beforeEach: serverSays({ OnePost: () => ({ post: must(posts[0]) }) }),
  play: async (room) => {
    await sees(/cerrar el informe/iu)(room);
    await sees(/en esa llamada/iu)(room);
  },
};

/** A link to a deleted post. */
export const OnePostGone: Story = {
  args: { at: '/post?id=gone' },
  beforeEach: serverSays({ OnePost: fails('not_found') }),
  play: sees(/ya no está/iu),
};
