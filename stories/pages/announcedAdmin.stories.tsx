/** Stories of the administration of announcements and featured items. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FeaturedSection } from '#src/pages/announced/FeaturedSection.tsx';
import { PublicitySection } from '#src/pages/announced/PublicitySection.tsx';
import { Refuses, serverSays, type Answers } from '../kit/FakeServer.tsx';
import { Section } from '../recognitions/AdminStage.tsx';
import { choose, dialog, press, shows } from '../recognitions/adminPlay.ts';
import { announcedAnswers } from './announced.sample.ts';

const says = (answers: Answers = {}) => serverSays({ ...announcedAnswers, ...answers });

const meta = {
  title: 'Pages/Announced',
  component: Section,
  args: { of: PublicitySection },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const featuredArgs = { of: FeaturedSection };
const phone = { viewport: { value: 'phone' } };
const sees = async (text: RegExp): Promise<void> =>
  shows((await screen.findAllByText(text))[0] ?? document.body);

/** One announcement in each state. */
export const Announcements: Story = { beforeEach: says(), play: () => sees(/Programado/u) };

export const AnnouncementsOnAPhone: Story = { beforeEach: says(), globals: phone };

export const AnnouncementsEmpty: Story = {
  beforeEach: says({ PublicityList: () => ({ publicityList: [] }) }),
  play: () => sees(/Crear el primer anuncio/u),
};

/** The preview in the panel is the component that users will see. */
export const NewAnnouncement: Story = {
  beforeEach: says(),
  play: async () => {
    await press('Nuevo anuncio');
    const panel = await dialog(/Nuevo anuncio/u);
    await userEvent.type(within(panel).getByRole('textbox', { name: 'Título' }), 'Feria de salud');
    await userEvent.click(within(panel).getByRole('radio', { name: /Sobre las páginas/u }));
    await expect(await within(panel).findAllByText('Feria de salud')).toHaveLength(1);
  },
};

export const DeleteAnnouncement: Story = {
  beforeEach: says(),
  play: async () => {
    await choose('Feria de salud', /Eliminar/u);
    const asked = await dialog(/Eliminar el anuncio/u);
    await shows(within(asked).getByText(/Ahora está a la vista/u));
  },
};

export const Featured: Story = { args: featuredArgs, beforeEach: says(), play: () => sees(/Nadie lo ve/u) };

export const FeaturedOnAPhone: Story = { args: featuredArgs, beforeEach: says(), globals: phone };

export const FeaturedEmpty: Story = {
  args: featuredArgs,
  beforeEach: says({ FeaturedChoices: () => ({ featuredChoices: [] }) }),
  play: () => sees(/Destacar algo/u),
};

/** The move buttons do the same as dragging; each move is announced once, and the focus stays on a button. */
export const FeaturedMovedByKeys: Story = {
  args: featuredArgs,
  beforeEach: says(),
  play: async () => {
    await press('Subir Termo de acero');
    await expect(await screen.findByText('Termo de acero: puesto 1 de 4.')).toBeInTheDocument();
    await sees(/Tienes cambios sin guardar/u);
  },
};

/** The server's reason is shown at the item that cannot be featured. */
export const FeaturedRefused: Story = {
  args: featuredArgs,
  beforeEach: says({
    Feature: () =>
      new Refuses('invalid', [
        {
          field: 'items.1.target_id',
          code: 'featured_target',
          message: 'Esto ya no existe, no está publicado o está apagado.',
        },
      ]),
  }),
  play: async () => {
    await press('Quitar Nuestro blog');
    await press('Guardar');
    await sees(/Esto ya no existe/u);
  },
};

/** Candidate pages; chosen ones are marked. */
export const FeaturedPicking: Story = {
  args: featuredArgs,
  beforeEach: says(),
  play: async () => {
    await press('Agregar');
    const panel = await dialog(/Agregar a destacados/u);
    await shows(await within(panel).findByRole('button', { name: 'Destacar Feria de salud' }));
  },
};
