/** The columns that hold ids of people. */

/** Names of the columns that hold ids of people, in any table. */
export const personColumns: ReadonlySet<string> = new Set([
  'userId',
  'ownerId',
  'senderId',
  'giverId',
  'takerId',
  'actorId',
  'managerId',
  'leaderId',
  'makerId',
  'evaluatedId',
  'evaluatorId',
  'uploaderId',
  'byId',
  'voter',
  'createdBy',
  'awardedBy',
  'referredBy',
  'requestedBy',
  'resolvedBy',
  'decidedBy',
  'redeemedBy',
]);
