/** Inputs and events of the table-export machine, for stories, walks and tests. */
import { analyticsLimits } from '#schema/analytics/analytics.rules.ts';
import { errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { done, failed, type Samples } from './sample.ts';
import { tableExportMachine } from './tableExport.machine.ts';
import type { TableExportEvent } from './tableExport.setup.ts';

const said = <E extends TableExportEvent>(event: E): E => event;
const most = analyticsLimits.sheetLines;
const offline = errorOf('network', defaultLanguage);

export const tableExportSamples: Samples<typeof tableExportMachine> = {
  machine: tableExportMachine,
  inputs: {
    'a few hundred lines': { total: 250 },
    'more lines than a workbook takes': { total: most * 3 },
    'lines that nobody counted': { total: null },
  },
  events: [
    { label: 'a workbook is chosen', event: said({ type: 'start.pressed', kind: 'xlsx' }) },
    { label: 'a CSV is chosen', event: said({ type: 'start.pressed', kind: 'csv' }) },
    { label: 'the file is open', event: done('open', 'opened') },
    { label: 'no place is chosen', event: done('open', 'declined') },
    { label: 'the file cannot be opened', event: failed('open', new Error('No file')) },
    { label: 'a page is read', event: said({ type: 'page.read', done: 100, after: 'next' }) },
    {
      label: 'a great many lines are read',
      event: said({ type: 'page.read', done: most + 1, after: 'next' }),
    },
    { label: 'the last page is read', event: said({ type: 'page.read', done: 250, after: null }) },
    { label: 'a page fails', event: failed('pages', offline) },
    { label: 'the disk is full', event: failed('pages', new Error('No space')) },
    { label: 'the tab is hidden', event: said({ type: 'tab.hidden' }) },
    { label: 'the tab is seen again', event: said({ type: 'tab.shown' }) },
    { label: 'the file is written', event: done('write', undefined) },
    { label: 'the file cannot be written', event: failed('write', new Error('No space')) },
    { label: 'Continue is pressed', event: said({ type: 'retry.pressed' }) },
    { label: 'Cancel is pressed', event: said({ type: 'cancel.pressed' }) },
  ],
  ends: ['"ready"', '"cancelled"'],
  runs: ['asking', 'reading', 'paused', 'failed', 'ready'],
  promises: {
    'a file that is ready has every line': ({ value, context }) =>
      value !== 'ready' || (context.isWhole && context.error === null),
    'a file is ended only after its last page': ({ value, context }) =>
      value !== 'writing' || context.isWhole,
    'a workbook never has more lines than it takes': ({ value, context }) =>
      value === 'asking' || context.kind !== 'xlsx' || context.done <= most,
    'what failed says why': ({ value, context }) => value !== 'failed' || context.error !== null,
    'nothing is read anew while it can go on': ({ value, context }) =>
      value !== 'failed' || context.isBroken || !context.isWhole,
  },
};
