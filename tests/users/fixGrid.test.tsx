/** The grid of faulty cells always holds a cell that takes the focus, however far it is scrolled. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Cells } from '#machines/peopleImport.cells.ts';
import { FixGrid, type GridHandle } from '#src/users/import/FixGrid.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'es', messages: {} }));
afterEach(cleanup);

const count = 400;
const cells: Cells = [
  ['Correo', 'Nombre'],
  ...Array.from({ length: count }, (_, row) => [`${row}@x.example`, 'Ana']),
];
const rows = Array.from({ length: count }, (_, at) => ({ row: at + 2, faults: [] }));

const grid = (): ReactElement => (
  <I18nProvider i18n={i18n}>
    <FixGrid
      ref={createRef<GridHandle>()}
      of={{
        cells,
        columns: ['email', 'firstName'],
        edits: {},
        pending: {},
        faults: new Map(),
        rows,
        onEdit: () => undefined,
      }}
      onNext={() => undefined}
    />
  </I18nProvider>
);

test('the grid of faulty cells is first drawn with rows, one of which takes the focus', () => {
  expect(renderToString(grid())).toMatch(/role="gridcell"[^>]*tabindex="0"/u);
});

test('the cell that takes the focus stays in the grid when it is scrolled out of view', async () => {
  render(grid());
  const box = screen.getByRole('grid');
  const stops = () =>
    [...box.querySelectorAll('[tabindex="0"]')].map((cell) => cell.getAttribute('data-cell'));
  expect(stops()).toEqual(['A2']);
  await act(async () => {
    box.scrollTop = 12_000;
    fireEvent.scroll(box);
  });
  expect(box.querySelector('[aria-rowindex="5"]')).toBeNull();
  expect(stops()).toEqual(['A2']);
});
