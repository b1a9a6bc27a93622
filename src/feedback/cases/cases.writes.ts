/** Writes of the people who speak: they carry files, so they go to REST directly. */
import type { CaseReceipt, How } from '#machines/caseReport.setup.ts';
import { caseEndpoints } from '#schema/feedback/cases.endpoints.ts';
import { complaintCategories, suggestionCategories, type CaseKind } from '#schema/feedback/cases.rules.ts';
import { restCall } from '#src/api/rest.ts';
import type { ReportWords } from './reportWords.store.ts';

/** A case as it is sent. */
export interface Sent {
  readonly kind: CaseKind;
  readonly how: How;
  /** Null with a name. */
  readonly code: string | null;
  readonly words: ReportWords;
  readonly files: readonly File[];
}

const oneOf = <C extends string>(all: readonly C[], name: string): C | undefined =>
  all.find((one) => one === name);

export const suggestionInput = ({ subject, text, category }: ReportWords) => ({
  title: subject,
  message: text,
  category: oneOf(suggestionCategories, category) ?? 'other',
});
export const complaintInput = ({ subject, text, category, involved }: ReportWords) => ({
  subject,
  description: text,
  category: oneOf(complaintCategories, category) ?? 'other',
  involvedUserIds: involved.map(({ id }) => id),
});

/** Sends a case; a repeat has the same code or, with a name, the same key. */
export function sendCase({ kind, how, code, words, files }: Sent, key: string): Promise<CaseReceipt> {
  const who = {
    files: [...files],
    ...(how === 'anonymous' && code !== null ? { isAnonymous: 'true' as const, code } : {}),
  };
  return kind === 'suggestion'
    ? restCall(
        caseEndpoints.createSuggestion,
        'feedback.createSuggestion',
        { body: { ...suggestionInput(words), ...who } },
        { key },
      )
    : restCall(
        caseEndpoints.createComplaint,
        'feedback.createComplaint',
        { body: { ...complaintInput(words), ...who } },
        { key },
      );
}

/** Opens a case without a name; throws `not_found` for an unknown code. */
export const followCase = (code: string, signal?: AbortSignal) =>
  restCall(caseEndpoints.followCase, 'feedback.followCase', { body: { code } }, { signal });

/** What is added to a case; `number` is the same in a repeat. */
export interface Added {
  readonly number: string;
  readonly message: string;
  readonly files: readonly File[];
}

export const addByCode = (code: string, { files, ...words }: Added) =>
  restCall(caseEndpoints.addToCase, 'feedback.addToCase', { body: { code, ...words, files: [...files] } });

export const addToMine = ({ id, files, ...words }: Added & { readonly id: string }, key: string) =>
  restCall(
    caseEndpoints.addToComplaint,
    'feedback.addToComplaint',
    { body: { id, ...words, files: [...files] } },
    { key },
  );

/** The bytes of a file of a case without a name. */
export const bytesByCode = async (code: string, key: string): Promise<Blob> =>
  (await restCall(caseEndpoints.caseFile, 'feedback.caseFile', { body: { code, key } })).blob();
