/** Stories of a single choice by typing. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SearchSelect, type SearchSelectProps } from '#src/ui/SearchSelect.tsx';

const cities = ['Bogotá', 'Medellín', 'Cali', 'Barranquilla', 'Cartagena'];

function Cities(props: Partial<SearchSelectProps>) {
  const [value, setValue] = useState('Cali');
  return (
    <SearchSelect
      label="Ciudad"
      optional
      value={value}
      labelOf={(id) => id}
      find={(words) =>
        cities
          .filter((city) => city.toLowerCase().includes(words.trim().toLowerCase()))
          .map((city) => ({ id: city, label: city, detail: 'Colombia' }))
      }
      onChange={setValue}
      nothing="No está en la lista."
      openLabel="Ver ciudades"
      hint="Donde trabajas."
      {...props}
    />
  );
}

const meta: Meta<typeof Cities> = { title: 'ui/SearchSelect', component: Cities };
export default meta;
type Story = StoryObj<typeof Cities>;

export const Chosen: Story = {};
export const Invalid: Story = { args: { error: 'Elige una ciudad de ese país.' } };
export const Disabled: Story = { args: { disabled: true } };

/** Typing filters, Enter selects. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('combobox', { name: /Ciudad/ });
    await userEvent.click(field);
    await userEvent.clear(field);
    await userEvent.type(field, 'mede');
    await within(document.body).findByRole('option', { name: /Medellín/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Medellín');
  },
};

/** No matches. */
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('combobox', { name: /Ciudad/ });
    await userEvent.click(field);
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    await within(document.body).findByText('No está en la lista.');
  },
};
