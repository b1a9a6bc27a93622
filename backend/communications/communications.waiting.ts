/** Communications whose reading a person has not confirmed. */
import { endless } from '#schema/communications/communications.rules.ts';
import type { Waiting, WaitingSource } from '../waiting/sources.ts';
import { arrived, ownGroups } from './communications.access.ts';
import { communicationPeople, communications } from './communications.tables.ts';

export const communicationsWaiting: WaitingSource = {
  kinds: ['communication'],
  async find(asking) {
    const { store, me, at } = asking;
    const { rows } = await store.list(communications, {
      where: { ...(await arrived(asking)), until: { gt: at }, asksAcknowledgement: true },
    });
    if (rows.length === 0) return [];
    const { rows: mine } = await store.list(communicationPeople, {
      where: { userId: me.id, communicationId: { in: rows.map(({ id }) => id) } },
    });
    const ownBy = new Map(mine.map((one) => [one.communicationId, one]));
    const groups = await ownGroups(store, me);
    return rows.flatMap((row): readonly Waiting[] => {
      const own = ownBy.get(row.id);
      const isFor =
        own?.addressed === true ||
        row.audienceKind === 'all' ||
        (row.audienceKind === 'department' &&
          row.departmentId !== null &&
          row.departmentId === me.departmentId) ||
        (row.audienceKind === 'group' && row.groupId !== null && groups.includes(row.groupId));
      if (!isFor || (own !== undefined && own.acknowledgedAt !== null)) return [];
      const { id, title, createdBy, startsAt, until } = row;
      const dueAt = until === endless ? null : until;
      return [{ kind: 'communication', id, title, whoId: createdBy, since: startsAt, dueAt }];
    });
  },
};
