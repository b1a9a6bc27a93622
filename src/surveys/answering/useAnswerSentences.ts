/** What is wrong with answers, in a sentence for each question. */
import { useLingui } from '@lingui/react/macro';
import type { AnswerFault } from '#schema/forms/questions.rules.ts';
import { reasonIn } from '#schema/sentences.ts';
import { generalReasons } from '#schema/reasons.general.ts';
import { pollReasons } from '#schema/reasons.polls.ts';
import { surveyReasons } from '#schema/reasons.surveys.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';

const reason = reasonIn({ ...generalReasons, ...pollReasons, ...surveyReasons });

/** By question id. */
export function useAnswerSentences(faults: readonly AnswerFault[]): Readonly<Record<string, string>> {
  const { t } = useLingui();
  const language = useLanguage();
  return Object.fromEntries(
    faults.map(({ questionId, field, code, params }) => [
      questionId,
      code === 'answer_missing' || code === 'required'
        ? t`Falta tu respuesta.`
        : reason(field, code, language, params).message,
    ]),
  );
}
