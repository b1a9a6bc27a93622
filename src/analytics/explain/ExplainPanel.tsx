/** Takes the place of the panel in which a number explains itself. */
import type { ReactElement } from 'react';
import type { ChartFilter } from '#src/analytics/analytics.queries.ts';
import type { Explained } from '#src/analytics/explain.context.ts';

export interface ExplainPanelProps {
  readonly of: Explained;
  readonly filter: ChartFilter;
  readonly onClose: () => void;
}

export const ExplainPanel = (_props: ExplainPanelProps): ReactElement | null => null;
