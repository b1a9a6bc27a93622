/** Takes the place of the ledger as a table. */
import type { ReactElement } from 'react';
import type { ChartFilter } from '#src/analytics/analytics.queries.ts';

export const TransactionsSection = (_props: { readonly filter: ChartFilter }): ReactElement | null => null;
