/** Tasks of the team of the manager, one of them sent back and one that waits, and tasks of other teams in all states. */
import { taskPeople, tasks, taskSubmissions } from '#backend/tasks/tasks.tables.ts';
import { countsOf, dueOrderOf, type TaskState } from '#schema/tasks/tasks.rules.ts';
import type { users } from '#backend/people/users.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { day, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { taskTexts } from '../taskTexts.ts';
import type { Person } from './users.seed.ts';

/** States of the tasks of other teams, in turn. */
const otherStates = ['open', 'submitted', 'approved', 'open', 'sent_back', 'approved', 'cancelled'] as const;
/** A title and a description. */
type TaskText = readonly [string, string];
/** One task of another team for so many people. */
const peopleOfTask = 10;

/** Empty while the module is off. */
export function taskSeed(
  plan: Plan,
  people: readonly Person[],
  staff: readonly Row<typeof users>[],
): RowsByTable {
  const { profile, calendar, newId, size } = plan;
  const maker = people.find(({ role, isPersona }) => role === 'manager' && isPersona);
  const employee = people.find(({ role, isPersona }) => role === 'employee' && isPersona);
  if (!profile.modules.has('tasks') || size.scene === 'newCompany') return {};
  if (maker === undefined || employee === undefined) return {};
  const colleague = staff.find(
    ({ id, managerId, active }) => managerId === maker.id && id !== employee.id && active,
  );
  const words = taskTexts[profile.words];
  const both = (name: 'photos' | 'guide' | 'notes' | 'draft') => [words[name], taskTexts.en[name]] as const;
  const made = {
    tasks: [] as Row<typeof tasks>[],
    people: [] as Row<typeof taskPeople>[],
    submissions: [] as Row<typeof taskSubmissions>[],
  };
  const at = (days: number): string => instant(calendar.now + days * day);
  const add = (
    [[title, description], [titleEn, descriptionEn]]: readonly [TaskText, TaskText],
    userId: string,
    { due, begun, points }: { readonly due: number | null; readonly begun: number; readonly points: number },
    {
      status,
      makerId = maker.id,
      message = '',
      on = begun,
      reason = null,
    }: {
      readonly status: TaskState;
      readonly makerId?: string;
      readonly message?: string;
      readonly on?: number;
      readonly reason?: string | null;
    } = { status: 'open' },
  ): void => {
    const [taskId, personId] = [newId('tasks'), newId('task_people')];
    const createdAt = at(begun);
    made.tasks.push({
      id: taskId,
      title,
      titleEn,
      description,
      descriptionEn,
      createdBy: makerId,
      dueOn: due === null ? null : calendar.date(due),
      points,
      attachmentKeys: [],
      status: status === 'cancelled' ? 'cancelled' : 'open',
      ...countsOf([{ state: status }]),
      createdAt,
    });
    made.people.push({
      id: personId,
      taskId,
      userId,
      state: status,
      reward: 'none',
      reminded: 0,
      dueOrder: dueOrderOf(status, due === null ? null : calendar.date(due)),
      createdAt,
    });
    if (status === 'open' || status === 'cancelled') return;
    const isDecided = status !== 'submitted';
    made.submissions.push({
      id: newId('task_submissions'),
      taskId,
      personId,
      userId,
      makerId,
      message,
      attachmentKeys: [],
      status,
      reason,
      decidedBy: isDecided ? makerId : null,
      decidedAt: isDecided ? at(on + 0.1) : null,
      createdAt: at(on),
    });
  };
  add(both('photos'), employee.id, { due: null, begun: -9, points: 0 });
  add(
    both('guide'),
    employee.id,
    { due: 3, begun: -6, points: 40 },
    { status: 'sent_back', message: words.sent, on: -2, reason: words.back },
  );
  add(both('notes'), employee.id, { due: 6, begun: -1, points: 20 });
  if (colleague !== undefined)
    add(
      both('draft'),
      colleague.id,
      { due: 1, begun: -5, points: 30 },
      { status: 'submitted', message: words.waiting, on: -0.2 },
    );
  // Finished tasks had no points: payments would need ledger entries. Invited people have no task.
  const others = staff.filter(
    ({ managerId, active, activatedAt, userType }) =>
      active &&
      activatedAt !== null &&
      managerId !== null &&
      managerId !== maker.id &&
      userType === 'employee',
  );
  for (let place = 0; place < Math.floor(others.length / peopleOfTask) + 2; place++) {
    const person = others[place * (peopleOfTask - 1)];
    const status = otherStates[place % otherStates.length] ?? 'open';
    const title = words.others[place % words.others.length];
    const titleEn = taskTexts.en.others[place % words.others.length];
    if (person === undefined || person.managerId === null || title === undefined || titleEn === undefined)
      break;
    const points = status === 'approved' ? 0 : 10 * (place % 4);
    const begun = -3 - (place % 11);
    add(
      [title, titleEn],
      person.id,
      { due: place % 3 === 0 ? null : (place % 9) - 2, begun, points },
      {
        status,
        makerId: person.managerId,
        message: words.done,
        on: begun / 2,
        reason: status === 'sent_back' ? words.missing : null,
      },
    );
  }
  return {
    ...rowsOf(tasks, made.tasks),
    ...rowsOf(taskPeople, made.people),
    ...rowsOf(taskSubmissions, made.submissions),
  };
}
