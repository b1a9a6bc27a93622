/** All answers before they are sent, each page with its way back. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Pencil, Send } from 'lucide-react';
import type { ReactElement } from 'react';
import { pagesOf } from '#machines/surveyAnswering.pages.ts';
import { answerTo } from '#schema/forms/answers.rules.ts';
import type { AnswerInput, Question } from '#schema/forms/questions.shapes.ts';
import type { Language } from '#schema/limits.ts';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import { scaleWords } from '#src/forms/scaleWords.ts';
import { wording } from '#src/forms/wording.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import type { SurveyAnsweringActor } from './surveyAnswering.actors.ts';
import { usePageTitle } from './usePageTitle.ts';

/** An answer in words; empty without one. */
function answerWords(question: Question, answer: AnswerInput | undefined, language: Language): string {
  if (answer === undefined) return '';
  const { optionIds = [], text = '', number, date = '' } = answer;
  if (number !== undefined)
    return question.kind === 'scale' ? scaleWords(question, number, language) : String(number);
  if (date !== '') return dayLabel(date, language);
  if (text !== '') return text;
  return question.options
    .filter(({ id }) => optionIds.includes(id))
    .map((option) => wording(option.text, option.textEn, language))
    .join(', ');
}

/** Sends with one button. */
export function AnswerReview({
  actor,
  form,
}: {
  actor: SurveyAnsweringActor;
  form: SurveyForm;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { answers, error } = useSelector(actor, ({ context }) => context);
  const titleOf = usePageTitle();
  const pages = pagesOf(form, answers);
  const why = error?.reasons?.[0]?.message ?? error?.message ?? '';
  return (
    <Card as="section" className="flex flex-col gap-6">
      <h2 tabIndex={-1} data-step className="text-h5 font-semibold outline-none">
        <Trans>Revisa tus respuestas</Trans>
      </h2>
      {pages.map(({ questions }, page) => {
        const title = titleOf(pages, page);
        return (
          <section key={page} aria-label={title} className="flex flex-col gap-3">
            <div className="flex items-center justify-between gap-3">
              <h3 className="text-h6 font-semibold wrap-anywhere">{title}</h3>
              <Button
                variant="quiet"
                icon={Pencil}
                aria-label={t`Cambiar ${title}`}
                onClick={() => actor.send({ type: 'page.pressed', page })}
              >
                <Trans>Cambiar</Trans>
              </Button>
            </div>
            <dl className="flex flex-col gap-3">
              {questions.map((question) => {
                const words = answerWords(question, answerTo(answers, question.id), language);
                return (
                  <div key={question.id}>
                    <dt className="text-small text-soft wrap-anywhere">
                      {wording(question.question, question.questionEn, language)}
                    </dt>
                    <dd className="whitespace-pre-line wrap-anywhere">
                      {words === '' ? <Trans>Sin respuesta</Trans> : words}
                    </dd>
                  </div>
                );
              })}
            </dl>
          </section>
        );
      })}
      {error === null ? null : (
        <p role="alert" className="rounded-control bg-error-tint px-3 py-2 text-small">
          <Trans>No se envió. Tus respuestas siguen aquí. {why}</Trans>
        </p>
      )}
      {form.anonymous ? (
        <p className="text-small text-soft">
          <Trans>Después de enviarlas no se pueden cambiar: ya nadie sabrá cuáles son las tuyas.</Trans>
        </p>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="secondary" onClick={() => actor.send({ type: 'back.pressed' })}>
          <Trans>Atrás</Trans>
        </Button>
        <Button icon={Send} onClick={() => actor.send({ type: 'send.pressed' })}>
          <Trans>Enviar respuestas</Trans>
        </Button>
      </div>
    </Card>
  );
}
