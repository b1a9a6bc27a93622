/** Administrators assign programs, see who has done what, remind, and decide on what was handed in. */
import { pageSize } from '#schema/limits.ts';
import type { programEndpoints } from '#schema/programs/programs.endpoints.ts';
import { openStandings, takesOn, type ProgramType } from '#schema/programs/programs.rules.ts';
import type { AssignedProgram } from '#schema/programs/programs.shapes.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { fold } from '../kit/fold.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { todayOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import type { Row } from '../store/table.ts';
import { audienceFrom, checkAudience, countPeople, type AudienceInput } from '../departments/audience.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { beginPieces } from './pieces.ts';
import { lessonsOf, programBy, refuseAt, todayFor, type PersonRow } from './programs.access.ts';
import { programPeople, programs, programSteps, programSubmissions } from './programs.tables.ts';
import { orgProgramsOf, peopleOf } from './org.views.ts';
import { linesOf, submissionsOf } from './programs.views.ts';
import { finish, setStanding, takeOut } from './standings.ts';

type Calls =
  | 'assignCourse'
  | 'assignCustom'
  | 'assignGeneric'
  | 'people'
  | 'person'
  | 'withdraw'
  | 'remind'
  | 'decide';

/** People whom the words of a search may find. */
const foundAtMost = 500;

interface Assignment extends Omit<AudienceInput, 'tenureFrom' | 'tenureTo'> {
  readonly programId: string;
  readonly dueOn?: string | null | undefined;
}

/** Assigns a program of a type: to the first people at once, to the others in pieces. */
const assign =
  (type: ProgramType) =>
  async (context: Context, { body }: { readonly body: Assignment }): Promise<AssignedProgram> => {
    const { store, language } = context;
    const program = await programBy(context, body.programId);
    const today = await todayOf(context);
    const { dueOn = null } = body;
    const findings = new ValidationErrors(language);
    if (program.type !== type) findings.add('programId', 'program_type');
    const isWithin = dueOn === null || takesOn({ ...program, active: true }, dueOn);
    if (!isWithin || (dueOn !== null && dueOn < today)) findings.add('dueOn', 'program_due');
    const audience = audienceFrom(body);
    if (audience !== null) await checkAudience(store, audience, findings);
    findings.throwIfAny();
    if (!program.active) refuseAt(context, 'programId', 'program_inactive');
    if (program.endsOn !== null && program.endsOn < today) refuseAt(context, 'programId', 'program_not_open');
    const people = audience === null || audience.everyone ? 0 : await countPeople(store, audience, today);
    if (people === 0) refuse(context, 'program_nobody');
    const { added, goesOn } = await beginPieces(context, program, { what: 'assign', audience, dueOn });
    return { people, added, assigning: goesOn };
  };

/** A person of a program that is not left. Raises 404. */
async function placeBy({ store, language }: Context, id: string): Promise<PersonRow> {
  const {
    rows: [row],
  } = await store.list(programPeople, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

async function shownPerson(context: Context, row: PersonRow) {
  const [person] = await peopleOf(context, await programBy(context, row.programId), [row]);
  if (person === undefined) throw domainError('not_found', context.language);
  return person;
}

export const peopleService: Pick<Service<typeof programEndpoints>, Calls> = {
  assignCourse: assign('course'),
  assignCustom: assign('custom'),
  assignGeneric: assign('generic'),

  async people(context, { params: { id }, query: { page, keywords, standing, departmentId, late } }) {
    const { store } = context;
    const program = await programBy(context, id);
    const words = fold(keywords ?? '');
    const { rows: found } =
      words === ''
        ? { rows: [] }
        : await store.list(users, { columns: ['id'], where: { fold: { has: words } }, limit: foundAtMost });
    const { items, pagination } = await pageFrom(
      store,
      programPeople,
      {
        where: {
          programId: id,
          standing: standing ?? (late === true ? { in: openStandings } : { ne: 'withdrawn' }),
          ...(departmentId === undefined ? {} : { departmentId }),
          ...(late === true ? { dueOn: { lt: await todayFor(context) } } : {}),
          ...(words === '' ? {} : { userId: { in: found.map((one) => one.id) } }),
        },
        order: [['createdAt', 'desc']],
      },
      { page, perPage: pageSize.default },
    );
    return { items: await peopleOf(context, program, items), pagination };
  },

  async person(context, { params: { id } }) {
    const row = await placeBy(context, id);
    const program = await programBy(context, row.programId);
    const { rows: steps } = await context.store.list(programSteps, {
      where: { programId: row.programId, userId: row.userId },
    });
    return { ...(await shownPerson(context, row)), lessons: linesOf(lessonsOf(program), steps) };
  },

  async withdraw(context, { params: { id } }) {
    const { store } = context;
    const row = await placeBy(context, id);
    if (row.standing === 'finished') refuse(context, 'program_is_finished');
    if (row.standing === 'withdrawn') refuse(context, 'program_withdrawn');
    await store.update(
      programSubmissions,
      { personId: id, status: 'submitted' },
      { status: 'withdrawn', decidedBy: context.me.id, decidedAt: context.at },
    );
    return shownPerson(context, await takeOut(context, row));
  },

  async remind(context, { params: { id } }) {
    const { store } = context;
    const program = await programBy(context, id);
    const today = await todayOf(context);
    if (!program.active) refuse(context, 'program_inactive');
    if (!takesOn(program, today)) refuse(context, 'program_not_open');
    if (program.remindedOn === today) refuse(context, 'program_reminded');
    const [row] = await store.update(programs, { id }, { remindedOn: today });
    await beginPieces(context, program, { what: 'remind', audience: null, dueOn: null });
    const [shown] = await orgProgramsOf(context, row === undefined ? [] : [row]);
    if (shown === undefined) throw domainError('not_found', context.language);
    return shown;
  },

  async decide(context, { params: { id }, body: { accept, reason = '' } }) {
    const { store, me, at, language } = context;
    const [known] = await store.tally(programSubmissions, { where: { id } });
    if ((known?.count ?? 0) === 0) throw domainError('not_found', language);
    const findings = new ValidationErrors(language);
    if (!accept && reason === '') findings.add('reason', 'required');
    findings.throwIfAny();
    const [row] = await store.update(
      programSubmissions,
      { id, status: 'submitted' },
      {
        status: accept ? 'accepted' : 'sent_back',
        reason: accept ? null : reason,
        decidedBy: me.id,
        decidedAt: at,
      },
    );
    if (row === undefined) refuse(context, 'program_decided');
    await settle(context, row, accept);
    const [shown] = await submissionsOf(context, [row]);
    if (shown === undefined) throw domainError('not_found', language);
    return shown;
  },
};

/** An accepted submission finishes the program; one that was sent back is the person's again. */
async function settle(
  context: Context,
  { personId, programId, userId }: Row<typeof programSubmissions>,
  accept: boolean,
): Promise<void> {
  const person = await placeBy(context, personId);
  if (accept) return finish(context, await programBy(context, programId), person);
  await setStanding(context.store, person, 'sent_back');
  await leaveNotices(context, {
    to: [userId],
    kind: 'program_sent_back',
    actorId: context.me.id,
    postId: null,
    sourceId: programId,
  });
}
