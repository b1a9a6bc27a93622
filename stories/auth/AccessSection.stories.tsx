/** Stories of the sign-in settings for administrators. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AccessSection } from '#src/auth/admin/AccessSection.tsx';
import { fails, serverSays, type Answers } from '../kit/FakeServer.tsx';
import { Section } from '../recognitions/AdminStage.tsx';
import { press, shows } from '../recognitions/adminPlay.ts';

const usual = { methods: ['password', 'otp'], available: ['password', 'otp'] };
const accessSays = (answers: Answers = {}) =>
  serverSays({ AccessSettings: () => ({ accessSettings: usual }), ...answers });

const meta = {
  title: 'Sign-in/Admin access',
  component: Section,
  args: { of: AccessSection },
  parameters: { layout: 'fullscreen' },
  beforeEach: accessSays(),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Teams is not available in this deployment. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await shows(await canvas.findByText(/no está disponible en esta instalación/iu));
    await expect(canvas.getByRole('switch', { name: /Microsoft Teams/u })).toBeDisabled();
  },
};

export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };

export const Phone: Story = { ...Full, tags: ['!test'], globals: { viewport: { value: 'phone' } } };

/** All three methods. */
export const WithTeams: Story = {
  beforeEach: accessSays({
    AccessSettings: () => ({
      accessSettings: { methods: ['password', 'otp', 'teams'], available: ['password', 'otp', 'teams'] },
    }),
  }),
};

/** The password was just switched off: the code cannot be switched off. */
export const TheLastOne: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /^Contraseña/u }));
    await shows(canvas.getByText(/no se puede apagar/iu));
    await expect(canvas.getByRole('switch', { name: /^Código/u })).toBeDisabled();
    await shows(canvas.getByRole('button', { name: 'Guardar' }));
  },
};

/** Saving failed: the switches keep their new state. */
export const Unsaved: Story = {
  beforeEach: accessSays({ UpdateAccessSettings: fails() }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /^Código/u }));
    await press('Guardar');
    await shows(await canvas.findByText(/No se guardó/u));
    await expect(canvas.getByRole('switch', { name: /^Código/u })).not.toBeChecked();
  },
};
