/** The facts of the organisation. */
import type { ReactElement } from 'react';

/** Not written yet. */
export const OrganizationSection = (): ReactElement | null => null;
