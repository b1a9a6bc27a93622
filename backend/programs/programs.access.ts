/** Loads programs for those who may see them, and says what a person may do in them. */
import { may } from '#schema/permissions.ts';
import { takesOn } from '#schema/programs/programs.rules.ts';
import { dayAt, zoneOf } from '#schema/users/celebrations.rules.ts';
import { reason, type ReasonCode } from '#schema/reasons.ts';
import type { FileReader } from '../files/files.readers.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { programPeople, programs, programSubmissions, type KeptLesson } from './programs.tables.ts';

export type ProgramRow = Row<typeof programs>;
export type PersonRow = Row<typeof programPeople>;
type Calling = Pick<Context, 'store' | 'me' | 'language'>;

/** All lessons of a course, in their order. */
export const lessonsOf = ({ modules }: Pick<ProgramRow, 'modules'>): readonly KeptLesson[] =>
  modules.flatMap(({ lessons }) => lessons);

export async function programAt(store: Store, id: string): Promise<ProgramRow | undefined> {
  return (await store.list(programs, { where: { id } })).rows[0];
}

/** Any program. Raises 404. */
export async function programBy(
  { store, language }: Pick<Context, 'store' | 'language'>,
  id: string,
): Promise<ProgramRow> {
  const row = await programAt(store, id);
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/** The caller's own day. */
export const todayFor = async ({ store, me, now }: Pick<Context, 'store' | 'me' | 'now'>): Promise<string> =>
  dayAt(now, zoneOf(me.timezone, await timezoneOf(store)));

/** The row of a person in a program, also of one who was taken out or left. */
export async function personIn(
  store: Store,
  programId: string,
  userId: string,
): Promise<PersonRow | undefined> {
  return (await store.list(programPeople, { where: { programId, userId } })).rows[0];
}

/** Whether the row means taking part: who left an open program may join it again. */
export const takesPartIn = (person: PersonRow | undefined): person is PersonRow =>
  person !== undefined && person.standing !== 'withdrawn';

/** A program that the caller sees: administrators every one, others their own and open ones, while these are active. */
export async function seenProgram(
  context: Calling,
  id: string,
): Promise<{ readonly program: ProgramRow; readonly person: PersonRow | undefined }> {
  const program = await programBy(context, id);
  const person = await personIn(context.store, id, context.me.id);
  const isSeen =
    may(context.me.userType, 'programs.manage') ||
    person?.standing === 'finished' ||
    (program.active && (person !== undefined || program.open));
  if (!isSeen) throw domainError('not_found', context.language);
  return { program, person };
}

/** Raises 409 at the field that names the thing. */
export function refuseAt({ language }: Pick<Context, 'language'>, field: string, code: ReasonCode): never {
  throw domainError('conflict', language, [reason(field, code, language)]);
}

/** The place of the caller. Raises 409 for a program that the caller does not take part in, or that takes nothing today. */
export async function expectTaking(
  context: Pick<Context, 'store' | 'me' | 'now' | 'language'>,
  program: ProgramRow,
): Promise<PersonRow> {
  const person = await personIn(context.store, program.id, context.me.id);
  if (!takesPartIn(person)) refuseAt(context, 'programId', 'program_not_assigned');
  if (!takesOn(program, await todayFor(context))) refuseAt(context, 'programId', 'program_not_open');
  return person;
}

/** Raises 409 for a program that takes nobody. */
export async function expectOpen(
  context: Pick<Context, 'store' | 'me' | 'now' | 'language'>,
  program: ProgramRow,
): Promise<void> {
  if (!takesOn(program, await todayFor(context))) refuse(context, 'program_not_open');
}

/** Files of lessons: for the people of the program. Files of what was handed in: for the person, and those who decide. */
export const programFileReader: FileReader = async (store, me, { recordId }) => {
  if (recordId === null) return undefined;
  const { rows: handedIn } = await store.list(programSubmissions, { where: { id: recordId } });
  const [submission] = handedIn;
  if (submission !== undefined) return submission.userId === me.id || may(me.userType, 'programs.manage');
  const program = await programAt(store, recordId);
  if (program === undefined) return undefined;
  return may(me.userType, 'programs.manage') || takesPartIn(await personIn(store, recordId, me.id));
};
