/** What is switched on. */
import type { ReactElement } from 'react';

/** Not written yet. */
export const ModulesSection = (): ReactElement | null => null;
