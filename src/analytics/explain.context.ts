/** A number explains itself: what a pressed number is, for the panel that shows its definition and its lines. */
import { createContext, useContext } from 'react';
import type { ChartDimension, FigureKind } from '#schema/analytics/analytics.rules.ts';

/** The number: a figure, or the part of it with a key of one dimension. */
export interface Explained {
  readonly kind: FigureKind;
  readonly by?: ChartDimension | undefined;
  readonly key?: string | undefined;
  /** Its name on the page. */
  readonly name: string;
}

/** Provided by the screen; outside of it nothing opens. */
export const ExplainContext = createContext<(number: Explained) => void>(() => undefined);

export const useExplain = (): ((number: Explained) => void) => useContext(ExplainContext);
