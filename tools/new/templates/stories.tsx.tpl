/** The screen of {{domain}} in its states. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { {{One}} } from '#schema/{{domain}}/{{domain}}.endpoints.ts';
import { {{one}}Queries } from '#src/{{domain}}/{{domain}}.queries.ts';
import { {{Domain}}Screen } from '#src/{{domain}}/{{Domain}}Screen.tsx';
import { fails, never, serverSays, Stage, type StageProps } from '../posts/FakeServer.tsx';
import { me } from '../posts/posts.sample.ts';

const sample: readonly {{One}}[] = ['Primavera', 'Verano', 'Otoño'].map((name, index) => ({
  id: `sample-${index}`,
  name,
  createdAt: `2026-03-1${index}T15:00:00.000Z`,
}));
const pageOf = (items: readonly {{One}}[]) => ({
  {{domain}}: { items, pagination: { page: 1, totalPages: 1 } },
});

const Screen = (props: Omit<StageProps, 'children'>) => (
  <Stage person={{ ...me, userType: 'admin' }} {...props}>
    <{{Domain}}Screen />
  </Stage>
);

const meta = {
  title: '{{Domain}}/{{Domain}}Screen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the fade-in, so that axe and the test see the final state. */
const sees =
  (text: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  };

/** A few of them, newest first. */
export const Full: Story = {
  beforeEach: serverSays({ {{Domain}}: () => pageOf(sample) }),
  play: sees(/primavera/iu),
};

/** An added entry appears in the list. */
export const Adding: Story = {
  beforeEach: () => {
    let items = sample;
    return serverSays({
      {{Domain}}: () => pageOf(items),
      Create{{One}}: ({ input }) => {
        const { name } = input as { name: string };
        const made = { id: 'made', name, createdAt: '2026-03-18T15:00:00.000Z' };
        items = [made, ...items];
        return { create{{One}}: made };
      },
    })();
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Invierno');
    await userEvent.click(canvas.getByRole('button', { name: /agregar/iu }));
    await waitFor(() => expect(canvas.getByText('Invierno')).toBeVisible());
  },
};

/** Loading. */
export const Loading: Story = { beforeEach: serverSays({ {{Domain}}: never }) };

/** Empty. */
export const Empty: Story = {
  beforeEach: serverSays({ {{Domain}}: () => pageOf([]) }),
  play: sees(/todavía no hay nada/iu),
};

/** Failed. */
export const Failed: Story = {
  beforeEach: serverSays({ {{Domain}}: fails() }),
  play: sees(/no pudimos cargar/iu),
};

const seedOld: StageProps['seed'] = (cache) => {
  cache.setQueryData(
    {{one}}Queries.list().queryKey,
    { pages: [{ items: sample, page: 1, totalPages: 1 }], pageParams: [1] },
    { updatedAt: Date.now() - 300_000 },
  );
};

/** The refresh failed: the old list stays, with its age. */
export const FailedWithOldData: Story = {
  args: { seed: seedOld },
  beforeEach: serverSays({ {{Domain}}: fails() }),
  play: sees(/no pudimos actualizar/iu),
};

/** Stale: an old list during a reload. */
export const Stale: Story = {
  args: { seed: seedOld },
  beforeEach: serverSays({ {{Domain}}: never }),
  play: sees(/hace 5 min/iu),
};

/** Its module is off. */
export const SwitchedOff: Story = {
  args: { person: me },
  beforeEach: serverSays({ {{Domain}}: fails('module_off') }),
};
