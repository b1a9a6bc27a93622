/** The section of challenges for administrators. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { ChallengesSection } from '#src/challenges/admin/ChallengesSection.tsx';
import { serverSays } from '../kit/FakeServer.tsx';
import { Section } from '../recognitions/AdminStage.tsx';
import { shows } from '../recognitions/adminPlay.ts';
import { steps } from './challenges.sample.ts';

const meta = {
  title: 'Challenges/Admin challenges',
  component: Section,
  args: { of: ChallengesSection, at: '/admin/challenges' },
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays({ Challenges: () => ({ challenges: [steps] }) }),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async () => shows(await screen.findByText('Seis semanas de pasos')),
};
