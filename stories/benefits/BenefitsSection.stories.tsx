/** The administration of benefits: the offer, its panel with the live reach, what was asked for, and use. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { BenefitsSection } from '#src/benefits/admin/BenefitsSection.tsx';
import { fails, never, serverSays, type Answers } from '../kit/FakeServer.tsx';
import { Section } from '../recognitions/AdminStage.tsx';
import { choose, dialog, shows } from '../recognitions/adminPlay.ts';
import { adminGym, approved, pagination, waiting } from './benefits.sample.ts';

const answers: Answers = {
  OrgBenefits: () => ({
    orgBenefits: {
      items: [
        adminGym,
        {
          ...adminGym,
          id: 'sabbatical',
          name: 'Mes sabático',
          nameEn: null,
          stock: null,
          left: null,
          state: 'planned' as const,
          counters: { waiting: 0, approved: 0, delivered: 0, refused: 0 },
        },
      ],
      pagination,
    },
  }),
  BenefitSubmissions: () => ({ benefitSubmissions: { items: [approved, waiting], pagination } }),
  BenefitReach: () => ({ benefitReach: { people: 143 } }),
  BenefitUse: () => ({
    benefitUse: {
      departments: [
        { name: 'Datos', people: 20, asked: 8 },
        { name: 'Ventas', people: 50, asked: 5 },
      ],
      hidden: 2,
    },
  }),
  Forms: () => ({ forms: [] }),
  Departments: () => ({ departments: [] }),
  Countries: () => ({ countries: [] }),
};

const meta = {
  title: 'Benefits/Admin benefits',
  component: Section,
  args: { of: BenefitsSection, at: '/admin/benefits' },
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays(answers),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = { play: async () => shows(await screen.findByText(/3 de 20$/u)) };
export const Loading: Story = { beforeEach: serverSays({ ...answers, OrgBenefits: never }) };
export const Failed: Story = {
  beforeEach: serverSays({ ...answers, OrgBenefits: fails() }),
  play: async () => shows(await screen.findByText(/no pudimos cargar los beneficios/iu)),
};
export const Panel: Story = {
  play: async () => {
    await choose('Gimnasio', /editar/iu);
    const panel = await dialog(/^gimnasio$/iu);
    await shows(await within(panel).findByText(/pueden pedirlo 143 personas/iu));
  },
};
export const Archiving: Story = {
  play: async () => {
    await choose('Gimnasio', /archivar/iu);
    await shows(await within(await dialog(/¿archivar gimnasio\?/iu)).findByText(/sigue su camino/iu));
  },
};
export const Use: Story = {
  play: async () => {
    await choose('Gimnasio', /uso por departamento/iu);
    await shows(await within(await dialog(/uso por departamento/iu)).findByText(/2 departamentos tienen/iu));
  },
};
export const Asked: Story = {
  args: { at: '/admin/benefits?view=asked' },
  beforeEach: serverSays({
    ...answers,
    DeliverBenefitSubmission: fails(),
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^entregar gimnasio/iu }));
    await shows(await screen.findByText(/error en la respuesta del servidor/iu));
  },
};
