/** Stories of the organisation's brand settings with preview. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { BrandSection } from '#src/organization/admin/BrandSection.tsx';
import { press, shows } from '../recognitions/adminPlay.ts';
import { custom, organizationAnswers } from './organizationSettings.sample.ts';
import { HouseSection } from './SettingsStage.tsx';

const meta = {
  title: 'Organization/BrandSection',
  component: HouseSection,
  args: { of: BrandSection, at: '/admin/brand' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HouseSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const painted = (main: string, secondary: string | null): Story => ({
  beforeEach: organizationAnswers({
    OrgCustom: () => ({ orgCustom: { ...custom, branding: { banner: { main, secondary }, logoUrl: null } } }),
  }),
  play: async () => {
    for (const words of await screen.findAllByText(/^Cómo se usa/u)) await userEvent.click(words);
  },
});

export const Look: Story = { beforeEach: organizationAnswers() };

export const OnAPhone: Story = {
  beforeEach: organizationAnswers(),
  globals: { viewport: { value: 'phone' } },
};

/** Text on this colour would be illegible: shows the adjusted colour. */
export const VeryLight: Story = painted('#ffe600', '#fff3a0');

export const Black: Story = painted('#000000', null);

/** The preview updates while the user types a colour; the page does not. */
export const Trying: Story = {
  beforeEach: organizationAnswers(),
  play: async ({ canvasElement }) => {
    const main = await screen.findByRole('textbox', { name: 'Color principal' });
    await userEvent.clear(main);
    await userEvent.type(main, '0a7d4f');
    const light = canvasElement.querySelector<HTMLElement>('[data-preview="light"]');
    await expect(light?.style.getPropertyValue('--brand')).toContain('#0a7d4f');
    await shows(await screen.findByRole('button', { name: 'Guardar' }));
  },
};

/** A sentence in one language only. */
export const HalfASentence: Story = {
  beforeEach: organizationAnswers(),
  play: async () => {
    await userEvent.clear(await screen.findByRole('textbox', { name: /^Frase en inglés/u }));
    await press('Guardar');
    await expect(await screen.findByRole('textbox', { name: /^Frase en inglés/u })).toBeInvalid();
  },
};
