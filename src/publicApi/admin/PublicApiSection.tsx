/** Keys of the public API. */
import type { ReactElement } from 'react';

/** Not written yet. */
export const PublicApiSection = (): ReactElement | null => null;
