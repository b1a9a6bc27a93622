/** Programs when a person is removed, and when a form is about to be. */
import { reason } from '#schema/reasons.ts';
import { discardHeld } from '../files/files.rules.ts';
import { formRemoving } from '../forms/forms.events.ts';
import { domainError } from '../http/domainError.ts';
import { on, onPersonRemoved } from '../http/handling.ts';
import { lessonsOf } from './programs.access.ts';
import {
  programPeople,
  programPieces,
  programs,
  programSteps,
  programSubmissions,
} from './programs.tables.ts';
import { countChange } from './standings.ts';

/** Place, lessons and submissions of the person go, with their files. */
export const programsLeft = onPersonRemoved(
  'programs',
  {
    removes: [programSteps, programSubmissions],
    takeAlong: discardHeld,
    changes: [programPeople],
    keeps: [{ tables: [programs, programPieces], because: 'a program belongs to the organisation' }],
  },
  async ({ store }, { user: { id: userId } }) => {
    const { rows } = await store.list(programPeople, { where: { userId } });
    for (const { programId, standing } of rows) await countChange(store, programId, 1, standing, null);
    await store.remove(programPeople, { userId });
  },
);

/** Raises 409 for a form that a program asks: its lessons would have answers without questions. */
export const programFormsStay = on(formRemoving, 'programs', async ({ store, language }, { id }) => {
  const { rows } = await store.list(programs);
  const asking = rows.filter(
    (row) => row.formId === id || lessonsOf(row).some(({ formId }) => formId === id),
  );
  const names = asking.map(({ name }) => name).join(', ');
  if (asking.length > 0)
    throw domainError('in_use', language, [reason('', 'program_form_asked', language, { names })]);
});
