/** The documentation of the public API. */
import type { ReactElement } from 'react';

/** Not written yet. */
export const DocsApp = (): ReactElement | null => null;
