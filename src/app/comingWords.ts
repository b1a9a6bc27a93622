/**
 * One sentence for each screen that is not built yet: its purpose. Separate from routes.ts, so that it loads
 * only with the "coming" page.
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Path → planned content. */
export const comingWords: Readonly<Record<string, MessageDescriptor>> = {
  '/benefits_page': msg`Los beneficios y las coberturas que te ofrece tu organización.`,
  '/charts': msg`Cómo se reconoce tu organización, en gráficos que se pueden filtrar y exportar.`,
};
