/** The section of programs for administrators: the list, the builder with its preview, people and submissions. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ProgramsSection } from '#src/programs/admin/ProgramsSection.tsx';
import { fails, serverSays, type Answers } from '../kit/FakeServer.tsx';
import { Section } from '../recognitions/AdminStage.tsx';
import { choose, dialog, press, shows } from '../recognitions/adminPlay.ts';
import {
  builtPlan,
  builtSafety,
  firstSteps,
  participant,
  plan,
  safety,
  submission,
} from './programsAdmin.sample.ts';

const page = { page: 1, perPage: 20, totalPages: 1 };
const answers: Answers = {
  AllPrograms: () => ({ allPrograms: { items: [safety, plan], pagination: { ...page, total: 2 } } }),
  ProgramCategories: () => ({ programCategories: [firstSteps] }),
  OrgProgram: ({ id }) => ({
    orgProgram: id === plan.id ? builtPlan : builtSafety,
  }),
  ProgramPeople: () => ({ programPeople: { items: [participant], pagination: { ...page, total: 1 } } }),
  ProgramSubmissions: () => ({
    programSubmissions: { items: [submission], pagination: { ...page, total: 1 } },
  }),
  ProgramRemoval: () => ({
    programRemoval: { assigned: 32, begun: 9, waiting: 0, finished: 18, unpaid: 2 },
  }),
  ProgramSurveys: () => ({ programSurveys: [] }),
  Forms: () => ({ forms: [] }),
  Badges: () => ({ badges: [] }),
};

const meta = {
  title: 'Programs/Admin programs',
  component: Section,
  args: { of: ProgramsSection, at: '/admin/programs' },
  parameters: { layout: 'fullscreen' },
  beforeEach: serverSays(answers),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async () => shows(await screen.findByText('Seguridad en el trabajo')),
};

export const Failed: Story = {
  beforeEach: serverSays({ ...answers, AllPrograms: fails() }),
  play: async () => shows(await screen.findByText(/no pudimos cargar los programas/iu)),
};

export const Removing: Story = {
  play: async () => {
    await choose('Seguridad en el trabajo', /eliminar/iu);
    const asked = await dialog(/¿eliminar seguridad en el trabajo\?/iu);
    await shows(await within(asked).findByText(/2 premios esperan al presupuesto/iu));
  },
};

export const Builder: Story = {
  args: { at: `/admin/programs?edit=${safety.id}` },
  play: async () => {
    await press(/^¿qué harías\?/iu);
    await shows(await screen.findByDisplayValue('Una salida está bloqueada.'));
  },
};

export const Preview: Story = {
  args: { at: `/admin/programs?edit=${safety.id}` },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Vista previa' }));
    await userEvent.click(await screen.findByRole('button', { name: /¿qué harías\?/iu }));
    await shows(await screen.findByText('La despejo y aviso'));
  },
};

export const People: Story = {
  args: { at: `/admin/programs?people=${safety.id}` },
  play: async () => shows(await screen.findByText('78 % · 14 de 18')),
};

export const Deciding: Story = {
  args: { at: `/admin/programs?people=${plan.id}` },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^acciones de/iu }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Devolver' }));
    const asked = await dialog(/devolver la entrega/iu);
    await userEvent.click(within(asked).getByRole('button', { name: 'Devolver' }));
    await expect(await within(asked).findByRole('textbox', { name: /motivo/iu })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};

export const Assigning: Story = {
  args: { at: `/admin/programs?people=${safety.id}` },
  play: async () => {
    await press('Asignar');
    await dialog(/asignar seguridad en el trabajo/iu);
  },
};
