/** Stories of the home screen. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HomeContext } from '#src/home/home.context.ts';
import { HomeFeed } from '#src/home/HomeFeed.tsx';
import { HomeScreen } from '#src/home/HomeScreen.tsx';
import { seedCounts } from '#src/notifications/counts.queries.ts';
import { OrganizationContext, type OrganizationFacts } from '#src/organization/organization.context.ts';
import { everyModule, serverSays, Stage } from '../kit/FakeServer.tsx';
import { me, posts } from '../kit/world.sample.ts';
import { seen } from '../kit/seen.ts';
import { must } from '../kit/must.ts';
import { queue } from '../waiting/waiting.sample.ts';

const onRetry = fn();

function Screen({
  facts = {},
  permissions = me.permissions,
}: {
  facts?: Partial<OrganizationFacts>;
  permissions?: string[];
}) {
  return (
    <Stage
      person={{ ...me, permissions }}
      seed={(cache) => seedCounts(cache, { notificationCount: 3, pendingSurveys: 1 })}
    >
      <OrganizationContext
        value={{ modules: everyModule, areModulesMissing: false, settings: null, ...facts }}
      >
        <HomeContext value={{ feed: <HomeFeed />, onRetry, areModulesLoading: false }}>
          <HomeScreen />
        </HomeContext>
      </OrganizationContext>
    </Stage>
  );
}

const meta = {
  title: 'Home/HomeScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays({
    Feed: () => ({ posts: { items: posts, pagination: { page: 1, totalPages: 1 } } }),
    Waiting: () => ({ waiting: queue }),
  }),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A greeting, the composer prompt, the feed. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Buen/u);
  },
};

/** Below 900 px: what waits is one line, and the first post is in view. */
export const Phone: Story = {
  args: { permissions: [...me.permissions, 'waiting.see'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('button', { name: /Te esperan 9/u });
    const [first] = await canvas.findAllByRole('article');
    await expect(line.getBoundingClientRect().top).toBeLessThan(must(first).getBoundingClientRect().top);
  },
};

/** The recognitions module is off. */
export const SwitchedOff: Story = {
  args: { facts: { modules: { auth: true } } },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText(/no tiene activados los reconocimientos/u));
  },
};

/** The modules could not be loaded: shows the failure with a retry, and shows no module as off. */
export const ModulesMissing: Story = {
  args: { facts: { modules: { auth: true }, areModulesMissing: true } },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Reintentar' });
    await seen(retry);
    await expect(canvas.queryByText(/no tiene activados/u)).toBeNull();
    onRetry.mockClear();
    await userEvent.click(retry);
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** An external user: no feed, but a link to coupons. */
export const External: Story = {
  args: { permissions: ['session.use', 'organization.see', 'notifications.see', 'account.see'] },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('link', { name: 'Ir a cupones' }));
  },
};
