/** Stories of a page of the organisation as users read it. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { Route } from 'wouter';
import { PageScreen } from '#src/pages/PageScreen.tsx';
import { pageQueries } from '#src/pages/pages.queries.ts';
import { storyTime } from '../../.storybook/frozenClock.ts';
import { fails, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { keptPage } from './pages.sample.ts';

function Screen({ isOld = false }: { isOld?: boolean }): ReactElement {
  return (
    <Stage
      at="/pages/vacaciones"
      seed={(cache) => {
        if (isOld)
          cache.setQueryData(pageQueries.view('vacaciones').queryKey, keptPage, {
            updatedAt: storyTime - 11 * 60_000,
          });
      }}
    >
      <main>
        <Route path="/pages/:slug">
          <PageScreen />
        </Route>
      </main>
    </Stage>
  );
}

const meta = {
  title: 'Pages/Page',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const says = (answers: Answers = {}) => serverSays({ ReadPage: () => ({ pageView: keptPage }), ...answers });

export const Page: Story = { beforeEach: says() };

export const Dark: Story = { beforeEach: says(), globals: { theme: 'dark' } };

export const OnAPhone: Story = { beforeEach: says(), globals: { viewport: { value: 'phone' } } };

/** The page has no content yet. */
export const Empty: Story = {
  beforeEach: says({ ReadPage: () => ({ pageView: { ...keptPage, content: [] } }) }),
};

/** The page was deleted or unpublished. */
export const Gone: Story = { beforeEach: says({ ReadPage: fails('not_found') }) };
