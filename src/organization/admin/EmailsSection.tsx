/** Who is told. */
import type { ReactElement } from 'react';

/** Not written yet. */
export const EmailsSection = (): ReactElement | null => null;
