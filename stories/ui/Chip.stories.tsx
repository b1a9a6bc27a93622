/** Stories of chips and filters. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award, Gift } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { RemovableChip } from '#src/ui/RemovableChip.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';

const meta = { title: 'UI/Chip', component: Chip, args: { children: 'Trabajo en equipo' } } satisfies Meta<
  typeof Chip
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With icon, with avatar, removable, in the accent colour. */
export const Kinds: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Chip icon={Award}>Trabajo en equipo</Chip>
      <Chip tone="accent" icon={Gift}>
        120 puntos
      </Chip>
      <RemovableChip
        tone="brand"
        picture={<Avatar name="Ana Ríos" size={24} />}
        onRemove={fn()}
        removeLabel="Quitar a Ana Ríos"
      >
        Ana Ríos
      </RemovableChip>
    </div>
  ),
};

function Filters() {
  const [on, setOn] = useState<readonly string[]>(['Libros']);
  return (
    <div className="flex flex-wrap gap-2">
      {['Libros', 'Viajes', 'Comida', 'Hogar'].map((name) => (
        <ToggleChip
          key={name}
          pressed={on.includes(name)}
          onPress={() => setOn(on.includes(name) ? on.filter((other) => other !== name) : [...on, name])}
        >
          {name}
        </ToggleChip>
      ))}
    </div>
  );
}

/** Filters that are on or off. */
export const AsFilters: Story = { render: () => <Filters /> };

/** Dark theme. */
export const Dark: Story = { ...Kinds, tags: ['!test'], globals: { theme: 'dark' } };
