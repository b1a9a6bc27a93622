/** Pages of the organisation. */
import type { ReactElement } from 'react';

/** Not written yet. */
export const PagesSection = (): ReactElement | null => null;
