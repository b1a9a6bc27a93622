/** Which columns hold ids of people. */

/** What columns are called that hold ids of people, in whatever table. */
export const personColumns: ReadonlySet<string> = new Set([
  'userId',
  'ownerId',
  'senderId',
  'giverId',
  'takerId',
  'actorId',
  'managerId',
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
