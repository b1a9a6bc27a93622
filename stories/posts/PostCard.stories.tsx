/** Stories of a post in the feed. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { PostCard, type PostCardProps } from '#src/posts/PostCard.tsx';
import { fails, never, serverSays, Stage } from '../kit/FakeServer.tsx';
import { conversation, posts } from '../kit/world.sample.ts';
import { special } from './special.sample.ts';
import { postQuery } from '#src/feed/post.queries.ts';
import { must } from '../kit/must.ts';

const [mine, many, noPoints, shares] = posts;
if (mine === undefined || many === undefined || noPoints === undefined || shares === undefined)
  throw new Error('the samples hold four posts');

/** The post from the cache. */
function Held(args: PostCardProps): ReactElement {
  const { data = args.post } = useQuery({ ...postQuery(args.post.id), enabled: false });
  return <PostCard {...args} post={data} />;
}

const meta = {
  title: 'Posts/PostCard',
  component: PostCard,
  args: { post: many, onRecognise: () => undefined },
  decorators: [
    (Story, { args }) => (
      // In the cache, as in the feed, so that actions update it.
      <Stage seed={(cache) => cache.setQueryData(postQuery(args.post.id).queryKey, args.post)}>
        <div className="mx-auto max-w-feed p-4">
          <Story />
        </div>
      </Stage>
    ),
  ],
  render: (args) => (args.preview === true ? <PostCard {...args} /> : <Held {...args} />),
  beforeEach: serverSays(),
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A recognition for the reader: tinted. */
export const Mine: Story = { args: { post: mine } };

/** Five receivers; the remaining names expand in place. */
export const ToMany: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /personas más/iu }));
    await expect(canvas.getByText(/Marta Ruiz/u, { selector: 'strong *' })).toBeVisible();
  },
};

/** A recognition without points. */
export const WithoutPoints: Story = { args: { post: noPoints } };

/** Different shares of a split: shows the total. */
export const Split: Story = { args: { post: shares } };

/** The preview in the composer, before a message is typed. */
export const Preview: Story = {
  args: {
    post: { ...noPoints, message: '', types: [] },
    preview: true,
    placeholder: <p className="text-soft">Aquí van tus palabras.</p>,
  },
};

/** A badge by a colleague for the reader. */
export const Badge: Story = { args: { post: special.badge } };

/** A badge by the organisation. */
export const BadgeOfTheOrganisation: Story = { args: { post: special.orgBadge } };

/** Values, a subtype, images and a document. */
export const Files: Story = {
  args: { post: special.files },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ver equipo/iu }));
    await waitFor(() => expect(screen.getByRole('img', { name: 'equipo.svg' })).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('img', { name: 'tablero.svg' })).toBeVisible());
  },
};

/** Filed and private, with points hidden from others. */
export const PrivateAndFiled: Story = { args: { post: special.away } };

/** Hidden by a report. */
export const Hidden: Story = { args: { post: special.reported } };

/** Removed. */
export const Removed: Story = { args: { post: special.removed } };

/** Pending: can still be undone. */
export const Pending: Story = { args: { post: special.pending } };

/** A click reacts immediately, a second click withdraws the reaction. */
export const React: Story = {
  beforeEach: serverSays({
    ReactToPost: ({ reaction }) => ({ react: { liked: true, likesCount: 6, reaction: reaction ?? null } }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Celebrar' }));
    await expect(canvas.getByRole('button', { name: 'Celebrar', pressed: true })).toBeVisible();
    await expect(canvas.getByText(/tú y 5 personas más/iu)).toBeVisible();
  },
};

/** At 320 px the action bar stays on one line for every reaction; the button keeps its accessible name. */
export const Narrow: Story = {
  args: { post: { ...many, myReaction: 'love' } },
  render: (args) => (
    // The content width of a 320 px viewport.
    <div className="-mx-4 w-72">
      <Held {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: 'Me encanta' });
    const bar = [
      first,
      canvas.getByRole('button', { name: /elegir otra/iu }),
      canvas.getByRole('button', { name: 'Comentar' }),
      canvas.getByRole('button', { name: 'Más acciones' }),
    ].map((one) => one.getBoundingClientRect());
    for (const [index, box] of bar.entries()) {
      await expect(box.top).toBe(bar[0]?.top);
      await expect(box.left).toBeGreaterThanOrEqual(bar[index - 1]?.right ?? 0);
    }
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(bar.at(-1)?.right).toBeLessThanOrEqual(card.right);
  },
};

/** A refused reaction is reverted with a message. */
export const ReactFails: Story = {
  beforeEach: serverSays({ ReactToPost: fails('forbidden') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Celebrar' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Celebrar', pressed: false })).toBeVisible(),
    );
    await expect(canvas.getByText('5 reacciones')).toBeVisible();
  },
};

