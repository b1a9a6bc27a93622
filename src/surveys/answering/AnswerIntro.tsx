/** The first page of a form: what it is about, and what happens with the answers. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { isNewEachTime } from '#schema/surveys/surveys.rules.ts';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { useAnswering } from './answering.context.ts';
import { DraftPlace } from './DraftPlace.tsx';
import type { SurveyAnsweringActor } from './surveyAnswering.actors.ts';

/** Begins with one button. */
export function AnswerIntro({
  actor,
  form,
}: {
  actor: SurveyAnsweringActor;
  form: SurveyForm;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { Facts, Preview } = useAnswering();
  const description = wording(form.description, form.descriptionEn, language);
  return (
    <Card as="section" aria-label={t`Antes de empezar`} className="flex flex-col gap-5">
      {description === '' ? null : (
        <p className="max-w-prose72 whitespace-pre-line wrap-anywhere">{description}</p>
      )}
      <Facts form={form} />
      {form.answered && !isNewEachTime(form) ? (
        <p className="text-small">
          <Trans>Ya la contestaste: si la envías otra vez, vale lo último.</Trans>
        </p>
      ) : null}
      <DraftPlace form={form} />
      <div className="flex flex-wrap items-center gap-3">
        <Button size="medium" data-step onClick={() => actor.send({ type: 'begin.pressed' })}>
          <Trans>Empezar</Trans>
        </Button>
        {Preview === null ? null : <Preview form={form} />}
      </div>
    </Card>
  );
}
