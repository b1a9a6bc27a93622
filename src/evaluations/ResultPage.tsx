/** The own result of a cycle: score, parts, every question, and the acknowledgement. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { ApiError } from '#schema/errors.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { PersonLink } from '#src/organization/PersonLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Page } from '#src/ui/Page.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { AcknowledgePanel } from './AcknowledgePanel.tsx';
import { BackLink } from './BackLink.tsx';
import { dayLabel } from './cycleWords.ts';
import { evaluationQueries, type Result } from './evaluations.queries.ts';
import { useEvaluationWords } from './evaluationWords.ts';
import { OpenResult } from './OpenResult.tsx';
import { PartsCard } from './PartsCard.tsx';
import { ResultQuestions } from './ResultQuestions.tsx';
import { CardShapes } from './WriteTab.tsx';

/** The line that was acknowledged takes the focus of the button that is gone. */
function Kept({ children }: { readonly children: ReactNode }): ReactElement {
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={kept} className="flex flex-col gap-6">
      {children}
    </div>
  );
}

function Acknowledgement({ result }: { result: Result }): ReactElement {
  const { dayOf } = useEvaluationWords();
  const [isOpen, setIsOpen] = useState(false);
  const { id, acknowledgedAt, acknowledgement } = result;
  const on = acknowledgedAt === null ? '' : dayOf(acknowledgedAt);
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <CardTitle tabIndex={-1} data-next={on === '' ? undefined : true}>
        {on === '' ? <Trans>¿Ya lo leíste?</Trans> : <Trans>Leíste tu evaluación el {on}</Trans>}
      </CardTitle>
      {on === '' ? (
        <>
          <p className="text-soft">
            <Trans>Dilo cuando termines. Puedes agregar un comentario para tu líder.</Trans>
          </p>
          <Button onClick={() => setIsOpen(true)}>
            <Trans>Leí mi evaluación</Trans>
          </Button>
        </>
      ) : (
        <p className="max-w-prose72 whitespace-pre-line wrap-anywhere">
          {acknowledgement === null || acknowledgement === '' ? (
            <span className="text-soft">
              <Trans>Sin comentario.</Trans>
            </span>
          ) : (
            acknowledgement
          )}
        </p>
      )}
      {isOpen ? <AcknowledgePanel id={id} open onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}

function Period({ result: { periodFrom, periodTo, leader } }: { result: Result }): ReactElement {
  const period =
    periodFrom === null || periodTo === null ? null : { from: dayLabel(periodFrom), to: dayLabel(periodTo) };
  return (
    <p className="text-small text-soft">
      {period === null ? null : (
        <Trans>
          Período del {period.from} al {period.to}
        </Trans>
      )}
      {period === null || leader === null ? null : ' · '}
      {leader === null ? null : (
        <Trans>
          Tu líder: <PersonLink user={leader} />
        </Trans>
      )}
    </p>
  );
}

const isUnread = (error: unknown): boolean =>
  error instanceof ApiError && error.reasons.some(({ code }) => code === 'evaluation_unread');

/** `id` is the place of the person in the cycle. */
export function ResultPage({ id }: { id: string }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(evaluationQueries.result(id));
  const result = query.data;
  const unseen = result === undefined;
  return (
    <Page
      title={unseen ? t`Mi resultado` : wording(result.title, result.titleEn, language)}
      width="feed"
      back={
        <BackLink tab="me">
          <Trans>Todo sobre mí</Trans>
        </BackLink>
      }
    >
      {unseen && isUnread(query.error) ? (
        <Empty
          text={<Trans>Tu resultado está listo. Desde que lo abres, ya nadie lo puede retirar.</Trans>}
          action={<OpenResult id={id} />}
        />
      ) : (
        <QueryBoundary
          query={query}
          label={t`Cargando tu resultado`}
          skeleton={<CardShapes />}
          what={<Trans>No pudimos cargar tu resultado.</Trans>}
          whatOld={<Trans>No pudimos actualizar tu resultado.</Trans>}
          gone={<Trans>Este resultado no está compartido contigo.</Trans>}
        >
          {(shown) => (
            <Kept>
              <PartsCard result={shown}>
                <Period result={shown} />
              </PartsCard>
              <Acknowledgement result={shown} />
              <ResultQuestions result={shown} />
            </Kept>
          )}
        </QueryBoundary>
      )}
    </Page>
  );
}
