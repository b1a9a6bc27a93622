/** Stories of checkbox, switch and radio cards. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Split, Users } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { Switch } from '#src/ui/Switch.tsx';

const meta = { title: 'UI/Choices' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function All() {
  const [on, setOn] = useState(true);
  const [way, setWay] = useState<'each' | 'split' | null>('each');
  return (
    <div className="flex max-w-[480px] flex-col gap-6">
      <div>
        <Checkbox label="Acepto que mi cumpleaños se vea" detail="Solo el día y el mes." defaultChecked />
        <Checkbox label="Acepto las condiciones" error="Sin esto no se puede seguir." />
        <Checkbox label="No disponible" disabled />
      </div>
      <div>
        <Switch
          label="Avisos por WhatsApp"
          detail="Cuando alguien te reconoce."
          checked={on}
          onChange={setOn}
        />
        <Switch label="Resumen semanal" checked={false} onChange={setOn} />
      </div>
      <RadioCards
        legend="Cómo se reparten los puntos"
        value={way}
        onChange={setWay}
        columns={2}
        options={[
          {
            value: 'each',
            label: 'A cada persona',
            detail: '20 puntos para cada una: 60 en total.',
            icon: Users,
          },
          { value: 'split', label: 'Repartir', detail: '20 puntos entre las tres.', icon: Split },
        ]}
      />
    </div>
  );
}

/** All three, selected and not. */
export const Light: Story = { render: () => <All /> };

/** Dark theme. */
export const Dark: Story = { ...Light, tags: ['!test'], globals: { theme: 'dark' } };
