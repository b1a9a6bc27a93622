/** A form that an administrator made, for surveys to come. */
import { forms, surveyOptions, surveyQuestions } from '#backend/forms/forms.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import { defaultOption, defaultQuestion } from '#backend/surveys/surveys.defaults.ts';
import { day, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import type { Person } from './users.seed.ts';

const words = {
  title: ['Después de un taller', 'After a workshop'],
  useful: ['¿Usarás lo que viste en el taller?', 'Will you use what you saw in the workshop?'],
  answers: [
    ['Sí, esta semana', 'Yes, this week'],
    ['Sí, más adelante', 'Yes, later'],
    ['No', 'No'],
  ],
  why: ['¿Por qué no?', 'Why not?'],
  next: ['¿De qué te gustaría que fuera el próximo?', 'What should the next one be about?'],
  thanks: ['Gracias. Con esto preparamos el próximo.', 'Thank you. We prepare the next one with this.'],
} as const;

/** The form with its questions. Empty while surveys are off. */
export function formsSeed({ profile, size, calendar, newId }: Plan, people: readonly Person[]): RowsByTable {
  const author = people.find(({ role }) => role === 'admin');
  if (!profile.modules.has('surveys') || size.scene === 'newCompany' || author === undefined) return {};
  const ownerId = newId('forms');
  const ask = ([question, questionEn]: readonly [string, string]) => ({
    id: newId('survey_questions'),
    ownerId,
    question,
    questionEn,
  });
  const [useful, why, next] = [ask(words.useful), ask(words.why), ask(words.next)];
  const condition = { question: 0, options: [2] };
  return {
    ...rowsOf(forms, [
      {
        id: ownerId,
        title: words.title[0],
        titleEn: words.title[1],
        themeId: 'sea',
        sections: [],
        thankYouText: words.thanks[0],
        thankYouTextEn: words.thanks[1],
        createdBy: author.id,
        createdAt: instant(calendar.now - 9 * day),
      },
    ]),
    ...rowsOf(surveyQuestions, [
      defaultQuestion({ ...useful, kind: 'single', position: 0 }),
      defaultQuestion({ ...why, kind: 'text', position: 1, required: false, condition }),
      defaultQuestion({ ...next, kind: 'text', position: 2, required: false }),
    ]),
    ...rowsOf(
      surveyOptions,
      words.answers.map(([text, textEn], position) =>
        defaultOption({
          id: newId('survey_options'),
          ownerId,
          questionId: useful.id,
          text,
          textEn,
          position,
        }),
      ),
    ),
  };
}
