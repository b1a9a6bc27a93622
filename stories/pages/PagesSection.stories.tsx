/** Stories of the administration of pages. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PagesSection } from '#src/pages/admin/PagesSection.tsx';
import { fails, never, Refuses, serverSays, type Answers } from '../kit/FakeServer.tsx';
import { choose, dialog, press, shows } from '../recognitions/adminPlay.ts';
import { Section } from '../recognitions/AdminStage.tsx';
import { keptPage, keptPages } from './pages.sample.ts';

const meta = {
  title: 'Pages/Admin',
  component: Section,
  args: { of: PagesSection, at: '/admin/pages' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const says = (answers: Answers = {}) => {
  const set = serverSays({
    KeptPages: () => ({ customPages: keptPages }),
    CustomPage: () => ({ customPage: keptPage }),
    WriteDraft: () => ({
      writeDraft: {
        id: 'd1',
        source: 'builtIn',
        text: 'Vacaciones\n\nCómo pedir vacaciones.\n\n- Mira el calendario\n- Habla con tu equipo',
      },
    }),
    ...answers,
  });
  return () => {
    // Removes unsaved drafts of other stories.
    localStorage.clear();
    return set();
  };
};

export const Pages: Story = { beforeEach: says() };

export const OnAPhone: Story = { beforeEach: says(), globals: { viewport: { value: 'phone' } } };

/** The move buttons announce the new position. */
export const Moved: Story = {
  beforeEach: says({ OrderCustomPages: never }),
  play: async () => {
    await press('Bajar Vacaciones y permisos');
    await expect(await screen.findByText('Vacaciones y permisos: puesto 2 de 3.')).toBeInTheDocument();
  },
};

export const Deleting: Story = {
  beforeEach: says(),
  play: async () => {
    await choose('Plan de salud', /Eliminar/u);
    await dialog(/Eliminar Plan de salud/u);
  },
};

const writing = { args: { at: '/admin/pages?page=p1' } };
const textbox = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Texto' });

export const Writing: Story = {
  ...writing,
  beforeEach: says(),
  play: async () => void (await textbox()),
};

export const WritingOnAPhone: Story = {
  ...Writing,
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
};

export const WritingDark: Story = { ...Writing, tags: ['!test'], globals: { theme: 'dark' } };

export const WritingLoading: Story = { ...writing, beforeEach: says({ CustomPage: never }) };

export const WritingFailed: Story = { ...writing, beforeEach: says({ CustomPage: fails() }) };

export const WritingGone: Story = { ...writing, beforeEach: says({ CustomPage: fails('not_found') }) };

export const Preview: Story = {
  ...writing,
  beforeEach: says(),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Vista previa' }));
    const preview = within(await screen.findByRole('region', { name: 'Vista previa' }));
    await expect(preview.getByText('Vacaciones y permisos')).toBeVisible();
  },
};

/** A generated draft, with its source. */
export const Helped: Story = {
  args: { at: '/admin/pages?page=new' },
  beforeEach: says(),
  play: async () => {
    await press('Ayúdame a empezar');
    const helper = await dialog(/Ayúdame/u);
    await userEvent.type(within(helper).getByRole('textbox'), 'vacaciones');
    await press('Proponer un texto');
    await shows(await within(helper).findByText(/plantilla del producto/u));
  },
};

/** The slug of another page. */
export const Taken: Story = {
  args: { at: '/admin/pages?page=new' },
  beforeEach: says({
    CreatePage: () =>
      new Refuses('invalid', [
        { field: 'slug', code: 'slug_taken', message: 'Ya hay una página con esa dirección.' },
      ]),
  }),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Título' }), 'Vacaciones');
    await press('Crear');
    await shows(await screen.findByText('Ya hay una página con esa dirección.'));
  },
};

/** Another administrator saved first: both versions are shown. */
export const TwoAtOnce: Story = {
  ...writing,
  beforeEach: () => {
    let isChanged = false;
    return says({
      CustomPage: () => ({
        customPage: isChanged
          ? {
              ...keptPage,
              updatedAt: '2026-11-12T15:00:00.000Z',
              content: [{ type: 'paragraph', text: [{ text: 'Lo que escribió Carla.' }] }],
            }
          : keptPage,
      }),
      UpdatePage: () => {
        isChanged = true;
        return new Refuses('conflict', [
          { field: 'content', code: 'page_changed', message: 'Alguien más cambió esta página.' },
        ]);
      },
    })();
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Título' }), ' 2027');
    await press('Guardar');
    await shows(await screen.findByText('Lo que escribió Carla.'));
  },
};
