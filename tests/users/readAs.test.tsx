/** How a list is read can be changed by keyboard, and the first rows follow the choice. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { peopleImportMachine } from '#machines/peopleImport.machine.ts';
import type { SheetInput } from '#machines/peopleImport.setup.ts';
import { knownCheck, sampleCells, sampleReadAs } from '#machines/peopleImport.sheets.ts';
import type { SheetReadAs } from '#schema/users/imports.endpoints.ts';
import type { PeopleImportActor } from '#src/users/import/peopleImport.actors.ts';
import { ReadAs } from '#src/users/import/ReadAs.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'es', messages: {} }));
afterEach(cleanup);

const readings: SheetInput['reading'][] = [];

/** An import of a list that is read like this, and as chosen. */
async function anImport(readAs: SheetReadAs): Promise<PeopleImportActor> {
  readings.length = 0;
  const actor = createActor(
    peopleImportMachine.provide({
      actors: {
        read: fromPromise(async ({ input: { reading } }) => {
          readings.push(reading);
          const headerRow = reading.headerRow ?? readAs.headerRow;
          const sheet = reading.sheet ?? readAs.sheet;
          return { check: { ...knownCheck, readAs: { ...readAs, headerRow, sheet } }, cells: sampleCells };
        }),
      },
    }),
    { input: { importId: null } },
  );
  actor.start();
  actor.send({ type: 'file.chosen', file: { name: 'personas.xlsx', size: 9 } });
  await waitFor(actor, (snapshot) => snapshot.value === 'fixing');
  return actor;
}

function Shown({ actor }: { readonly actor: PeopleImportActor }): ReactElement {
  const state = useSelector(actor, (now) => now);
  const [isOpen, setOpen] = useState(false);
  return (
    <I18nProvider i18n={i18n}>
      <ReadAs actor={actor} state={state} isOpen={isOpen} onOpen={setOpen} />
    </I18nProvider>
  );
}

/** Opens a list by an arrow, moves to an option, and takes it. */
const choose = async (name: RegExp, option: RegExp): Promise<void> => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{ArrowDown}');
  const wanted = await screen.findByRole('option', { name: option });
  const list = screen.getByRole('listbox');
  for (let left = screen.getAllByRole('option').length; left > 0; left--) {
    if (list.getAttribute('aria-activedescendant') === wanted.id) break;
    await userEvent.keyboard('{ArrowDown}');
  }
  expect(list.getAttribute('aria-activedescendant')).toBe(wanted.id);
  await userEvent.keyboard('{Enter}');
};
const headsShown = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);

test('a workbook says in one line how it was read, and its sheet and header row can be changed by keyboard', async () => {
  render(<Shown actor={await anImport(sampleReadAs)} />);
  expect(screen.getByText(/Leído como hoja «Personas», con el encabezado en la fila 1/u)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  const change = screen.getByRole('button', { name: 'Cambiar' });
  change.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Listo' }).getAttribute('aria-expanded')).toBe('true');
  expect(headsShown()).toEqual(['Correo', 'Nombre', 'Apellido', 'Cargo']);
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(5);
  await choose(/Fila del encabezado/u, /^Fila 2/u);
  await screen.findByText(/con el encabezado en la fila 2/u);
  expect(headsShown()[0]).toBe('luisa.mora@aurora.example');
  await choose(/Hoja/u, /Bajas/u);
  await screen.findByText(/hoja «Bajas»/u);
  expect(readings).toEqual([{}, { headerRow: 2 }, { sheet: 'Bajas' }]);
});

test('a text file with one way to read it offers no sheet, and its separator and encoding', async () => {
  const text: SheetReadAs = { ...sampleReadAs, sheets: [], sheet: null, separator: ';', encoding: 'utf-8' };
  render(<Shown actor={await anImport(text)} />);
  expect(screen.getByText(/Leído como UTF-8, con celdas separadas por punto y coma/u)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
  expect(screen.queryByRole('button', { name: /Hoja/u })).toBeNull();
  await choose(/Separador/u, /Tabulador/u);
  await choose(/Codificación/u, /Windows/u);
  expect(readings.slice(1)).toEqual([{ separator: '\t' }, { separator: '\t', encoding: 'windows-1252' }]);
});

test('with corrected cells the list says how it was read, and is not read again', async () => {
  const actor = await anImport(sampleReadAs);
  actor.send({ type: 'cells.edited', edits: { A3: 'diego.rey@aurora.example' } });
  render(<Shown actor={actor} />);
  expect(screen.getByText(/Leído como hoja/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cambiar' })).toBeNull();
});
