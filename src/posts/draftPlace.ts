/** Where an unsent recognition is kept: apart from reading it, so that the first load can ask whether there is one. */

/** Whose draft. */
export interface DraftOwner {
  readonly id: string;
  readonly orgId: string;
}

/** Key in local storage of a person's draft in an organisation. */
export const draftPlace = ({ id, orgId }: DraftOwner): string => `draft:recognition:${orgId}:${id}`;

/** Whether an unsent recognition is kept. Never raises. */
export function hasDraft(owner: DraftOwner): boolean {
  try {
    return localStorage.getItem(draftPlace(owner)) !== null;
  } catch {
    return false;
  }
}

/** Calls when another tab keeps or ends a draft; answers how to stop. */
export function onDraftElsewhere(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

const sentBegin = 'sent:recognition:';

/** Key in local storage of what a person sent and may still undo. */
export const sentPlace = ({ id, orgId }: DraftOwner): string => `${sentBegin}${orgId}:${id}`;

/** Whether anybody of this device sent something that may still be undone: a page that begins looks no closer. Never raises. */
export function someoneSent(): boolean {
  try {
    return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at)).some(
      (key) => key?.startsWith(sentBegin) === true,
    );
  } catch {
    return false;
  }
}
