/** Forms with their questions. */
import type { Form } from '#schema/forms/forms.endpoints.ts';
import { formThemes } from '#schema/forms/themes.ts';
import type { Store, Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { forms } from './forms.tables.ts';
import { questionsOf } from './questions.ts';

/** Forms, newest first, in a constant number of reads. */
export async function formsOf(store: Store, where: Where<Row<typeof forms>> = {}): Promise<Form[]> {
  const { rows } = await store.list(forms, { where, order: [['createdAt', 'desc']] });
  const questions = await questionsOf(
    store,
    rows.map(({ id }) => id),
  );
  return rows.map(({ createdBy: _createdBy, sections, ...form }) => ({
    ...form,
    provider: 'internal',
    theme: formThemes.find(({ id }) => id === form.themeId) ?? null,
    sections: [...sections],
    questions: questions.get(form.id) ?? [],
  }));
}
