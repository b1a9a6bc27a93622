/** The administration of coverages: the list, assigning after a rehearsal, and who has one. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { CoveragesSection } from '#src/benefits/admin/CoveragesSection.tsx';
import { fails, serverSays, type Answers } from '../kit/FakeServer.tsx';
import { person } from '../kit/world.sample.ts';
import { Section } from '../recognitions/AdminStage.tsx';
import { choose, dialog, shows } from '../recognitions/adminPlay.ts';
import { adminCoverage, covered, pagination } from './benefits.sample.ts';

const answers: Answers = {
  Coverages: () => ({
    coverages: [adminCoverage, { ...adminCoverage, id: 'old', name: 'Auto', endsOn: '2025-01-31' }],
  }),
  CoveragePeople: () => ({ coveragePeople: { items: [covered], pagination } }),
  RehearseCoverage: () => ({ rehearseCoverage: { people: 155, added: 143, already: 12, left: 3 } }),
  Departments: () => ({ departments: [] }),
  KeptUserGroups: () => ({ orgGroups: [] }),
  People: () => ({ people: { items: [person(1)], pagination } }),
};

const meta = {
  title: 'Benefits/Admin coverages',
  component: Section,
  args: { of: CoveragesSection, at: '/admin/coverages' },
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays(answers),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { play: async () => shows(await screen.findByText('Ya terminó')) };
export const Failed: Story = {
  beforeEach: serverSays({ ...answers, Coverages: fails() }),
  play: async () => shows(await screen.findByText(/no pudimos cargar las coberturas/iu)),
};
export const Panel: Story = {
  play: async () => {
    await choose('Gastos médicos mayores', /editar/iu);
    await shows(
      await within(await dialog(/^gastos médicos mayores$/iu)).findByDisplayValue('ayuda@valle.example'),
    );
  },
};
export const People: Story = {
  args: { at: `/admin/coverages?id=${adminCoverage.id}` },
  play: async () => shows(await screen.findByText('GMM-204-118-2')),
};
export const Assigning: Story = {
  play: async () => {
    await choose('Gastos médicos mayores', /^asignar/iu);
    const panel = await dialog(/asignar gastos médicos/iu);
    await userEvent.type(await within(panel).findByRole('combobox', { name: /personas/iu }), 'Luis');
    await userEvent.click(await screen.findByRole('option', { name: /luis paz/iu }));
    await shows(await within(panel).findByText(/se asigna a 143 personas/iu));
  },
};
