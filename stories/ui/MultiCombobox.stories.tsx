/** Stories of selecting several people by typing. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { matches } from '#src/lib/text.ts';
import { MultiCombobox, type ComboItem, type MultiComboboxProps } from '#src/ui/MultiCombobox.tsx';

const people: readonly ComboItem[] = [
  { id: '1', label: 'Ana Ríos', detail: 'Diseño' },
  { id: '2', label: 'Andrés Cano', detail: 'Finanzas' },
  { id: '3', label: 'Bruno Salas', detail: 'Ventas' },
  { id: '4', label: 'Carla Núñez', detail: 'Diseño' },
];

const nothing = (): void => undefined;
const meta = {
  title: 'UI/MultiCombobox',
  component: MultiCombobox,
  args: { label: '¿A quién?', value: [], onChange: nothing, query: '', onQuery: nothing, options: [] },
} satisfies Meta<typeof MultiCombobox>;
export default meta;
type Story = StoryObj<typeof meta>;

function Who(
  props: Pick<MultiComboboxProps<ComboItem>, 'state' | 'error' | 'onRetry'> & {
    start?: readonly ComboItem[];
  },
) {
  const { start = [], ...rest } = props;
  const [value, setValue] = useState<readonly ComboItem[]>(start);
  const [query, setQuery] = useState('');
  const options = rest.state === undefined ? people.filter((one) => matches(one.label, query)) : [];
  return (
    <div className="min-h-96 max-w-[480px]">
      <MultiCombobox
        label="¿A quién quieres agradecer?"
        placeholder="Escribe un nombre"
        value={value}
        onChange={setValue}
        query={query}
        onQuery={setQuery}
        options={options}
        {...rest}
      />
    </div>
  );
}

const type: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'an');
};

/** Two typed letters: the matches. */
export const Typing: Story = {
  render: () => <Who start={people.slice(2, 4)} />,
  play: async (context) => {
    await type(context);
    const option = await within(context.canvasElement.ownerDocument.body).findByRole('option', {
      name: /andrés/i,
    });
    await waitFor(() => expect(option).toBeVisible());
  },
};

/** Two selected. */
export const Chosen: Story = { render: () => <Who start={people.slice(0, 2)} /> };

/** Searching. */
export const Searching: Story = { render: () => <Who state="loading" />, play: type };

/** The search failed: a message and a retry. */
export const SearchFailed: Story = { render: () => <Who state="failed" onRetry={nothing} />, play: type };

/** Empty, but required. */
export const WithError: Story = { render: () => <Who error="Elige al menos a una persona." /> };

/** Dark theme. */
export const Dark: Story = { ...Typing, tags: ['!test'], globals: { theme: 'dark' } };
