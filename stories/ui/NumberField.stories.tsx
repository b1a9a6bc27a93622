/** Stories of the number field. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { NumberField } from '#src/ui/NumberField.tsx';

const meta = {
  title: 'UI/NumberField',
  component: NumberField,
  args: { label: 'Puntos', value: 20, onChange: () => undefined },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Points({ error }: { error?: string }) {
  const [value, setValue] = useState<number | null>(20);
  return (
    <div className="max-w-[280px]">
      <NumberField
        label="Puntos para cada persona"
        value={value}
        onChange={setValue}
        max={500}
        step={10}
        suffix="puntos"
        hint="Te quedan 480."
        error={error}
      />
    </div>
  );
}

/** Steps of ten up to 500. */
export const Points500: Story = { name: 'Points', render: () => <Points /> };

/** More than available. */
export const TooMany: Story = { render: () => <Points error="Te faltan 40 puntos." /> };

/** Dark theme. */
export const Dark: Story = { ...Points500, tags: ['!test'], globals: { theme: 'dark' } };
