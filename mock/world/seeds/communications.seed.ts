/** A year of communications with believable reading, one that is planned, and one that waits for confirmations. */
import {
  communicationGroups,
  communicationPeople,
  communications,
} from '#backend/communications/communications.tables.ts';
import { defaultCommunication } from '#backend/communications/communications.defaults.ts';
import { scopeOf } from '#backend/communications/communications.scopes.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { endless, firstOnEarth } from '#schema/communications/communications.rules.ts';
import { may } from '#schema/permissions.ts';
import { day, hour, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { groupNames, monthly, planned, single, type ToldCommunication } from './communications.told.ts';
import type { Person } from './users.seed.ts';

/** People who have not confirmed the one of this week. */
const owing = 23;
/** Share of the people who ever read it: where it was only mailed, fewer open it here. */
const readShare = { pinned: 0.88, newsfeed: 0.74, mailed: 0.46 } as const;
/** The department that hardly reads, by its index. */
const quietDepartment = 3;
const months = 12;

interface Said extends ToldCommunication {
  readonly at: number;
}

/** Empty while the module is off, and in a new company. */
export function communicationSeed(plan: Plan, people: readonly Person[]): RowsByTable {
  const { profile, calendar, newId, size } = plan;
  const author = people.find(({ role }) => role === 'admin');
  if (!profile.modules.has('communications') || size.scene === 'newCompany' || author === undefined)
    return {};
  const dice = plan.dice('communications');
  const { now } = calendar;
  const { words } = profile;
  const staff = people.filter(({ role, until }) => may(role, 'communications.see') && until >= now);
  const departments = [...new Set(staff.flatMap(({ departmentId }) => departmentId ?? []))];
  const nightShift = staff.filter((_, index) => index % 5 === 0);
  const monthName = new Intl.DateTimeFormat(words === 'es' ? 'es-419' : 'en-GB', {
    month: 'long',
    timeZone: profile.timezone,
  });
  const groupId = newId('communication_groups');
  const group: Row<typeof communicationGroups> = {
    id: groupId,
    name: groupNames[words],
    audience: {
      everyone: false,
      departmentIds: [],
      groupIds: [],
      userIds: nightShift.map(({ id }) => id),
      tenureFrom: null,
      tenureTo: null,
    },
    createdBy: author.id,
    createdAt: instant(now - 360 * day),
    removedAt: null,
  };
  const told: Said[] = [
    ...Array.from({ length: months }, (_, month) =>
      monthly.map((one, index) => ({
        ...one,
        at: calendar.worked((months - month) * 29.5 * day + index * 2 * day, dice),
      })),
    ).flat(),
    ...single.map((one) => ({ ...one, at: calendar.worked(-(one.on ?? 0) * day, dice) })),
  ].toSorted((one, other) => one.at - other.at);

  const made: { all: Row<typeof communications>[]; people: Row<typeof communicationPeople>[] } = {
    all: [],
    people: [],
  };
  for (const [index, one] of told.entries()) {
    const { at, channels, to, asks = false } = one;
    const id = newId('communications');
    const departmentId = to === 'department' ? (departments[index % departments.length] ?? null) : null;
    const reached =
      to === 'all'
        ? staff
        : to === 'group'
          ? nightShift
          : staff.filter((person) => person.departmentId === departmentId);
    const share = channels.includes('pin')
      ? readShare.pinned
      : channels.includes('newsfeed')
        ? readShare.newsfeed
        : readShare.mailed;
    const isOpen = one.pinned === true;
    const [title, message] = one[words].map((text) => text.replace('{month}', monthName.format(at)));
    const owed = new Set(
      asks && isOpen
        ? [...reached.filter((one) => one.isPersona), ...reached.filter((one) => !one.isPersona)].slice(
            0,
            owing,
          )
        : [],
    );
    const rows = reached.map((person, turn): Row<typeof communicationPeople> => {
      const reads = person.department === quietDepartment ? share / 6 : share;
      const isOwing = owed.has(person);
      // In the first hour two of five readers, the others within three days.
      const wait = dice.next() < 0.4 ? dice.next() * hour : hour + dice.next() ** 2 * 71 * hour;
      const readAt = Math.min(now, at + wait);
      const isRead = (asks && !isOwing) || dice.next() < reads;
      const isPersona = person.isPersona && isOpen;
      return {
        id: newId('communication_people'),
        communicationId: id,
        userId: person.id,
        departmentId: person.departmentId ?? null,
        addressed: true,
        state: 'done',
        dueAt: instant(at),
        notice: 'sent',
        email: channels.includes('email') ? (turn % 17 === 5 ? 'opted_out' : 'sent') : 'none',
        whatsapp: channels.includes('whatsapp') ? (turn % 3 === 0 ? 'sent' : 'opted_out') : 'none',
        failed: false,
        readAt: isRead && !isPersona ? instant(readAt) : null,
        acknowledgedAt: asks && isRead && !isOwing && !isPersona ? instant(readAt) : null,
        filedAt: null,
        // The first reminder left yesterday.
        wave: isOwing ? 1 : 0,
        createdAt: instant(at),
      };
    });
    made.people.push(...rows);
    const row: Row<typeof communications> = {
      ...defaultCommunication({
        id,
        title: title ?? '',
        message: message ?? '',
        createdBy: author.id,
        createdAt: instant(at),
      }),
      audienceKind: to,
      groupId: to === 'group' ? groupId : null,
      departmentId,
      onPin: channels.includes('pin'),
      onEmail: channels.includes('email'),
      onWhatsapp: channels.includes('whatsapp'),
      onNewsfeed: channels.includes('newsfeed'),
      pinned: isOpen,
      asksAcknowledgement: asks,
      critical: one.critical === true,
      until: isOpen ? endless : instant(at + 30 * day),
      state: 'delivered',
      frozenAt: instant(at),
      people: rows.length,
      delivered: rows.length,
      read: rows.filter(({ readAt }) => readAt !== null).length,
      acknowledged: rows.filter(({ acknowledgedAt }) => acknowledgedAt !== null).length,
      remindAfter: asks ? [2, 5] : [],
    };
    made.all.push({ ...row, scope: scopeOf(row, instant(now)) });
  }
  const [title, message] = planned[words];
  // Tomorrow has begun somewhere on Earth, so its delivery would start with the world.
  const local = `${calendar.date(2)}T09:00`;
  made.all.push({
    ...defaultCommunication({
      id: newId('communications'),
      title,
      message,
      createdBy: author.id,
      createdAt: instant(now - hour),
    }),
    onPin: true,
    onEmail: true,
    onNewsfeed: true,
    pinned: true,
    timing: 'local',
    startsAt: firstOnEarth(local),
    localAt: local,
  });
  return {
    ...rowsOf(communications, made.all),
    ...rowsOf(communicationPeople, made.people),
    ...rowsOf(communicationGroups, [group]),
  };
}
