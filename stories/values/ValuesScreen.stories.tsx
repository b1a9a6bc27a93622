/** Stories of the organisation's values. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { valueQueries, type ShownValue } from '#src/values/values.queries.ts';
import { ValuesScreen } from '#src/values/ValuesScreen.tsx';
import { fails, serverSays, Stage, type StageProps } from '../kit/FakeServer.tsx';
import { reader } from '../recognitions/badges/badges.sample.ts';

const value = (index: number, name: string, icon: string, description: string): ShownValue => ({
  id: `value-${index}`,
  name,
  nameEn: null,
  description,
  icon,
  iconUrl: null,
  active: true,
  recognitions: [217, 1, 0, 43][index] ?? 0,
});
const values = [
  value(0, 'Cercanía', 'heart-handshake', 'Nos tratamos como nos gustaría que nos trataran.'),
  value(1, 'Hacerlo bien', 'badge-check', 'Cuidamos el detalle aunque nadie lo vea.'),
  value(2, 'Curiosidad', 'lightbulb', 'Preguntamos, probamos y aprendemos de lo que no salió.'),
  value(3, 'Cuidar el mañana', 'sprout', 'Lo que hacemos hoy debe servirle a quien viene después.'),
];

const Screen = (props: Omit<StageProps, 'children'>) => (
  <Stage at="/corp_values" person={reader} {...props}>
    <main>
      <ValuesScreen />
    </main>
  </Stage>
);

const meta = {
  title: 'Values/ValuesScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const sees =
  (text: RegExp): NonNullable<Story['play']> =>
  async () => {
    await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
  };
const says = (all: readonly ShownValue[]) => ({ ShownValues: () => ({ values: all }) });

/** Used often, once, and not yet. */
export const Full: Story = { beforeEach: serverSays(says(values)), play: sees(/cercanía/iu) };

/** No values published. */
export const Empty: Story = {
  beforeEach: serverSays(says([])),
  play: sees(/todavía no ha publicado sus valores/iu),
};

const seedOld: StageProps['seed'] = (cache) => {
  cache.setQueryData(valueQueries.shown().queryKey, values, { updatedAt: Date.now() - 300_000 });
};

/** The refresh failed: the old values stay, with their age. */
export const FailedWithOldData: Story = {
  args: { seed: seedOld },
  beforeEach: serverSays({ ShownValues: fails() }),
  play: sees(/no pudimos actualizar los valores/iu),
};
