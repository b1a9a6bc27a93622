/** Stories of the colour field. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ColorField, type ColorFieldProps } from '#src/ui/ColorField.tsx';

const onChange = fn();

function Colour(given: Partial<ColorFieldProps>): ReactElement {
  const [value, setValue] = useState<string | null>(given.value ?? '#f0c30f');
  return (
    <div className="mx-auto max-w-feed">
      <ColorField
        label="Color del tipo"
        hint="Marca el tipo en el inicio y en los gráficos."
        sample="Innovación"
        {...given}
        value={value}
        onChange={(hex) => {
          onChange(hex);
          setValue(hex);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'UI/ColorField',
  component: Colour,
  beforeEach: () => void onChange.mockClear(),
} satisfies Meta<typeof Colour>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reports only complete colours; three digits suffice. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Color del tipo' });
    await userEvent.clear(field);
    await userEvent.type(field, '0a7');
    await expect(onChange.mock.calls).toEqual([['#00aa77']]);
    await userEvent.tab();
    await expect(field).toHaveValue('#00aa77');
  },
};

/** An invalid colour stays and is reported on blur. */
export const Wrong: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Color del tipo' });
    await userEvent.clear(field);
    await userEvent.type(field, 'azul');
    await userEvent.tab();
    const words = await canvas.findByText(/Escribe un color/u);
    await waitFor(() => expect(words).toBeVisible());
    await expect(onChange).not.toHaveBeenCalled();
  },
};

/** May be empty. */
export const Optional: Story = { args: { optional: true } };

/** Dark theme. */
export const Dark: Story = { globals: { theme: 'dark' } };
