/** What is announced. */
import type { ReactElement } from 'react';

/** Not written yet. */
export const PublicitySection = (): ReactElement | null => null;
