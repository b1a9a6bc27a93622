/** Stories of importing people: file choice and history, correcting cells, and the preview. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { UserImport } from '#schema/users/imports.endpoints.ts';
import { brokenImport, soundCheck, undoingImport, undoneImport } from '#machines/peopleImport.sheets.ts';
import { ImportSection } from '#src/users/import/ImportSection.tsx';
import { fails } from '../../kit/FakeServer.tsx';
import { dialog, press, shows } from '../../recognitions/adminPlay.ts';
import { Section } from '../admin/PeopleStage.tsx';
import {
  brakedCheck,
  doneImport,
  faultyCheck,
  importPage,
  importSays,
  knownCheck,
  longCells,
  longCheck,
  sheetFile,
  textCheck,
} from './import.sample.ts';

const meta = {
  title: 'Users/Admin import',
  component: Section,
  args: { of: ImportSection, at: '/admin/people-import' },
  parameters: { layout: 'fullscreen' },
  beforeEach: importSays(),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const dark = { theme: 'dark' };
const sees = (text: RegExp): Promise<void> =>
  waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
const drop = async (file: File): Promise<void> => {
  await sees(/elegir un archivo/iu);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input !== null) await userEvent.upload(input, file);
};

export const Full: Story = { play: () => sees(/personas-noviembre\.xlsx/iu) };
export const Phone: Story = { ...Full, tags: ['!test'], globals: phone };
export const Dark: Story = { ...Full, tags: ['!test'], globals: dark };

export const Empty: Story = {
  beforeEach: importSays({ answers: { KeptImports: () => importPage([]) } }),
  play: () => sees(/todavía no se ha importado ninguna lista/iu),
};

/** The machine's story of this state runs. */
export const Reading: Story = {
  tags: ['!test'],
  beforeEach: importSays({ check: null }),
  play: async () => {
    await drop(sheetFile());
    await sees(/leyendo/iu);
  },
};

/** An unknown column; all others were recognised. */
export const Columns: Story = {
  beforeEach: importSays({ check: faultyCheck }),
  play: async () => {
    await drop(sheetFile());
    await sees(/qué es cada columna/iu);
  },
};
export const ColumnsPhone: Story = { ...Columns, tags: ['!test'], globals: phone };

/** Another sheet can be chosen, with its first rows. */
export const ReadAs: Story = {
  beforeEach: importSays({ check: faultyCheck }),
  play: async () => {
    await drop(sheetFile());
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar' }));
    await expect(await screen.findByRole('button', { name: /hoja/iu })).toBeVisible();
    await sees(/así se leen las primeras filas/iu);
  },
};

/** The encoding is open: it is asked for, and the first rows show what comes of the answer. */
export const Encoding: Story = {
  beforeEach: importSays({ asksEncoding: true, check: textCheck }),
  play: async () => {
    await drop(sheetFile());
    const asked = await screen.findByRole('button', { name: /codificación/iu });
    asked.focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: /mac antiguo/iu }));
    await sees(/así se leen las primeras filas/iu);
  },
};

const toFaults = async (): Promise<void> => {
  await drop(sheetFile());
  await sees(/hay 4 problemas/iu);
};
export const Faults: Story = { play: toFaults };
export const FaultsDark: Story = { ...Faults, tags: ['!test'], globals: dark };
export const FaultsPhone: Story = {
  globals: phone,
  play: async () => {
    await toFaults();
    // The virtual list replaces the first rows.
    await waitFor(() => expect(document.querySelector('li[style]')).not.toBeNull());
    const [first] = await screen.findAllByRole('textbox', { name: 'Correo' });
    if (first === undefined) throw new Error('there is a field for what is wrong');
    await userEvent.clear(first);
    // By keyboard, because the list ignores the pointer until it settles.
    first.focus();
    await userEvent.keyboard('diego.rey@aurora.example{Enter}');
    await sees(/una celda corregida/iu);
  },
};

