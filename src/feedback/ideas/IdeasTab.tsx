/** The tab of ideas: those of everybody, and one's own new one. */
import type { ReactElement } from 'react';

export const IdeasTab = (): ReactElement | null => null;
