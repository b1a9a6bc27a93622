/** What the reader wrote about somebody, to read it again: the answers, and how the score follows from them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AnswerList } from '#src/forms/ResponseList.tsx';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { nameOf } from '#src/people/personName.ts';
import { Card } from '#src/ui/Card.tsx';
import { Page } from '#src/ui/Page.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { answerTerms } from './answerTerms.ts';
import { BackLink } from './BackLink.tsx';
import { evaluationQueries, type EvaluationForm } from './evaluations.queries.ts';
import { roleNames, useEvaluationWords } from './evaluationWords.ts';
import { ScoreSum } from './ScoreSum.tsx';
import { CardShapes } from './WriteTab.tsx';

function Content({ evaluation }: { evaluation: EvaluationForm }): ReactElement {
  const { dayOf, score } = useEvaluationWords();
  const { questions, myAnswers, completedAt } = evaluation;
  const written = completedAt === null ? '' : dayOf(completedAt);
  return (
    <Card as="section" className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <p className="text-small text-soft">
          {written === '' ? null : (
            <>
              <Trans>Escrita el {written}</Trans> ·{' '}
            </>
          )}
          <span className="tabular-nums">{score(evaluation.score)}</span>
        </p>
        <ScoreSum of="questions" terms={answerTerms(questions, myAnswers)} score={evaluation.score} />
      </div>
      <AnswerList questions={questions} answers={myAnswers} />
    </Card>
  );
}

/** `id` is the evaluation. */
export function WrittenPage({ id }: { id: string }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(evaluationQueries.one(id));
  const { data } = query;
  const name = data === undefined ? '' : nameOf(data.evaluated);
  return (
    <Page
      title={
        data === undefined
          ? t`Lo que escribiste`
          : data.kind === 'self'
            ? t(roleNames.self)
            : t`Sobre ${name}`
      }
      lead={data === undefined ? undefined : wording(data.title, data.titleEn, language)}
      width="feed"
      back={
        <BackLink tab="write">
          <Trans>Todas las evaluaciones</Trans>
        </BackLink>
      }
    >
      <QueryBoundary
        query={query}
        label={t`Cargando lo que escribiste`}
        skeleton={<CardShapes />}
        what={<Trans>No pudimos cargar lo que escribiste.</Trans>}
        whatOld={<Trans>No pudimos actualizar lo que escribiste.</Trans>}
        gone={<Trans>No encontramos esta evaluación entre las que escribes.</Trans>}
      >
        {(evaluation) => <Content evaluation={evaluation} />}
      </QueryBoundary>
    </Page>
  );
}
