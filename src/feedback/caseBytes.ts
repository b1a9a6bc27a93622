/** Files of cases that have a name, or that an administrator reads: their bytes are asked for with the case and the key. */
import { caseEndpoints } from '#schema/feedback/cases.endpoints.ts';
import type { CaseKind } from '#schema/feedback/cases.rules.ts';
import { restCall } from '#src/api/rest.ts';

/** The bytes of a file of a case. */
export async function caseBytes(
  { id, kind }: { readonly id: string; readonly kind: CaseKind },
  key: string,
): Promise<Blob> {
  const body = { id, key };
  const answer =
    kind === 'suggestion'
      ? await restCall(caseEndpoints.suggestionFile, 'feedback.suggestionFile', { body })
      : await restCall(caseEndpoints.complaintFile, 'feedback.complaintFile', { body });
  return answer.blob();
}
