/** Stories of avatars. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar, AvatarStack } from '#src/ui/Avatar.tsx';

const meta = { title: 'UI/Avatar', component: Avatar, args: { name: 'Ana Ríos' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = [
  'Ana Ríos',
  'Bruno Salas',
  'Carla Núñez',
  'Diego Paz',
  'Elena Quiroga',
  'Fabián Ortiz',
  'Gina Mora',
];

/** Initials in each size; the same name has the same disc colour. */
export const Initials: Story = {
  render: () => (
    <div className="flex flex-wrap items-end gap-3">
      {([24, 32, 40, 48, 64, 96] as const).map((size, index) => (
        <Avatar key={size} name={names[index] ?? ''} size={size} labelled />
      ))}
    </div>
  ),
};

/** If the photo fails to load, the initials stay. */
export const BrokenPhoto: Story = {
  args: { name: 'Bruno Salas', src: '/no-such-photo.png', size: 64, labelled: true },
};

/** Several people; the rest is a number. */
export const Stack: Story = {
  render: () => <AvatarStack people={names.map((name) => ({ id: name, name }))} size={40} />,
};

/** Dark theme. */
export const Dark: Story = { ...Initials, tags: ['!test'], globals: { theme: 'dark' } };
