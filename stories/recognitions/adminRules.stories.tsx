/** Stories of the administration of recognition settings, podium, moderation and referrals. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ModerationSection } from '#src/recognitions/admin/ModerationSection.tsx';
import { PodiumSection } from '#src/recognitions/admin/PodiumSection.tsx';
import { ReferralsSection } from '#src/recognitions/admin/ReferralsSection.tsx';
import { RulesSection } from '#src/recognitions/admin/RulesSection.tsx';
import { fails } from '../kit/FakeServer.tsx';
import { onePage } from './admin.sample.ts';
import { adminSays, Section } from './AdminStage.tsx';
import { dialog, press, shows } from './adminPlay.ts';

const meta = {
  title: 'Recognitions/Admin rules',
  component: Section,
  args: { of: RulesSection },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rules: Story = { beforeEach: adminSays() };

/** Saving failed: the changes stay. */
export const RulesUnsaved: Story = {
  beforeEach: adminSays({ UpdateRecognitionSettings: fails() }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /sumar puntos/u }));
    await press('Guardar');
    await shows(await canvas.findByText(/No se guardó/u));
    await expect(canvas.getByRole('switch', { name: /sumar puntos/u })).not.toBeChecked();
  },
};

export const Podium: Story = { args: { of: PodiumSection }, beforeEach: adminSays() };

export const PodiumOff: Story = {
  args: { of: PodiumSection },
  beforeEach: adminSays(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Mostrar el podio' }));
    await shows(canvas.getByRole('button', { name: 'Guardar' }));
  },
};

export const Moderation: Story = { args: { of: ModerationSection }, beforeEach: adminSays() };

export const NothingToModerate: Story = {
  args: { of: ModerationSection },
  beforeEach: adminSays({ ReportedPosts: () => ({ reportedPosts: onePage([]) }) }),
};

export const Decided: Story = {
  args: { of: ModerationSection, at: '/admin?tab=decided' },
  beforeEach: adminSays(),
};

/** The confirmation shows the effects of a removal on points as numbers. */
export const Removal: Story = {
  args: { of: ModerationSection },
  beforeEach: adminSays(),
  play: async () => {
    await press('Quitar');
    const asked = await dialog(/Quitar esta publicación/u);
    await shows(await within(asked).findByText('50 puntos'));
  },
};

export const Referrals: Story = { args: { of: ReferralsSection }, beforeEach: adminSays() };

/** Offers only allowed next states; shows the points before a referral is marked as hired. */
export const Hiring: Story = {
  args: { of: ReferralsSection, at: '/admin?status=contacted' },
  beforeEach: adminSays(),
  play: async () => {
    await press(/^Omar Lizárraga/u);
    const panel = await dialog(/Omar Lizárraga/u);
    await userEvent.click(within(panel).getByRole('radio', { name: /Contratada/u }));
    await shows(await within(panel).findByText(/recibe 200 puntos/u));
    await expect(within(panel).queryByRole('radio', { name: /Por contactar/u })).toBeNull();
  },
};
