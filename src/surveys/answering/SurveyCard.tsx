/** One survey in a list: what it asks for, its promise, and what the person can do with it. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { Survey } from '#schema/surveys/surveys.shapes.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { wording } from '#src/forms/wording.ts';
import { useMe } from '#src/session/me.queries.ts';
import { OutcomeText } from '#src/surveys/results/OutcomeText.tsx';
import { useWaveName } from '#src/surveys/results/useWaveName.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { readAnswers } from './answerDraft.ts';
import { PromiseMark } from './PromiseMark.tsx';
import { PreviewButton } from './ReaderPreview.tsx';
import { surveyAddress } from './surveyAddress.ts';
import { SurveyFacts } from './SurveyFacts.tsx';
import { isPending } from './surveys.queries.ts';

function Answering({ survey }: { survey: Survey }): ReactElement | null {
  const me = useMe();
  const stage =
    me === undefined ? undefined : readAnswers({ kind: 'survey', owner: me, id: survey.id })?.stage;
  if (stage === 'queued' || stage === 'sent')
    return (
      <Link href={surveyAddress(survey.id)} asChild>
        <LinkButton>
          <Trans>Ver el envío</Trans>
        </LinkButton>
      </Link>
    );
  if (isPending(survey))
    return (
      <Link href={surveyAddress(survey.id)} asChild>
        <LinkButton variant="primary">
          {stage === 'draft' ? <Trans>Continuar</Trans> : <Trans context="survey">Responder</Trans>}
        </LinkButton>
      </Link>
    );
  if (survey.state !== 'open' || !survey.multiResponse) return null;
  return (
    <Link href={surveyAddress(survey.id)} asChild>
      <LinkButton>
        <Trans>Cambiar mis respuestas</Trans>
      </LinkButton>
    </Link>
  );
}

/** The title, and which of its series it is. */
function SurveyTitle({ survey }: { survey: Survey }): ReactElement {
  const language = useLanguage();
  const wave = useWaveName()(survey);
  return (
    <div className="min-w-0">
      <CardTitle className="wrap-anywhere">{wording(survey.title, survey.titleEn, language)}</CardTitle>
      {wave === '' ? null : <p className="text-small text-soft">{wave}</p>}
    </div>
  );
}

/** The card of a survey that is open or past. */
export function SurveyCard({ survey }: { survey: Survey }): ReactElement {
  const language = useLanguage();
  const description = wording(survey.description, survey.descriptionEn, language);
  return (
    <Card as="article" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <SurveyTitle survey={survey} />
          {survey.answered ? (
            <StatusTag severity="success">
              <Trans>Contestada</Trans>
            </StatusTag>
          ) : null}
        </div>
        {description === '' ? null : <p className="max-w-prose72 wrap-anywhere">{description}</p>}
        <SurveyFacts survey={survey} />
      </div>
      <PromiseMark of={survey} />
      <div className="flex flex-wrap items-center gap-3">
        <Answering survey={survey} />
        {survey.state === 'open' ? <PreviewButton survey={survey} /> : null}
      </div>
    </Card>
  );
}

/** What was said to the participants about the results. */
export function OutcomeCard({ survey }: { survey: Survey }): ReactElement | null {
  const { outcome } = survey;
  if (outcome === null) return null;
  return (
    <Card as="article" className="flex flex-col gap-3">
      <SurveyTitle survey={survey} />
      <OutcomeText outcome={outcome} />
      <SurveyFacts survey={survey} />
    </Card>
  );
}