/** All reactions, by keyboard. */
export const Picker: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /elegir otra/iu }));
    const all = await canvas.findByRole('group', { name: 'Reacciones' });
    await waitFor(() => expect(within(all).getByRole('button', { name: 'Celebrar' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(within(all).getByRole('button', { name: 'Apoyar' })).toHaveFocus();
  },
};

/** Who reacted. */
export const WhoReacted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /reacciones/iu }));
    await waitFor(() => expect(screen.getByText('Luis Paz')).toBeVisible());
  },
};

/** Who boosted the post. */
export const WhoBoosted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /sumados/iu }));
    await waitFor(() => expect(screen.getByText('+30')).toBeVisible());
  },
};

const fromMenu = async (canvas: ReturnType<typeof within>, item: RegExp): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Más acciones' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

/** Boosting: shows the cost and the remaining balance. */
export const Boost: Story = {
  play: async ({ canvas }) => {
    await fromMenu(canvas, /sumar puntos/iu);
    await userEvent.click(await screen.findByRole('button', { name: '20 puntos' }));
    await waitFor(() => expect(screen.getByText('100 puntos')).toBeVisible());
    await waitFor(() => expect(screen.getByText('140 puntos')).toBeVisible());
  },
};

/** The boost was refused: the reason is shown at the amount. */
export const BoostRefused: Story = {
  beforeEach: serverSays({ BoostPost: fails('conflict') }),
  play: async ({ canvas }) => {
    await fromMenu(canvas, /sumar puntos/iu);
    await userEvent.click(await screen.findByRole('button', { name: 'Sumar' }));
    await waitFor(() => expect(screen.getByText(/no se sumaron/iu)).toBeVisible());
  },
};

/** The actions on the reader's own post. */
export const Menu: Story = {
  args: { post: special.mine },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Más acciones' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Eliminar' })).toBeVisible());
  },
};

/** The confirmation shows the effects of a removal as numbers. */
export const Remove: Story = {
  args: { post: special.mine },
  play: async ({ canvas }) => {
    await fromMenu(canvas, /eliminar/iu);
    await waitFor(() => expect(screen.getByText('12 puntos')).toBeVisible());
  },
};

/** Reporting needs a reason. */
export const Report: Story = {
  play: async ({ canvas }) => {
    await fromMenu(canvas, /reportar/iu);
    await userEvent.click(await screen.findByRole('button', { name: 'Reportar' }));
    // At the field, and again beside the button.
    await waitFor(() => expect(screen.getAllByText(/elige un motivo/iu)).toHaveLength(2));
  },
};

/** Editing the reader's own post in place; a failed save keeps the text. */
export const Edit: Story = {
  args: { post: special.mine },
  beforeEach: serverSays({ EditPostWords: fails('conflict') }),
  play: async ({ canvas }) => {
    await fromMenu(canvas, /editar/iu);
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, ' ¡Gracias!');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByText(/no se envió/iu)).toBeVisible());
    await expect(field).toHaveValue(`${special.mine.message} ¡Gracias!`);
  },
};

/** The comments, in place. */
export const Thread: Story = {
  args: { post: mine, open: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/en esa llamada/iu)).toBeVisible());
  },
};

/** A sent comment appears immediately. */
export const Comment: Story = {
  args: { post: mine, open: true },
  beforeEach: serverSays({
    AddComment: ({ message }) => ({
      addComment: { ...must(conversation[1]), id: 'new', message, editedAt: null },
    }),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Me sumo a las gracias.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByText('Me sumo a las gracias.')).toBeVisible());
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

/** A failed comment stays, with its reason. */
export const CommentFails: Story = {
  args: { post: mine, open: true },
  beforeEach: serverSays({ AddComment: fails('conflict') }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Me sumo a las gracias.');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible());
    await expect(canvas.getByRole('textbox')).toHaveValue('Me sumo a las gracias.');
  },
};

/** No comments yet. */
export const ThreadEmpty: Story = {
  args: { post: many, open: true },
  beforeEach: serverSays({ Conversation: () => ({ conversation: [] }) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/el primero puede ser tuyo/iu)).toBeVisible());
  },
};

/** Comments are loading. */
export const ThreadLoading: Story = {
  args: { post: mine, open: true },
  beforeEach: serverSays({ Conversation: never }),
};

/** Loading the comments failed; a new comment is still possible. */
export const ThreadFailed: Story = {
  args: { post: mine, open: true },
  beforeEach: serverSays({ Conversation: fails() }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/no pudimos cargar los comentarios/iu)).toBeVisible());
  },
};
