/** The view shown if texts could not be loaded. */
import type { ReactElement } from 'react';
import { BilingualFailed } from './BilingualFailed.tsx';

/** Needs no texts, so it also works outside the provider of lingui. */
export const TextsFailed = (way: { onRetry: () => void; busy?: boolean }): ReactElement => (
  <BilingualFailed
    es="No se pudieron cargar los textos. Revisa tu conexión y vuelve a intentarlo."
    en="The texts could not be loaded. Check your connection and try again."
    {...way}
  />
);
