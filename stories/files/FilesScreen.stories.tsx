/** Stories of the organisation's documents, for readers and for administrators. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type SharedFile } from '#src/files/files.queries.ts';
import { FilesScreen } from '#src/files/FilesScreen.tsx';
import {
  fails,
  never,
  Refuses,
  serverSays,
  Stage,
  type Answers,
  type StageProps,
} from '../kit/FakeServer.tsx';
import { me } from '../kit/world.sample.ts';
import { documents, folders, kept, proofs, viewOf } from './files.sample.ts';

const pageOf = <T,>(items: readonly T[], total = items.length) => ({
  items,
  pagination: { page: 1, totalPages: Math.max(1, Math.ceil(total / 20)), total },
});
const isPending = ({ mustAcknowledge, acknowledgedAt }: SharedFile): boolean =>
  mustAcknowledge && acknowledgedAt === null;
const answersFor = (all: readonly SharedFile[]): Answers => ({
  SharedFiles: ({ keywords, pending, folder }) => ({
    repositoryFiles: pageOf(
      all.filter(
        (file) =>
          (pending !== true || isPending(file)) &&
          (typeof folder !== 'string' || file.folder === folder) &&
          (typeof keywords !== 'string' || file.name.toLowerCase().includes(keywords.toLowerCase())),
      ),
    ),
  }),
  FileFolders: () => ({ fileFolders: all.length === 0 ? [] : folders }),
  SharedFileView: ({ id }) => {
    const file = all.find((one) => one.id === id);
    return file === undefined ? new Refuses('not_found') : { repositoryFile: viewOf(file) };
  },
  FileProofs: ({ pending }) => ({
    fileProofs: pageOf(proofs.filter(({ upToDate }) => typeof pending !== 'boolean' || upToDate !== pending)),
  }),
  RemindFile: () => ({ remindFile: { told: 72 } }),
});
const reads = (answers: Answers = {}) => serverSays({ ...answersFor(documents), ...answers });
const keeps = (answers: Answers = {}) => serverSays({ ...answersFor(kept), ...answers });

const Screen = (props: Omit<StageProps, 'children'>) => (
  <Stage at="/files" {...props}>
    <main>
      <FilesScreen />
    </main>
  </Stage>
);

const meta = {
  title: 'Files/FilesScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: reads(),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const keeper = { person: { ...me, permissions: [...me.permissions, 'files.manage'] } };
/** Content fades in, so axe and the test must wait until it is visible. */
const sees = async (...texts: readonly RegExp[]): Promise<void> => {
  for (const text of texts) await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
};
const dialog = async (name: RegExp) => {
  const found = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(within(found).getAllByRole('button')[0]).toBeVisible());
  return within(found);
};
async function choose(item: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Código de conducta' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

/** Pending documents are above all others. */
export const Full: Story = {
  play: () => sees(/tienes 1 documento por leer y confirmar/iu, /teléfonos de emergencia/iu),
};
export const Phone: Story = { ...Full, tags: ['!test'], globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };
export const Empty: Story = {
  beforeEach: serverSays(answersFor([])),
  play: () => sees(/todavía no ha publicado documentos/iu),
};
export const NotFound: Story = {
  args: { at: '/files?q=piano' },
  play: () => sees(/nada coincide/iu),
};
export const UpToDate: Story = {
  args: { at: '/files?pending=1' },
  beforeEach: serverSays(answersFor(documents.filter((file) => !isPending(file)))),
  play: () => sees(/estás al día/iu),
};

/** A new version of an acknowledged document. */
export const Opened: Story = {
  args: { at: '/files?file=conduct' },
  play: () => sees(/confirmaste la versión 1\. esta es nueva/iu, /se aclara cómo avisar/iu),
};
export const OpenedPhone: Story = { ...Opened, tags: ['!test'], globals: { viewport: { value: 'phone' } } };
export const OpenedAcknowledged: Story = {
  args: { at: '/files?file=hybrid' },
  play: () => sees(/confirmaste la versión 1 el 20 oct 2026/iu),
};
export const OpenedLoading: Story = {
  args: { at: '/files?file=conduct' },
  beforeEach: reads({ SharedFileView: never }),
  play: async () => void (await dialog(/código de conducta/iu)),
};
export const OpenedFailed: Story = {
  args: { at: '/files?file=conduct' },
  beforeEach: reads({ SharedFileView: fails() }),
  play: () => sees(/no pudimos cargar el documento/iu),
};
export const OpenedGone: Story = {
  args: { at: '/files?file=other' },
  play: () => sees(/ya no está, o no es para ti/iu),
};
/** Another version was added while the user read this one. */
export const AcknowledgedTooLate: Story = {
  args: { at: '/files?file=conduct' },
  beforeEach: reads({
    AcknowledgeFile: () =>
      new Refuses('conflict', [
        {
          field: 'version',
          code: 'version_old',
          message: 'Mientras tanto llegó otra versión: ábrela y confirma esa.',
        },
      ]),
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /leí y entendí esta versión/iu }));
    await sees(/mientras tanto llegó otra versión/iu);
  },
};

