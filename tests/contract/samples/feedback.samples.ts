/** Valid calls of feedback. */
import { cases } from '#backend/feedback/cases.tables.ts';
import { ideas } from '#backend/feedback/ideas.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, noId, type Calls } from './known.ts';

/** Two ideas, a suggestion and a complaint of the employee. */
export const known = async (store: Store) => {
  const { rows } = await store.list(ideas, {
    where: { status: 'new', mergedIntoId: null },
    order: [['id', 'asc']],
    limit: 2,
  });
  const {
    rows: [employee],
  } = await store.list(users, {
    where: { userType: 'employee', active: true },
    order: [['id', 'asc']],
    limit: 1,
  });
  const own = { userId: employee?.id ?? noId, archived: false } as const;
  return {
    ideaId: rows[0]?.id ?? noId,
    otherIdea: rows[1]?.id ?? noId,
    suggestionCase: await firstId(store, cases, { where: { ...own, kind: 'suggestion' } }),
    complaintCase: await firstId(store, cases, { where: { ...own, kind: 'complaint' } }),
    caseReader: await firstId(store, users, { where: { userType: 'admin', active: true } }),
  };
};
type FeedbackKnown = Awaited<ReturnType<typeof known>>;

const sent = {
  isAnonymous: undefined,
  code: undefined,
  attachmentKeys: undefined,
  files: undefined,
} as const;
const code = '0123456789ABCDEF';

export const calls: Calls<FeedbackKnown> = {
  'feedback.createIdea': () => ({ body: { title: 'Bicicletas' } }),
  'feedback.ideas': () => ({ query: { status: undefined } }),
  'feedback.idea': 'ideaId',
  'feedback.voteIdea': 'ideaId',
  'feedback.commentIdea': 'ideaId',
  'feedback.decideIdea': ({ ideaId: id }) => ({ params: { id }, body: { status: 'accepted' } }),
  'feedback.mergeIdea': ({ ideaId: id, otherIdea: intoId }) => ({ params: { id }, body: { intoId } }),
  'feedback.createSuggestion': () => ({ body: { ...sent, title: 'Plantas', message: 'En la entrada' } }),
  'feedback.createComplaint': () => ({
    body: { ...sent, subject: 'Ruido', description: 'En el almacén', involvedUserIds: undefined },
  }),
  'feedback.addToComplaint': ({ complaintCase: id }) => ({
    body: { id, code: undefined, number: undefined, message: 'Sigue igual', files: undefined },
  }),
  'feedback.archiveSuggestion': 'suggestionCase',
  'feedback.archiveComplaint': 'complaintCase',
  'feedback.suggestions': () => ({ query: { state: undefined } }),
  'feedback.complaints': () => ({ query: { state: undefined, late: undefined } }),
  'feedback.followCase': () => ({ body: { code } }),
  'feedback.addToCase': () => ({ body: { code, files: undefined } }),
  'feedback.caseFile': () => ({ body: { code, key: 'traceless/none' } }),
  'feedback.suggestionFile': ({ suggestionCase: id }) => ({ body: { id, key: 'traceless/none' } }),
  'feedback.complaintFile': ({ complaintCase: id }) => ({ body: { id, key: 'traceless/none' } }),
  'feedback.myCase': 'complaintCase',
  'feedback.orgCase': 'complaintCase',
  'feedback.answerCase': ({ complaintCase: id }) => ({
    params: { id },
    body: { text: 'Lo vemos', files: undefined },
  }),
  'feedback.noteCase': 'complaintCase',
  'feedback.changeCase': ({ complaintCase: id }) => ({
    params: { id },
    body: { state: 'closed', reason: 'Ya funcionan' },
  }),
  'feedback.handOverCase': ({ complaintCase: id, caseReader: userId }) => ({
    params: { id },
    body: { userId },
  }),
};
