/** The export of the lines of a number. */
import { useLingui } from '@lingui/react/macro';
import { pageSize } from '#schema/limits.ts';
import type { ShownAbout } from '#src/analytics/analytics.queries.ts';
import { useScopeWords } from '#src/analytics/facts.ts';
import { dayOf, exportName } from '#src/analytics/fileNames.ts';
import type { ExportSource } from '#src/exports/tableExport.actors.ts';
import type { Cell, Column } from '#src/lib/tableFiles.ts';
import { nameOf } from '#src/people/personName.ts';
import { readLines, type NumberAsked, type ShownLine } from './explain.queries.ts';

/** `name` is that of the number on its page; `about` says for whom and in which days. */
export function useLineExport(
  number: NumberAsked,
  name: string,
  about: ShownAbout,
  ownerOf: (line: ShownLine) => string,
): ExportSource {
  const { t } = useLingui();
  const scope = useScopeWords()(about);
  const columns: readonly (Column & { readonly cell: (line: ShownLine) => Cell })[] = [
    { header: t`Día`, width: 12, cell: ({ day }) => dayOf(day) },
    { header: t`Persona`, width: 26, cell: ownerOf },
    {
      header: t`Con`,
      width: 26,
      cell: ({ counterpart }) => (counterpart === null ? '' : nameOf(counterpart)),
    },
    { header: t`Suma`, width: 10, cell: ({ value }) => value },
    { header: t`Línea`, width: 38, cell: ({ id }) => id },
  ];
  return {
    name: exportName(name, [scope], number.days),
    columns,
    total: null,
    read: async (after, signal) => {
      const page = await readLines(number, after, pageSize.max, { signal, pass: 'request' });
      return { rows: page.items.map((line) => columns.map(({ cell }) => cell(line))), next: page.next };
    },
  };
}
