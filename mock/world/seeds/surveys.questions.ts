/** The questions of the demo's surveys. */
import type { Row } from '#backend/store/table.ts';
import type { surveyOptions, surveyQuestions } from '#backend/forms/forms.tables.ts';
import { defaultOption, defaultQuestion } from '#backend/surveys/surveys.defaults.ts';
import type { NewId } from '../ids.ts';
import { statements, surveyTexts, type Both } from '../surveyTexts.ts';
import type { Wave } from './surveys.waves.ts';

type Question = Row<typeof surveyQuestions>;
type Option = Row<typeof surveyOptions>;

const scale = (from: number, to: number, low: Both, high: Both) => ({
  from,
  to,
  fromLabel: low.es,
  fromLabelEn: low.en,
  toLabel: high.es,
  toLabelEn: high.en,
});

/** The questions of a survey with their options: eNPS first. */
export function questionsFor(
  ownerId: string,
  series: Wave['series'],
  newId: NewId,
): { readonly questions: readonly Question[]; readonly options: readonly Option[] } {
  const ask = (position: number, words: Both, more: Partial<Question> & Pick<Question, 'kind'>): Question =>
    defaultQuestion({
      id: newId('survey_questions'),
      ownerId,
      question: words.es,
      questionEn: words.en,
      position,
      ...more,
    });
  const { recommend, never, surely, disagree, agree, change, load, loads } = surveyTexts;
  const enps = ask(0, recommend, { kind: 'scale', enps: true, scale: scale(0, 10, never, surely) });
  if (series === 'climate') {
    const questions = [
      enps,
      ...statements.map((words, place) =>
        ask(place + 1, words, { kind: 'scale', scale: scale(1, 5, disagree, agree) }),
      ),
      ask(statements.length + 1, change, { kind: 'text', required: false }),
    ];
    return { questions, options: [] };
  }
  const choice = ask(1, load, { kind: 'single' });
  const options = loads.map((words, position) =>
    defaultOption({
      id: newId('survey_options'),
      ownerId,
      questionId: choice.id,
      text: words.es,
      textEn: words.en,
      position,
    }),
  );
  return { questions: [enps, choice], options };
}
