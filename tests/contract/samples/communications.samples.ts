/** Valid calls of communications. */
import { communicationGroups, communications } from '#backend/communications/communications.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { departments } from '#backend/people/users.tables.ts';
import { firstId, type Calls } from './known.ts';

/** A delivered one that asks for a confirmation, a planned one, and a group. */
export const known = async (store: Store) => ({
  communicationId: await firstId(store, communications, {
    where: { state: 'delivered', asksAcknowledgement: true, audienceKind: 'all' },
  }),
  plannedCommunication: await firstId(store, communications, { where: { state: 'scheduled' } }),
  communicationGroup: await firstId(store, communicationGroups, { where: { removedAt: null } }),
  someDepartment: await firstId(store, departments, { where: { active: true } }),
});
type CommunicationsKnown = Awaited<ReturnType<typeof known>>;

const form = {
  title: 'Cerramos el 24',
  message: 'La oficina cierra a las 14:00.',
  pin: 'true',
  newsfeed: 'true',
  email: undefined,
  whatsapp: undefined,
  attachments: undefined,
  attachmentKeys: undefined,
  critical: undefined,
  asksAcknowledgement: undefined,
  sendAt: undefined,
  localAt: undefined,
  until: undefined,
  remindAfter: undefined,
} as const;
const plan = {
  audience: 'all' as const,
  channels: ['pin' as const, 'email' as const],
  communicationGroupId: undefined,
  departmentId: undefined,
};

export const calls: Calls<CommunicationsKnown> = {
  'communications.sendAll': () => ({ body: form }),
  'communications.sendDepartment': ({ someDepartment: departmentId }) => ({
    body: { ...form, departmentId },
  }),
  'communications.sendGroup': ({ communicationGroup: id }) => ({ params: { id }, body: { ...form, id } }),
  'communications.list': () => ({ query: { filed: undefined } }),
  'communications.ofGroup': ({ communicationGroup: id }) => ({ params: { id } }),
  'communications.ofDepartment': ({ someDepartment: id, slug }) => ({
    params: { id },
    as: `admin@${slug}.example`,
  }),
  'communications.adminList': () => ({
    query: { from: undefined, to: undefined, channel: undefined, state: undefined },
  }),
  'communications.createGroup': ({ someDepartment }) => ({
    body: {
      name: 'Turno de noche',
      departmentIds: [someDepartment],
      userIds: undefined,
      groupIds: undefined,
    },
  }),
  'communications.group': 'communicationGroup',
  'communications.updateGroup': ({ communicationGroup: id }) => ({
    params: { id },
    body: { name: 'Turno de tarde', userIds: undefined, departmentIds: undefined, groupIds: undefined },
  }),
  'communications.removeGroup': 'communicationGroup',
  'communications.pin': 'communicationId',
  'communications.communication': 'communicationId',
  'communications.read': 'communicationId',
  'communications.acknowledge': 'communicationId',
  'communications.file': 'communicationId',
  'communications.reach': () => ({ body: plan }),
  'communications.reachPeople': () => ({ body: { ...plan, part: 'people', channel: undefined } }),
  'communications.update': ({ communicationId: id }) => ({
    params: { id },
    body: {
      timing: undefined,
      sendAt: undefined,
      localAt: undefined,
      until: undefined,
      remindAfter: undefined,
    },
  }),
  'communications.cancel': 'plannedCommunication',
  // No world holds a signed address.
  'communications.unsubscribe': () => ({ params: { key: 'aurora.nobody.unsigned' } }),
  'communications.mailReports': () => ({ query: { moment: '0', signature: 'unsigned' } }),
  'communications.followUp': 'communicationId',
  'communications.people': ({ communicationId: id }) => ({
    params: { id },
    query: { part: undefined, departmentId: undefined },
  }),
};
