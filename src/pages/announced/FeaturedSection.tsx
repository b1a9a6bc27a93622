/** What is featured. */
import type { ReactElement } from 'react';

/** Not written yet. */
export const FeaturedSection = (): ReactElement | null => null;
