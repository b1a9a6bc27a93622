/** The call that writes a first draft from a short description. */
import { creating } from '#src/api/documents.ts';
import { WriteDraftDocument, type WriteDraftMutation } from '#src/gql/graphql.ts';

export type WrittenDraft = WriteDraftMutation['writeDraft'];
export const writeDraft = creating(WriteDraftDocument);