/** Audience, progress and review date of each document. */
export const Kept: Story = {
  args: keeper,
  beforeEach: keeps(),
  play: () => sees(/124 de 196/iu, /31 ene 2026/iu),
};
export const KeptPhone: Story = { ...Kept, tags: ['!test'], globals: { viewport: { value: 'phone' } } };
export const KeptEmpty: Story = {
  args: keeper,
  beforeEach: serverSays(answersFor([])),
  play: () => sees(/aquí van reglamentos/iu),
};
export const Adding: Story = {
  args: keeper,
  beforeEach: keeps(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Subir documentos' }));
    const panel = await dialog(/subir documentos/iu);
    await userEvent.click(panel.getByRole('button', { name: 'Publicar' }));
    await sees(/elige al menos un archivo/iu);
  },
};
/** One upload running, one file rejected by the server. */
export const AddingFiles: Story = {
  args: keeper,
  beforeEach: keeps({
    PlaceForFile: ({ input }) =>
      (input as { fileName: string }).fileName === 'logo.png'
        ? new Refuses('invalid', [{ field: 'type', code: 'file_kind', message: 'Invalid file type' }])
        : never(),
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Subir documentos' }));
    const panel = await dialog(/subir documentos/iu);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('nothing takes files');
    await userEvent.upload(input, [
      new File(['%PDF-1.7'], 'reglamento.pdf', { type: 'application/pdf' }),
      new File(['x'], 'logo.png', { type: 'image/png' }),
    ]);
    await sees(/invalid file type/iu);
    await expect(panel.getByRole('button', { name: /cancelar la subida: reglamento\.pdf/iu })).toBeVisible();
  },
};
export const NewVersion: Story = {
  args: keeper,
  beforeEach: keeps(),
  play: async () => {
    await choose(/subir versión nueva/iu);
    await dialog(/versión 3 de código de conducta/iu);
    await sees(/se les pedirá a 196 personas/iu);
  },
};
export const Editing: Story = {
  args: keeper,
  beforeEach: keeps(),
  play: async () => {
    await choose(/editar datos/iu);
    await dialog(/código de conducta/iu);
    await sees(/pedir que lo lean y lo confirmen/iu);
  },
};
export const WhoAcknowledged: Story = {
  args: keeper,
  beforeEach: keeps(),
  play: async () => {
    await choose(/ver quién confirmó/iu);
    await dialog(/código de conducta/iu);
    await sees(/recordar a 72 personas/iu, /todavía no/iu);
  },
};
export const RemindedToday: Story = {
  args: keeper,
  beforeEach: keeps({
    RemindFile: () =>
      new Refuses('conflict', [
        { field: '', code: 'reminded_today', message: 'Ya se recordó hace menos de un día.' },
      ]),
  }),
  play: async () => {
    await choose(/ver quién confirmó/iu);
    const panel = await dialog(/código de conducta/iu);
    await userEvent.click(panel.getByRole('button', { name: /recordar a 72 personas/iu }));
    await sees(/ya se recordó/iu);
  },
};
export const Deleting: Story = {
  args: keeper,
  beforeEach: keeps(),
  play: async () => {
    await choose(/eliminar/iu);
    await dialog(/¿eliminar código de conducta\?/iu);
    await sees(/versiones que se borran/iu);
  },
};
