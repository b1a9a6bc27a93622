/** Stories of cards. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, CardTitle } from '#src/ui/Card.tsx';

const meta = { title: 'UI/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Plain, tinted, and the specification's comment background. */
export const Tones: Story = {
  render: () => (
    <div className="flex max-w-feed flex-col gap-4">
      {(['plain', 'tint', 'comment'] as const).map((tone) => (
        <Card key={tone} tone={tone} as="section">
          <CardTitle>Gracias por quedarte ayer</CardTitle>
          <p className="mt-1">Sin tu ayuda el cierre del mes no habría salido a tiempo.</p>
          <p className="mt-2 text-small text-soft">Para todo el equipo de Finanzas</p>
        </Card>
      ))}
    </div>
  ),
};

/** Dark theme. */
export const Dark: Story = { ...Tones, tags: ['!test'], globals: { theme: 'dark' } };
