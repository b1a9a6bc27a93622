/** `/pages/:slug`: a page of the organisation. */
import type { ReactElement } from 'react';

/** Not written yet. */
export const PageScreen = (): ReactElement | null => null;
