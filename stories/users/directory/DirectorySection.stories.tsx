/** Stories of the organisation's directory: its people, the rehearsal, and a missing directory. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { brakedCheck, samplePreview } from '#machines/peopleImport.sheets.ts';
import { DirectorySection } from '#src/users/directory/DirectorySection.tsx';
import { type DirectoryPerson } from '#src/users/directory/directory.queries.ts';
import { Refuses, serverSays, type Answers } from '../../kit/FakeServer.tsx';
import { people } from '../../kit/world.sample.ts';
import { dialog, press, shows } from '../../recognitions/adminPlay.ts';
import { Section } from '../admin/PeopleStage.tsx';
import { must } from '../../kit/must.ts';

const states = ['same', 'changed', 'new', 'same', 'inactive'] as const;
const inDirectory: readonly DirectoryPerson[] = people.map(
  ({ id, email, firstName, lastName, departmentName, jobPosition }, at) => ({
    id,
    ldapId: `uid=${at}`,
    email,
    firstName,
    lastName,
    department: departmentName,
    jobPosition,
    state: states[at % states.length] ?? 'same',
    userId: null,
    syncedAt: at % 3 === 0 ? null : '2026-11-03T13:00:00.000Z',
  }),
);
const pageOf = (items: readonly DirectoryPerson[]) => ({
  ldapUsers: { items, pagination: { page: 1, perPage: 20, totalPages: 1, total: items.length } },
});
const synced = {
  importId: null,
  created: 1,
  updated: 1,
  deactivated: 0,
  rejected: [],
  preview: samplePreview,
};
const usual: Answers = {
  LdapUsers: ({ keywords }) =>
    pageOf(inDirectory.filter(({ email }) => email.includes(typeof keywords === 'string' ? keywords : ''))),
  SyncDirectory: () => ({ syncDirectory: synced }),
};
const says = (answers: Answers = {}) => serverSays({ ...usual, ...answers });
const refuses = (code: string, message: string) => () =>
  new Refuses('invalid', [{ field: '', code, message }]);

const meta = {
  title: 'Users/Admin directory',
  component: Section,
  args: { of: DirectorySection, at: '/admin/directory' },
  parameters: { layout: 'fullscreen' },
  beforeEach: says(),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const sees = (text: RegExp): Promise<void> =>
  waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());

export const Full: Story = { play: () => sees(/no está aquí/iu) };
export const Phone: Story = { ...Full, tags: ['!test'], globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };
export const Empty: Story = {
  beforeEach: says({ LdapUsers: () => pageOf([]) }),
  play: () => sees(/no tiene a nadie/iu),
};

/** No directory is connected: not shown as a failure; offers another way to add people. */
export const Unconnected: Story = {
  beforeEach: says({
    LdapUsers: refuses('directory_missing', 'Esta instalación no está conectada a ningún directorio.'),
  }),
  play: () => sees(/ningún directorio está conectado/iu),
};

/** Connected, but not responding. */
export const Failed: Story = {
  beforeEach: says({
    LdapUsers: refuses('directory_failed', 'El directorio no respondió. No se cambió nada.'),
  }),
  play: () => sees(/el directorio no respondió/iu),
};

export const NotFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'piano');
    await sees(/nada coincide/iu);
  },
};

const rehearse = async (): Promise<void> => {
  await press('Ver qué cambiaría con todas');
  await sees(/ensayo con todo el directorio/iu);
  await sees(/ana rivas/iu);
};
export const Rehearsal: Story = { play: rehearse };
export const RehearsalPhone: Story = {
  ...Rehearsal,
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
};

export const RehearsalOfSome: Story = {
  play: async () => {
    await userEvent.click((await screen.findAllByRole('checkbox', { name: /elegir/iu }))[1] ?? document.body);
    await press('Ver qué cambiaría con una');
    await sees(/ensayo con una persona/iu);
  },
};

export const RehearsalFailed: Story = {
  beforeEach: says({
    SyncDirectory: refuses('directory_failed', 'El directorio no respondió. No se cambió nada.'),
  }),
  play: async () => {
    await press('Ver qué cambiaría con todas');
    await sees(/el directorio no respondió/iu);
  },
};

export const Braked: Story = {
  beforeEach: says({
    SyncDirectory: () => ({ syncDirectory: { ...synced, preview: must(brakedCheck.preview) } }),
  }),
  play: async () => {
    await rehearse();
    await press('Tomar del directorio');
    await shows(await dialog(/¿desactivar a 48 personas\?/iu));
  },
};
