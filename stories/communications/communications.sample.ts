/** Communications for stories. */
import type {
  AdminCommunication,
  FollowedCommunication,
  Group,
} from '#src/communications/admin/communicationsAdmin.queries.ts';
import type { ShownCommunication } from '#src/communications/communications.queries.ts';
import { people } from '../kit/world.sample.ts';
import { must } from '../kit/must.ts';

/** A pinned one that asks for a confirmation. */
export const drill: ShownCommunication = {
  id: '0192f0c1-0000-7000-8000-0000000c0001',
  title: 'Seguridad: cómo salimos del edificio',
  message: 'El simulacro es el próximo miércoles. Lee la ruta de tu piso y confirma que la entendiste.',
  pin: true,
  email: true,
  whatsapp: false,
  newsfeed: true,
  critical: false,
  asksAcknowledgement: true,
  audience: 'all',
  audienceName: null,
  communicationGroupId: null,
  departmentId: null,
  attachments: [],
  postId: null,
  publishedAt: '2026-11-20T15:00:00.000Z',
  until: null,
  editedAt: null,
  history: [],
  readAt: null,
  acknowledgedAt: null,
  filed: false,
  createdAt: '2026-11-20T15:00:00.000Z',
};

/** One of a group that was corrected. */
export const shifts: ShownCommunication = {
  ...drill,
  id: '0192f0c1-0000-7000-8000-0000000c0002',
  title: 'Guardias de diciembre',
  message: 'El calendario de guardias está listo.',
  pin: false,
  email: false,
  asksAcknowledgement: false,
  audience: 'group',
  audienceName: 'Guardias',
  editedAt: '2026-11-21T15:00:00.000Z',
  history: [{ title: 'Guardias', message: 'Pronto está listo.', until: '2026-11-21T15:00:00.000Z' }],
  readAt: '2026-11-21T18:00:00.000Z',
};

export const adminOf = (
  one: ShownCommunication,
  more: Partial<AdminCommunication> = {},
): AdminCommunication => ({
  ...one,
  state: 'delivered',
  timing: 'now',
  sendAt: one.publishedAt,
  localAt: null,
  remindAfter: [2, 5],
  recipientsCount: 240,
  delivered: 240,
  failed: 7,
  read: 180,
  acknowledged: 150,
  author: must(people[0]),
  ...more,
});

const none = { noAddress: 0, optedOut: 0, off: 0, refused: 0, unknown: 0, bounced: 0, complained: 0 };

export const followed: FollowedCommunication = {
  ...adminOf(drill),
  channels: [
    { channel: 'pin', reached: 240, ...none },
    { channel: 'email', reached: 219, ...none, noAddress: 7, optedOut: 12, bounced: 2, complained: 1 },
  ],
  departments: [
    { departmentId: 'a', name: 'Operaciones', people: 80, delivered: 80, read: 12, acknowledged: 10 },
    { departmentId: 'b', name: 'Ventas', people: 160, delivered: 160, read: 140, acknowledged: 120 },
  ],
  days: [
    { day: '2026-11-20', read: 96, acknowledged: 80 },
    { day: '2026-11-21', read: 160, acknowledged: 130 },
    { day: '2026-11-22', read: 180, acknowledged: 150 },
  ],
  mailReports: true,
};

export const group: Group = {
  id: '0192f0c1-0000-7000-8000-0000000c0101',
  name: 'Guardias',
  userIds: [],
  departmentIds: [],
  groupIds: [],
  people: 40,
  createdBy: null,
  createdAt: '2026-01-10T15:00:00.000Z',
};
