/** Whose unsent words a place on this device holds. */

/** A person in an organisation; another person of the same device has other drafts. */
export interface DraftOwner {
  readonly id: string;
  readonly orgId: string;
}
