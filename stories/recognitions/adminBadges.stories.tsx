/** Stories of the administration of badges: create, edit, award, withdraw. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BadgesSection } from '#src/recognitions/admin/BadgesSection.tsx';
import { onePage } from './admin.sample.ts';
import { adminSays, Section } from './AdminStage.tsx';
import { choose, dialog, press, shows } from './adminPlay.ts';

const meta = {
  title: 'Recognitions/Admin badges',
  component: Section,
  args: { of: BadgesSection },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Badges: Story = { beforeEach: adminSays() };

export const OnAPhone: Story = { beforeEach: adminSays(), globals: { viewport: { value: 'phone' } } };

/** A badge needs a name and an image. */
export const Incomplete: Story = {
  beforeEach: adminSays(),
  play: async () => {
    await press('Nueva insignia');
    const panel = await dialog(/Nueva insignia/u);
    await userEvent.click(within(panel).getByRole('button', { name: 'Crear' }));
    // At both fields, and the first again beside the button.
    await waitFor(() => expect(within(panel).getAllByText('Este dato es obligatorio.')).toHaveLength(3));
  },
};

/** The cost for the organisation is shown before awarding. */
export const Award: Story = {
  beforeEach: adminSays(),
  play: async () => {
    await choose('Faro', /Entregar/u);
    const panel = await dialog(/Entregar Faro/u);
    await userEvent.type(within(panel).getByRole('combobox'), 'Luis');
    await userEvent.click(await screen.findByRole('option', { name: /Luis Paz/u }));
    await shows(await within(panel).findByText(/1 persona × 20 puntos/u));
  },
};

export const Holders: Story = {
  beforeEach: adminSays(),
  play: async () => {
    await choose('Faro', /quién la tiene/u);
    const panel = await dialog(/Quién tiene Faro/u);
    await shows(await within(panel).findByText('Luis Paz'));
  },
};

export const NobodyHasIt: Story = {
  beforeEach: adminSays({ AdminBadgeHolders: () => ({ badgeHolders: onePage([]) }) }),
  play: async () => {
    await choose('Faro', /quién la tiene/u);
    const panel = await dialog(/Quién tiene Faro/u);
    await shows(within(panel).getByText(/Nadie tiene esta insignia/u));
  },
};

export const Withdraw: Story = {
  beforeEach: adminSays(),
  play: async () => {
    await choose('Faro', /quién la tiene/u);
    await press('Retirar la insignia a Luis Paz');
    await dialog(/Retirar la insignia a Luis Paz/u);
  },
};
