/** One page of a survey: the questions of a section. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { pagesOf } from '#machines/surveyAnswering.pages.ts';
import { answerTo } from '#schema/forms/answers.rules.ts';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import { QuestionFields } from '#src/forms/QuestionFields.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { DraftPlace } from './DraftPlace.tsx';
import type { SurveyAnsweringActor } from './surveyAnswering.actors.ts';
import { useAnswerSentences } from './useAnswerSentences.ts';
import { usePageTitle } from './usePageTitle.ts';

/** Enter goes on; digits choose; back keeps everything. */
export function AnswerPageForm({
  actor,
  form,
}: {
  actor: SurveyAnsweringActor;
  form: SurveyForm;
}): ReactElement | null {
  const { t } = useLingui();
  const language = useLanguage();
  const { answers, page, faults } = useSelector(actor, ({ context }) => context);
  const pages = pagesOf(form, answers);
  const shown = pages[page];
  const sentences = useAnswerSentences(faults);
  const bound = useFormFaults((event) => {
    event.preventDefault();
    actor.send({ type: 'next.pressed' });
  });
  const at = page + 1;
  const count = pages.length;
  const title = usePageTitle()(pages, page);
  const questions = pages.flatMap((one) => one.questions);
  const all = questions.length;
  const done = questions.filter(({ id }) => answerTo(answers, id) !== undefined).length;
  const wrong = faults.length;
  return (
    <Card as="section">
      <form {...bound.form} data-page={page} aria-label={title} className="flex flex-col gap-6">
        <ProgressBar label={t`Avance`} value={done} max={all} showValue={t`${done} de ${all} respondidas`} />
        <h2 tabIndex={-1} data-step className="text-h5 font-semibold wrap-anywhere outline-none">
          {title}
        </h2>
        <p className="hidden text-small text-soft pointer-fine:block">
          <Trans>
            Con el teclado: los números eligen, Tab pasa a la siguiente pregunta y Enter continúa.
          </Trans>
        </p>
        <QuestionFields
          questions={shown?.questions ?? []}
          answers={answers}
          onChange={(answer) => actor.send({ type: 'answer.given', answer })}
          faults={sentences}
          language={language}
          digits
        />
        {/* A single one is said at its question. */}
        <FaultNote fault={wrong > 1 ? t`Revisa ${wrong} preguntas de esta página.` : null} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button variant="secondary" onClick={() => actor.send({ type: 'back.pressed' })}>
            <Trans>Atrás</Trans>
          </Button>
          <Button type="submit">{at < count ? <Trans>Siguiente</Trans> : <Trans>Revisar</Trans>}</Button>
        </div>
        <DraftPlace
          form={form}
          onDrop={answers.length === 0 ? undefined : () => actor.send({ type: 'drop.pressed' })}
        />
      </form>
    </Card>
  );
}
