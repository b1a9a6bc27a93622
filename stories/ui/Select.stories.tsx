/** Stories of the select field. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Select } from '#src/ui/Select.tsx';

const meta = {
  title: 'UI/Select',
  component: Select,
  args: { label: 'Periodo', value: null, onChange: () => undefined, options: [] },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { value: 'month', label: 'Este mes' },
  { value: 'quarter', label: 'Este trimestre', detail: 'De octubre a diciembre' },
  { value: 'year', label: 'Este año' },
  { value: 'all', label: 'Desde siempre', disabled: true },
] as const;

function Period({ error }: { error?: string }) {
  const [value, setValue] = useState<'month' | 'quarter' | 'year' | 'all' | null>(null);
  return (
    <div className="min-h-80 max-w-[320px]">
      <Select
        label="Periodo"
        value={value}
        onChange={setValue}
        options={options}
        placeholder="Elige un periodo"
        hint="Cambia lo que ves en el podio."
        error={error}
      />
    </div>
  );
}

/** Closed. */
export const Closed: Story = { render: () => <Period /> };

/** Open, by keyboard. */
export const Open: Story = {
  render: () => <Period />,
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: /periodo/i }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const option = await within(canvasElement.ownerDocument.body).findByRole('option', {
      name: /este trimestre/i,
    });
    await waitFor(() => expect(option).toBeVisible());
  },
};

/** Empty, but required. */
export const WithError: Story = { render: () => <Period error="Elige un periodo." /> };

/** Dark theme. */
export const Dark: Story = { ...Open, tags: ['!test'], globals: { theme: 'dark' } };