/** By keyboard only: moves to the next problem, skips it, goes on, and leaves a cell. */
export const MendingByKeys: Story = {
  beforeEach: importSays({ check: knownCheck, checkAgain: soundCheck }),
  play: async () => {
    await toFaults();
    await press('Ir al siguiente');
    const cell = (address: string): HTMLElement | null => document.querySelector(`[data-cell="${address}"]`);
    await waitFor(() => expect(cell('A3')).toHaveFocus());
    await userEvent.keyboard('diego.rey@aurora.example{Tab}');
    await waitFor(() => expect(cell('F3')).toHaveFocus());
    await expect(cell('A3')).toHaveTextContent('diego.rey@aurora.example');
    await expect(cell('A3')).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{F2}{End}x{Escape}');
    await waitFor(() => expect(cell('F3')).toHaveFocus());
    await expect(cell('F3')).toHaveTextContent('03/11/2026');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(cell('C4')).toHaveFocus());
    await userEvent.keyboard('Niño{Enter}');
    await sees(/2 celdas corregidas/iu);
    await press('Corregir');
    await sees(/4 celdas corregidas/iu);
    await expect(cell('F4')).toHaveTextContent('2026-11-17');
    await press('Revisar de nuevo');
    await sees(/esto es lo que va a pasar/iu);
  },
};

/** Three thousand problems: a thousand are listed, a few dozen are rendered. */
export const ManyFaults: Story = {
  beforeEach: importSays({ check: longCheck, cells: longCells }),
  play: async () => {
    await drop(sheetFile());
    await sees(/ves los primeros/iu);
    await expect(document.querySelectorAll('[role="row"]').length).toBeLessThan(60);
  },
};

const toPreview = async (): Promise<void> => {
  await drop(sheetFile());
  await sees(/esto es lo que va a pasar/iu);
};
const sound = { ...soundCheck, columns: knownCheck.columns };
export const Preview: Story = { beforeEach: importSays({ check: sound }), play: toPreview };
export const PreviewDark: Story = { ...Preview, tags: ['!test'], globals: dark };
export const PreviewPhone: Story = { ...Preview, tags: ['!test'], globals: phone };

export const NothingToDo: Story = {
  beforeEach: importSays({
    check: {
      ...sound,
      preview: {
        counts: { added: 0, changed: 0, unchanged: 200, reactivated: 0, deactivated: 0 },
        lines: [],
        activePeople: 200,
        isBraked: false,
        heldBack: null,
        newDepartments: [],
        newGroups: [],
      },
    },
  }),
  play: async () => {
    await toPreview();
    await sees(/todo está ya como dice la lista/iu);
  },
};

/** A wrong number does not confirm. */
export const Braked: Story = {
  beforeEach: importSays({ check: { ...brakedCheck, columns: knownCheck.columns } }),
  play: async () => {
    await toPreview();
    await press(/importar a 52 personas/iu);
    const asked = within(await dialog(/¿desactivar a 48 personas\?/iu));
    await userEvent.type(asked.getByRole('textbox'), '84');
    await userEvent.click(asked.getByRole('button', { name: 'Desactivar e importar' }));
    await shows(await asked.findByText(/escribe el número de personas/iu));
  },
};

const opened = { at: '/admin/people-import?import=one' };
const asOne = (one: UserImport) => importSays({ answers: { KeptImportById: () => ({ import: one }) } });
export const Running: Story = { args: opened, play: () => sees(/96 de 240/iu) };
export const Done: Story = {
  args: opened,
  beforeEach: asOne(doneImport),
  play: () => sees(/la lista quedó importada/iu),
};
export const DoneDark: Story = { ...Done, tags: ['!test'], globals: dark };
export const DonePhone: Story = { ...Done, tags: ['!test'], globals: phone };
export const BrokenOff: Story = {
  args: opened,
  beforeEach: asOne(brokenImport),
  play: () => sees(/se interrumpió/iu),
};
/** The machine's story of this state runs. */
export const Undoing: Story = {
  tags: ['!test'],
  args: opened,
  beforeEach: asOne(undoingImport),
  play: () => sees(/deshaciendo la importación/iu),
};
export const Undone: Story = {
  args: opened,
  beforeEach: asOne(undoneImport),
  play: () => sees(/2 personas se quedaron/iu),
};
export const Unknown: Story = {
  args: opened,
  beforeEach: importSays({ answers: { KeptImportById: fails('not_found') } }),
  play: () => sees(/no pudimos abrir esta importación/iu),
};
