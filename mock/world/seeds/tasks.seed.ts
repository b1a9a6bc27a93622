/** Tasks of the team of the manager: three of the employee, one of them sent back, and one that waits for approval. */
import { taskPeople, tasks, taskSubmissions } from '#backend/tasks/tasks.tables.ts';
import { countsOf, dueOrderOf } from '#schema/tasks/tasks.rules.ts';
import type { users } from '#backend/people/users.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { day, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import type { Person } from './users.seed.ts';

const texts = {
  es: {
    notes: ['Resume las entrevistas con clientes', 'Una página con lo que más se repite y dos citas.'],
    guide: ['Prepara la guía para quienes llegan', 'Lo que te habría gustado saber en tu primera semana.'],
    photos: ['Elige fotos para el tablero', 'Cinco o seis, de los últimos proyectos.'],
    draft: ['Revisa el borrador del informe', 'Marca lo que no se entienda a la primera.'],
    sent: 'Aquí va una primera versión.',
    back: 'Va muy bien, gracias. Solo falta una línea sobre a quién preguntar cuando algo no funciona.',
    waiting: 'Listo: dejé mis notas al margen y una pregunta al final.',
  },
  en: {
    notes: ['Sum up the customer interviews', 'One page with what comes up most, and two quotes.'],
    guide: ['Prepare the guide for newcomers', 'What you would have liked to know in your first week.'],
    photos: ['Choose photos for the board', 'Five or six, from the latest projects.'],
    draft: ['Review the draft of the report', 'Mark what is not clear at once.'],
    sent: 'Here is a first version.',
    back: 'This is going very well, thank you. Only a line is missing on whom to ask when something fails.',
    waiting: 'Done: my notes are in the margin, with a question at the end.',
  },
} as const;

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
  const words = texts[profile.words];
  const made = {
    tasks: [] as Row<typeof tasks>[],
    people: [] as Row<typeof taskPeople>[],
    submissions: [] as Row<typeof taskSubmissions>[],
  };
  const at = (days: number): string => instant(calendar.now + days * day);
  const add = (
    [title, description]: readonly [string, string],
    userId: string,
    { due, begun, points }: { readonly due: number | null; readonly begun: number; readonly points: number },
    handed?: { readonly message: string; readonly on: number; readonly reason: string | null },
  ): void => {
    const [taskId, personId] = [newId('tasks'), newId('task_people')];
    const createdAt = at(begun);
    const status = handed === undefined ? 'open' : handed.reason === null ? 'submitted' : 'sent_back';
    made.tasks.push({
      id: taskId,
      title,
      description,
      createdBy: maker.id,
      dueOn: due === null ? null : calendar.date(due),
      points,
      attachmentKeys: [],
      status: 'open',
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
    if (handed === undefined || status === 'open') return;
    const { message, reason, on } = handed;
    made.submissions.push({
      id: newId('task_submissions'),
      taskId,
      personId,
      userId,
      makerId: maker.id,
      message,
      attachmentKeys: [],
      status,
      reason,
      decidedBy: reason === null ? null : maker.id,
      decidedAt: reason === null ? null : at(on + 0.1),
      createdAt: at(on),
    });
  };
  add(words.photos, employee.id, { due: null, begun: -9, points: 0 });
  add(
    words.guide,
    employee.id,
    { due: 3, begun: -6, points: 40 },
    { message: words.sent, on: -2, reason: words.back },
  );
  add(words.notes, employee.id, { due: 6, begun: -1, points: 20 });
  if (colleague !== undefined)
    add(
      words.draft,
      colleague.id,
      { due: 1, begun: -5, points: 30 },
      { message: words.waiting, on: -0.2, reason: null },
    );
  return {
    ...rowsOf(tasks, made.tasks),
    ...rowsOf(taskPeople, made.people),
    ...rowsOf(taskSubmissions, made.submissions),
  };
}
