/** Colours, logo and sentence. */
import type { ReactElement } from 'react';

/** Not written yet. */
export const BrandSection = (): ReactElement | null => null;
