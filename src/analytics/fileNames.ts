/** The name of an exported file: what it is, its filter, and its days. Pure. */
import { fileName } from '#src/plots/fileTable.ts';

/** "Movimientos", "Ventas" and two days are "movimientos-ventas-2026-01-01-2026-03-31". */
export const exportName = (
  what: string,
  filters: readonly string[],
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
): string => [...[what, ...filters].map(fileName).filter((one) => one !== ''), startDate, endDate].join('-');

/** A day (YYYY-MM-DD) as a cell. */
export const dayOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
