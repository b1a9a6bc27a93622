/** Suggestions, or complaints: what is promised, the form, and the reader's own cases. */
import type { ReactElement } from 'react';
import type { CaseKind } from '#schema/feedback/cases.rules.ts';

export const CasesTab = (_: { readonly kind: CaseKind }): ReactElement | null => null;
