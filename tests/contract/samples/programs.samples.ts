/** Valid calls of programs. */
import {
  programCategories,
  programPeople,
  programs,
  programSubmissions,
} from '#backend/programs/programs.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type Calls, type Known } from './known.ts';

/** The course of the employee, the custom program with a submission, the open one, and a finished person. */
export const known = async (store: Store, { me }: Known) => {
  const programUserId = await firstId(store, users, { where: { email: me } });
  const { rows: mine } = await store.list(programPeople, { where: { userId: programUserId } });
  const { rows: done } = await store.list(programPeople, {
    where: { standing: 'finished' },
    with: { user: { one: users, on: 'userId' } },
    limit: 1,
  });
  const { rows: joined } = await store.list(programPeople, {
    where: { standing: 'assigned', assigned: false },
    with: { user: { one: users, on: 'userId' } },
    limit: 1,
  });
  return {
    programUserId,
    joinedBy: joined[0]?.user?.email ?? '',
    courseId: mine.find(({ standing }) => standing === 'started')?.programId ?? '',
    coursePersonId: mine.find(({ standing }) => standing === 'started')?.id ?? '',
    customProgramId: await firstId(store, programs, { where: { type: 'custom' } }),
    openProgramId: await firstId(store, programs, { where: { open: true } }),
    finishedProgramId: done[0]?.programId ?? '',
    finishedBy: done[0]?.user?.email ?? '',
    programSubmissionId: await firstId(store, programSubmissions, { where: { status: 'submitted' } }),
    programCategoryId: await firstId(store, programCategories),
  };
};
type ProgramsKnown = Awaited<ReturnType<typeof known>>;

const plain = {
  categoryId: undefined,
  badgeId: undefined,
  startsOn: undefined,
  endsOn: undefined,
  surveyId: undefined,
  formId: undefined,
  modules: undefined,
};
const to = (programId: string, userId: string) => ({
  body: { programId, userIds: [userId], departmentIds: undefined, groupIds: undefined, dueOn: undefined },
});

export const calls: Calls<ProgramsKnown> = {
  'programs.list': () => ({ query: { categoryId: undefined, status: undefined } }),
  'programs.create': () => ({ body: { ...plain, type: 'generic' } }),
  'programs.update': ({ courseId: id }) => ({ body: { ...plain, id } }),
  'programs.remove': 'courseId',
  'programs.submitLesson': ({ courseId: programId }) => ({
    body: { programId, lessonId: 'l1', answers: [] },
  }),
  'programs.assignCourse': ({ courseId, programUserId }) => to(courseId, programUserId),
  'programs.assignCustom': ({ customProgramId, programUserId }) => to(customProgramId, programUserId),
  'programs.assignGeneric': ({ openProgramId, programUserId }) => to(openProgramId, programUserId),
  'programs.submit': ({ openProgramId: programId, joinedBy: as }) => ({
    params: { type: 'generic' },
    body: { programId, message: 'Listo', answers: [], attachmentKeys: [] },
    as,
  }),
  'programs.submissions': ({ courseId: id }) => ({ params: { id }, query: { status: undefined } }),
  'programs.leave': ({ openProgramId: id, joinedBy: as }) => ({ params: { id }, as }),
  'programs.all': () => ({ query: { type: undefined, categoryId: undefined, active: undefined } }),
  'programs.activate': ({ courseId: id }) => ({ params: { id }, body: { active: false } }),
  'programs.updateCategory': 'programCategoryId',
  'programs.removeCategory': 'programCategoryId',
  'programs.program': 'courseId',
  'programs.join': 'openProgramId',
  'programs.lesson': ({ courseId: id }) => ({ params: { id, lessonId: 'l1' } }),
  'programs.keepPlace': ({ courseId: id }) => ({ params: { id }, body: { lessonId: 'l1', place: 40 } }),
  'programs.certificate': ({ finishedProgramId: id, finishedBy: as }) => ({ params: { id }, as }),
  'programs.orgProgram': 'courseId',
  'programs.copy': 'courseId',
  'programs.removal': 'courseId',
  'programs.people': ({ courseId: id }) => ({
    params: { id },
    query: { standing: undefined, departmentId: undefined, late: undefined },
  }),
  'programs.person': 'coursePersonId',
  'programs.withdraw': 'coursePersonId',
  'programs.remind': 'courseId',
  'programs.decide': ({ programSubmissionId: id }) => ({
    params: { id },
    body: { accept: true, reason: undefined },
  }),
};
