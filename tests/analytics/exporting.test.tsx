/** An export as a whole: it pauses with the tab, goes on where a page failed, and gives nothing away before its end. */
import { describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { errorOf } from '#schema/errors.ts';
import { createTableExport, type ExportSource } from '#src/exports/tableExport.actors.ts';
import type { TableWriter } from '#src/exports/writer.shape.ts';

/** Ten lines in pages of three. `answers` decides before each page. */
function exportOf(answer: (after: string | null) => Promise<void> = async () => undefined) {
  const written: number[] = [];
  const ends: string[] = [];
  const writer: TableWriter = {
    add: async (rows) => void written.push(...rows.map(([cell]) => Number(cell))),
    finish: async () => void ends.push('given'),
    drop: () => void ends.push('dropped'),
  };
  const source: ExportSource = {
    name: 'lines',
    columns: [{ header: 'Línea', width: 8 }],
    total: 10,
    read: async (after) => {
      await answer(after);
      const first = Number(after ?? 0);
      const lines = Array.from({ length: Math.min(3, 10 - first) }, (_, index) => [first + index]);
      return { rows: lines, next: first + 3 < 10 ? String(first + 3) : null };
    },
  };
  const actor = createTableExport(source, async () => writer);
  actor.start();
  return { actor, written, ends };
}
const all = Array.from({ length: 10 }, (_, index) => index);

describe('an export', () => {
  test('reads all pages in order, and gives the file away once', async () => {
    const { actor, written, ends } = exportOf();
    actor.send({ type: 'start.pressed', kind: 'csv' });
    const { context } = await waitFor(actor, (now) => now.matches('ready'));
    expect([written, ends, context.done]).toEqual([all, ['given'], 10]);
  });

  test('goes on where a page failed, without a line twice', async () => {
    const fails = new Set(['3', '6']);
    const { actor, written, ends } = exportOf(async (after) => {
      if (after !== null && fails.delete(after)) throw errorOf('network', 'es');
    });
    actor.send({ type: 'start.pressed', kind: 'xlsx' });
    await waitFor(actor, (now) => now.matches('failed'));
    expect([written, ends]).toEqual([all.slice(0, 3), []]);
    actor.send({ type: 'retry.pressed' });
    await waitFor(actor, (now) => now.matches('failed') && now.context.done === 6);
    actor.send({ type: 'retry.pressed' });
    await waitFor(actor, (now) => now.matches('ready'));
    expect([written, ends]).toEqual([all, ['given']]);
  });

  test('pauses while the tab is hidden, and drops the page that was under way', async () => {
    const seen = vi.spyOn(document, 'visibilityState', 'get');
    const asked: (string | null)[] = [];
    const { actor, written } = exportOf(async (after) => {
      asked.push(after);
      if (after === '3' && asked.length === 2) {
        seen.mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      }
    });
    actor.send({ type: 'start.pressed', kind: 'csv' });
    await waitFor(actor, (now) => now.matches('paused'));
    expect(written).toEqual(all.slice(0, 3));
    seen.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(actor, (now) => now.matches('ready'));
    expect([written, asked]).toEqual([all, [null, '3', '3', '6', '9']]);
  });

  test('that is cancelled leaves nothing', async () => {
    const { actor, ends } = exportOf(async (after) => {
      if (after === '6') actor.send({ type: 'cancel.pressed' });
    });
    actor.send({ type: 'start.pressed', kind: 'csv' });
    await waitFor(actor, (now) => now.matches('cancelled'));
    expect(ends).toEqual(['dropped']);
  });
});
