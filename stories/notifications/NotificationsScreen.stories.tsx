/** Stories of the notifications screen, and of the history of toasts. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { forgetPerson } from '#src/lib/store.ts';
import { toasts } from '#src/lib/toasts.ts';
import { inboxQueries } from '#src/notifications/inbox.queries.ts';
import { NotificationsScreen } from '#src/notifications/NotificationsScreen.tsx';
import { fails, serverSays, Stage, type Answers, type StageProps } from '../kit/FakeServer.tsx';
import { ago } from '../kit/world.sample.ts';
import { seen } from '../kit/seen.ts';
import { inbox, inboxServer, settings, twoHundred } from './notifications.sample.ts';
import { must } from '../kit/must.ts';

const Screen = (props: Omit<StageProps, 'children'>) => (
  <Stage at="/notifications" {...props}>
    <main>
      <NotificationsScreen />
    </main>
  </Stage>
);

const meta = {
  title: 'Notifications/NotificationsScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } } as const;
const says = (answers: Answers) => () => {
  forgetPerson();
  localStorage.clear();
  return serverSays(answers)();
};
const holds = (...of: Parameters<typeof inboxServer>) => ({ beforeEach: () => says(inboxServer(...of))() });
const sees =
  (text: RegExp): NonNullable<Story['play']> =>
  async () => {
    await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
  };
const markOf = (button: RegExp) => screen.findAllByRole('button', { name: button });

/** Every kind over several days; equal kinds on one post are grouped. */
export const Full: Story = {
  ...holds(inbox),
  play: async (context) => {
    await sees(/y 11 personas más reaccionaron a tu publicación/iu)(context);
    await sees(/^Hoy$/u)(context);
  },
};

/** Dark theme. */
export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };

/** Below 900 px. */
export const Phone: Story = {
  ...holds(inbox),
  globals: phone,
  play: sees(/y 11 personas más reaccionaron a tu publicación/iu),
};

/** Two hundred: only nearby lines are rendered. */
export const TwoHundred: Story = {
  ...holds(twoHundred),
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Notificaciones' });
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(8));
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(60);
    await expect(screen.getByRole('button', { name: 'No leídas: 30' })).toBeVisible();
  },
};

/** Only unread notifications; a URL filter. */
export const Unread: Story = {
  ...holds(inbox),
  args: { at: '/notifications?unread=1' },
  play: async () => {
    await markOf(/^Marcar como leída$/u);
    await expect(screen.queryByText(/comentó en una publicación/iu)).toBeNull();
  },
};

/** By keyboard: a marked line leaves the unread list, and the next line gets the focus. */
export const KeyboardMark: Story = {
  ...Unread,
  play: async () => {
    const [first, second] = await markOf(/^Marcar como leída$/u);
    const before = (await markOf(/^Marcar como leída$/u)).length;
    const next = second?.dataset['mark'];
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Marcar como leída$/u })).toHaveLength(before - 1),
    );
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset['mark']).toBe(next)); // the focused element is an HTML element of the page
  },
};

/** Marks and unmarks without opening: the unread style goes and comes back. */
export const MarkOne: Story = {
  ...holds(inbox),
  play: async () => {
    const [first] = await markOf(/^Marcar como leída$/u);
    if (first === undefined) throw new Error('one waits');
    await userEvent.click(first);
    await waitFor(() => expect(first).toHaveAccessibleName('Marcar como no leída'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'No leídas: 9' })).toBeVisible());
    await userEvent.click(first);
    await waitFor(() => expect(first).toHaveAccessibleName('Marcar como leída'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'No leídas: 10' })).toBeVisible());
  },
};

/** Marks all; no unread notification remains. */
export const MarkAll: Story = {
  ...Unread,
  play: async () => {
    await markOf(/^Marcar como leída$/u);
    await userEvent.click(screen.getByRole('button', { name: 'Marcar todas como leídas' }));
    await seen(await screen.findByText(/Estás al día/u));
  },
};

/** The server refuses a mark: it is reverted with a message. */
export const MarkFailed: Story = {
  beforeEach: says({ ...inboxServer(inbox), MarkNotifications: fails() }),
  play: async () => {
    const [first] = await markOf(/^Marcar como leída$/u);
    if (first === undefined) throw new Error('one waits');
    await userEvent.click(first);
    await waitFor(() =>
      expect(toasts.store.getSnapshot().context.past[0]?.text).toMatch(/siguen como estaban/u),
    );
    await waitFor(() => expect(first).toHaveAccessibleName('Marcar como leída'));
    await expect(screen.getByRole('button', { name: 'No leídas: 10' })).toBeVisible();
  },
};

/** No notifications yet. */
export const Empty: Story = { ...holds([]), play: sees(/Todavía no hay nada que contarte/u) };

/** No unread notifications. */
export const NothingUnread: Story = {
  ...holds([]),
  args: { at: '/notifications?unread=1' },
  play: sees(/Estás al día/u),
};

const seedOld: StageProps['seed'] = (cache) => {
  cache.setQueryData(
    inboxQueries.list(false).queryKey,
    { pages: [{ items: inbox, page: 1, totalPages: 1 }], pageParams: [1] },
    { updatedAt: Date.parse(ago(300_000)) },
  );
};

/** The refresh failed: the old notifications stay, with their age. */
export const FailedWithOldData: Story = {
  args: { seed: seedOld },
  beforeEach: says({ ...inboxServer(inbox), Notifications: fails() }),
  play: sees(/No pudimos ver si hay notificaciones nuevas/u),
};

/** Loading further pages failed. */
export const MoreFailed: Story = {
  beforeEach: () => {
    const server = inboxServer(twoHundred);
    return says({
      ...server,
      Notifications: (asked) => (asked.page === 1 ? must(server.Notifications)(asked) : fails()()),
    })();
  },
  play: async () => {
    await screen.findByRole('list', { name: 'Notificaciones' });
    await waitFor(() => {
      // The list grows while it is measured.
      window.scrollTo({ top: document.documentElement.scrollHeight });
      return expect(screen.getByText(/No pudimos cargar más notificaciones/u)).toBeVisible();
    });
  },
};

/** WhatsApp is offered once to users without it; this device remembers a refusal. */
export const WhatsappOffered: Story = {
  beforeEach: says({
    ...inboxServer(inbox),
    NotificationSettings: () => ({ notificationSettings: settings }),
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Activar WhatsApp' }));
    const dialog = await screen.findByRole('dialog');
    await seen(await within(dialog).findByRole('textbox', { name: /WhatsApp/u }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'No, gracias' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Activar WhatsApp' })).toBeNull());
  },
};

const session = { args: { at: '/notifications?tab=session' } } as const;

/** Toasts can be read again. */
export const Session: Story = {
  ...session,
  beforeEach: () => {
    const back = says(inboxServer(inbox))();
    toasts.raise({ severity: 'success', text: 'Tu reconocimiento salió.' });
    toasts.raise({ severity: 'warning', text: 'Tus puntos para dar vencen en 3 días.' });
    toasts.raise({ severity: 'error', text: 'No se envió. Tu mensaje sigue aquí.' });
    return back;
  },
  play: sees(/Tu mensaje sigue aquí/u),
};

/** No toasts yet. */
export const SessionEmpty: Story = {
  ...session,
  ...holds(inbox),
  play: sees(/Aquí podrás volver a leerlos/u),
};
