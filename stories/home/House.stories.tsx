/** Stories of the organisation's announcements and featured items on the home screen and in the catalogue. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CatalogAnnouncement } from '#src/catalog/CatalogAnnouncement.tsx';
import { OrganizationRow } from '#src/home/OrganizationRow.tsx';
import { OrganizationSide } from '#src/home/OrganizationSide.tsx';
import { announcedAnswers } from '../pages/announced.sample.ts';
import { fails, never, Refuses, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { me } from '../kit/world.sample.ts';

/** All three placements at once; the row is visible only below 1280 px. */
const Places = ({
  permissions = [...me.permissions, 'pages.see'],
}: {
  permissions?: string[];
}): ReactElement => (
  <Stage person={{ ...me, permissions }}>
    <main className="flex flex-col gap-8 p-4">
      <OrganizationRow />
      <div className="flex w-side max-w-full flex-col gap-4">
        <OrganizationSide />
      </div>
      <CatalogAnnouncement />
    </main>
  </Stage>
);
const says = (answers: Answers = {}) => serverSays({ ...announcedAnswers, ...answers });

const meta = {
  title: 'Home/House',
  component: Places,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: says(),
} satisfies Meta<typeof Places>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Announcements can be dismissed, featured items are links. */
export const Lively: Story = {
  beforeEach: says({ DismissAnnouncement: never }),
  play: async ({ canvas }) => {
    const [away] = await canvas.findAllByRole('button', { name: 'No mostrar más: Feria de salud' });
    await expect((await canvas.findAllByRole('link', { name: /Beneficios 2027/u })).length).toBeGreaterThan(
      0,
    );
    await userEvent.click(away ?? document.body);
    await waitFor(() => expect(canvas.queryByText('Feria de salud')).toBeNull());
  },
};

/** The large layout shows only the column. */
export const Large: Story = { globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };

/** Dismissing failed: the announcement reappears. */
export const NotPutAway: Story = {
  beforeEach: says({ DismissAnnouncement: () => new Refuses('internal') }),
  play: async ({ canvas }) => {
    const [away] = await canvas.findAllByRole('button', { name: 'No mostrar más: Feria de salud' });
    await userEvent.click(away ?? document.body);
    await waitFor(() => expect(canvas.getAllByText('Feria de salud').length).toBeGreaterThan(0));
  },
};

/** Loading, failed, empty, and for external users: renders nothing. */
export const Loading: Story = { beforeEach: says({ Announcements: never, FeaturedItems: never }) };

export const Failed: Story = { beforeEach: says({ Announcements: fails(), FeaturedItems: fails() }) };

export const Empty: Story = {
  beforeEach: says({ Announcements: () => ({ publicity: [] }), FeaturedItems: () => ({ featured: [] }) }),
};

export const Outside: Story = { args: { permissions: ['session.use'] } };
