/** A communication without choices: planned for everybody by no channel, at once and without an end, read by nobody. */
import { endless } from '#schema/communications/communications.rules.ts';
import { foldOf } from './times.ts';
import type { CommunicationRow } from './communications.access.ts';

type Stated = 'id' | 'title' | 'message' | 'createdBy' | 'createdAt';

/** A row with the given values, and a default for all others; it begins when it was made. */
export const defaultCommunication = (
  given: Pick<CommunicationRow, Stated> & Partial<CommunicationRow>,
): CommunicationRow => ({
  fold: foldOf(given),
  audienceKind: 'all',
  groupId: null,
  departmentId: null,
  onPin: false,
  onEmail: false,
  onWhatsapp: false,
  onNewsfeed: false,
  hasMail: true,
  hasWhatsapp: true,
  pinned: false,
  asksAcknowledgement: false,
  critical: false,
  timing: 'now',
  startsAt: given.createdAt,
  localAt: '',
  until: endless,
  state: 'scheduled',
  scope: null,
  cursor: '',
  frozenAt: null,
  people: 0,
  delivered: 0,
  failed: 0,
  read: 0,
  acknowledged: 0,
  remindAfter: [],
  attachments: [],
  postId: null,
  editedAt: null,
  history: [],
  ...given,
});
