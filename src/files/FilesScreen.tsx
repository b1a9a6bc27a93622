/** `/files`: the documents of the organisation. */
import type { ReactElement } from 'react';

/** Not written yet. */
export const FilesScreen = (): ReactElement | null => null;
