/** People take part in programs: they join, open lessons, finish them, and hand in. */
import { may } from '#schema/permissions.ts';
import { pageSize } from '#schema/limits.ts';
import type { programEndpoints } from '#schema/programs/programs.endpoints.ts';
import { programLimits } from '#schema/programs/programs.rules.ts';
import type { Program } from '#schema/programs/programs.shapes.ts';
import { countActs } from '../facts/takingPart.ts';
import { holdFiles, ownUploads } from '../files/files.rules.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { organizations } from '../organization/organization.tables.ts';
import { nameOf } from '../people/users.rules.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { checkedAnswers } from '../surveys/submitting.ts';
import { formOf } from './forms.ts';
import {
  expectOpen,
  expectTaking,
  personIn,
  programBy,
  seenProgram,
  takesPartIn,
  todayFor,
} from './programs.access.ts';
import { programPeople, programs, programSubmissions } from './programs.tables.ts';
import { detailOf, programsOf, submissionsOf } from './programs.views.ts';
import { countChange, finishIfDone, setStanding, takeOut } from './standings.ts';

type Calls = 'list' | 'program' | 'join' | 'leave' | 'submit' | 'submissions' | 'certificate';

/** The program as the caller sees it after a change. */
export async function shownAgain(context: Context, id: string) {
  return detailOf(context, await programBy(context, id), await personIn(context.store, id, context.me.id));
}

/** Unfinished ones by their due day, then finished ones; what nobody assigned is in the order given, newest first. */
function inOrder(all: readonly Program[]): Program[] {
  const rank = ({ own }: Program): number => (own === null ? 1 : own.standing === 'finished' ? 2 : 0);
  const due = ({ own }: Program): string => own?.dueOn ?? '9999';
  return all.toSorted(
    (one, other) => rank(one) - rank(other) || (rank(one) === 0 ? due(one).localeCompare(due(other)) : 0),
  );
}

export const takingService: Pick<Service<typeof programEndpoints>, Calls> = {
  async list(context, { query: { categoryId, status } }) {
    const { store, me } = context;
    const today = await todayFor(context);
    const { rows: places } = await store.list(programPeople, { where: { userId: me.id } });
    const placeOf = new Map(places.map((one) => [one.programId, one]));
    const { rows } = await store.list(programs, {
      where: {
        ...(categoryId === undefined ? {} : { categoryId }),
        or: [{ id: { in: [...placeOf.keys()] } }, { active: true, open: true }],
      },
      order: [['createdAt', 'desc']],
      limit: programLimits.shown,
    });
    const seen = rows.filter((row) => {
      const place = placeOf.get(row.id);
      if (place?.standing === 'finished') return true;
      return row.active && (takesPartIn(place) || (row.open && (row.endsOn === null || row.endsOn >= today)));
    });
    const all = await programsOf(
      context,
      seen,
      places.filter((place) => seen.some(({ id }) => id === place.programId)),
    );
    return inOrder(all).filter(({ own }) => status === undefined || own?.standing === status);
  },

  async program(context, { params: { id } }) {
    const { program, person } = await seenProgram(context, id);
    return detailOf(context, program, person);
  },

  async join(context, { params: { id } }) {
    const { store, me, at, newId } = context;
    const { program, person } = await seenProgram(context, id);
    if (person !== undefined && person.standing !== 'withdrawn') return detailOf(context, program, person);
    if (!program.open) refuse(context, 'program_not_joinable');
    await expectOpen(context, program);
    const own = person?.id ?? newId();
    if (person === undefined) {
      await store.insert(programPeople, [
        {
          id: own,
          programId: id,
          userId: me.id,
          departmentId: me.departmentId,
          standing: 'assigned',
          assigned: false,
          dueOn: null,
          done: 0,
          finishedAt: null,
          reward: 'none',
          reminded: 0,
          createdAt: at,
          joinedAt: at,
        },
      ]);
      await countChange(store, id, 1, null, 'assigned');
    } else {
      const standing = person.done > 0 ? 'started' : 'assigned';
      const back = await setStanding(store, person, standing, {
        assigned: false,
        dueOn: null,
        joinedAt: at,
      });
      // Lessons may have been taken out meanwhile.
      await finishIfDone(context, program, back);
    }
    await countActs(context, 'programsJoined', [{ id: own, personId: me.id, at }]);
    return shownAgain(context, id);
  },

  async leave(context, { params: { id } }) {
    const { person } = await seenProgram(context, id);
    if (!takesPartIn(person)) refuse(context, 'program_not_assigned');
    if (person.assigned) refuse(context, 'program_is_assigned');
    if (person.standing === 'submitted') refuse(context, 'program_waits');
    if (person.standing === 'finished') refuse(context, 'program_is_finished');
    await takeOut(context, person);
    return { success: true };
  },

  async submit(context, { params: { type }, body: { programId, answers: given, message, attachmentKeys } }) {
    const { store, me, at, newId, language } = context;
    const program = await programBy(context, programId);
    const findings = new ValidationErrors(language);
    if (type === 'course' || program.type !== type) findings.add('programId', 'program_type');
    findings.throwIfAny();
    const person = await expectTaking(context, program);
    if (person.standing === 'submitted') refuse(context, 'program_waits');
    if (person.standing === 'finished') refuse(context, 'program_is_finished');
    if (program.type === 'generic' && message === '' && attachmentKeys.length === 0)
      findings.add('message', 'program_empty');
    await ownUploads(store, me, attachmentKeys, 'program-attachment', findings, 'attachmentKeys');
    findings.throwIfAny();
    const { questions } = await formOf(store, program.type === 'custom' ? program : {});
    const answers = checkedAnswers(context, questions, given);
    const id = newId();
    await store.insert(programSubmissions, [
      {
        id,
        programId,
        personId: person.id,
        userId: me.id,
        questions,
        answers,
        message,
        fileKeys: attachmentKeys,
        status: 'submitted',
        reason: null,
        decidedBy: null,
        decidedAt: null,
        createdAt: at,
      },
    ]);
    await holdFiles(store, attachmentKeys, id);
    await setStanding(store, person, 'submitted');
    return shownAgain(context, programId);
  },

  async submissions(context, { params: { id }, query: { page, status } }) {
    const { me } = context;
    await seenProgram(context, id);
    const { items, pagination } = await pageFrom(
      context.store,
      programSubmissions,
      {
        where: {
          programId: id,
          ...(may(me.userType, 'programs.manage') ? {} : { userId: me.id }),
          ...(status === undefined ? {} : { status }),
        },
        order: [['createdAt', 'desc']],
      },
      { page, perPage: pageSize.default },
    );
    return { items: await submissionsOf(context, items), pagination };
  },

  async certificate(context, { params: { id } }) {
    const { store, me } = context;
    const { program, person } = await seenProgram(context, id);
    if (person === undefined || person.finishedAt === null) refuse(context, 'program_not_finished');
    const {
      rows: [organization],
    } = await store.list(organizations, { limit: 1 });
    return {
      programId: id,
      name: program.name,
      nameEn: program.nameEn,
      person: nameOf(me),
      organization: organization?.name ?? '',
      lessons: person.done,
      finishedAt: person.finishedAt,
      number: person.id.slice(-12).toUpperCase(),
    };
  },
};
