/** A post, as it stands in the feed. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { PostCard, type PostCardProps } from '#src/posts/PostCard.tsx';
import { fails, never, serverSays, Stage } from './FakeServer.tsx';
import { posts } from './posts.sample.ts';
import { conversation, special } from './special.sample.ts';
import { postQuery } from '#src/posts/post.queries.ts';

const [mine, many, noPoints, shares] = posts;
if (mine === undefined || many === undefined || noPoints === undefined || shares === undefined)
  throw new Error('the samples hold four posts');

/** The card as the cache has it now. */
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
      // Held by the cache, as in a feed: what is done to it changes it there.
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

/** To the reader: gently tinted. */
export const Mine: Story = { args: { post: mine } };

/** Five people; the rest of the names opens in place. */
export const ToMany: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /personas más/iu }));
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

/** A badge by a colleague, to the reader. */
export const Badge: Story = { args: { post: special.badge } };

/** A badge by the organisation itself. */
export const BadgeOfTheOrganisation: Story = { args: { post: special.orgBadge } };

/** Values, a sub type, pictures and a document. */
export const Files: Story = {
  args: { post: special.files },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ver equipo/iu }));
    await waitFor(() => expect(screen.getByRole('img', { name: 'equipo.svg' })).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('img', { name: 'tablero.svg' })).toBeVisible());
  },
};

/** Put away, private, and its points are not for everyone to know. */
export const PrivateAndFiled: Story = { args: { post: special.away } };

/** Hidden by a report. */
export const Hidden: Story = { args: { post: special.reported } };

/** Taken back. */
export const Removed: Story = { args: { post: special.removed } };

/** It can still be undone. */
export const Pending: Story = { args: { post: special.pending } };

/** A press celebrates at once, and again takes it back. */
export const React: Story = {
  beforeEach: serverSays({
    ReactToPost: ({ reaction }) => ({ react: { liked: true, likesCount: 6, reaction } }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Celebrar' }));
    await expect(canvas.getByRole('button', { name: 'Celebrar', pressed: true })).toBeVisible();
    await expect(canvas.getByText(/tú y 5 personas más/iu)).toBeVisible();
  },
};

/** On a phone of 320 px the bar stays one line, whatever the reaction is called; the act keeps its name. */
export const Narrow: Story = {
  args: { post: { ...many, myReaction: 'love' } },
  render: (args) => (
    // What 320 px leave between the margins of the page.
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

/** A press that the server refused is rolled back and said. */
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

/** Who added points. */
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

/** Adding points: what it costs and what stays. */
export const Boost: Story = {
  play: async ({ canvas }) => {
    await fromMenu(canvas, /sumar puntos/iu);
    await userEvent.click(await screen.findByRole('button', { name: '20 puntos' }));
    await waitFor(() => expect(screen.getByText('100 puntos')).toBeVisible());
    await waitFor(() => expect(screen.getByText('140 puntos')).toBeVisible());
  },
};

/** The boost was refused: the reason stands beside the amount. */
export const BoostRefused: Story = {
  beforeEach: serverSays({ BoostPost: fails('conflict') }),
  play: async ({ canvas }) => {
    await fromMenu(canvas, /sumar puntos/iu);
    await userEvent.click(await screen.findByRole('button', { name: 'Sumar' }));
    await waitFor(() => expect(screen.getByText(/no se sumaron/iu)).toBeVisible());
  },
};

/** What can be done with one's own. */
export const Menu: Story = {
  args: { post: special.mine },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Más acciones' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Eliminar' })).toBeVisible());
  },
};

/** Taking it back says in numbers what it does. */
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
    await waitFor(() => expect(screen.getByText(/elige un motivo/iu)).toBeVisible());
  },
};

/** New words of one's own, in their place; a failed write keeps them. */
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

/** The conversation, in its place. */
export const Thread: Story = {
  args: { post: mine, open: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/en esa llamada/iu)).toBeVisible());
  },
};

/** A comment that is sent stands there at once. */
export const Comment: Story = {
  args: { post: mine, open: true },
  beforeEach: serverSays({
    AddComment: ({ message }) => ({ addComment: { ...conversation[1], id: 'new', message, editedAt: null } }),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Me sumo a las gracias.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByText('Me sumo a las gracias.')).toBeVisible());
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

/** A comment that was not sent is still there, with its reason. */
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

/** Nobody has said anything yet. */
export const ThreadEmpty: Story = {
  args: { post: many, open: true },
  beforeEach: serverSays({ Conversation: () => ({ conversation: [] }) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/el primero puede ser tuyo/iu)).toBeVisible());
  },
};

/** The conversation is on its way. */
export const ThreadLoading: Story = {
  args: { post: mine, open: true },
  beforeEach: serverSays({ Conversation: never }),
};

/** The conversation could not be loaded; one can still join in. */
export const ThreadFailed: Story = {
  args: { post: mine, open: true },
  beforeEach: serverSays({ Conversation: fails() }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/no pudimos cargar los comentarios/iu)).toBeVisible());
  },
};
