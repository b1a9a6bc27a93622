/** Everything written about a person of the team, with names; for the leader and administrators. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { cycleStepsIn } from '#schema/evaluations/cycles.rules.ts';
import { isNotFound } from '#src/api/isNotFound.ts';
import { whyFailed } from '#src/api/rowForm.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { nameOf } from '#src/people/personName.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Page } from '#src/ui/Page.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { BackLink } from './BackLink.tsx';
import { evaluationQueries, type Written } from './evaluations.queries.ts';
import { evaluationWrites, refreshEvaluations } from './evaluations.writes.ts';
import { phaseNames, useEvaluationWords } from './evaluationWords.ts';
import { PartsCard } from './PartsCard.tsx';
import { SharedState } from './SharedState.tsx';
import { WrittenCard } from './WrittenCard.tsx';
import { CardShapes } from './WriteTab.tsx';

function TakeBack({ record }: { record: Written }): ReactElement | null {
  const { t } = useLingui();
  const [isAsked, setIsAsked] = useState(false);
  const taking = useWrite(evaluationWrites.takeBack, {
    refresh: refreshEvaluations,
    onDone: () => setIsAsked(false),
  });
  const { id, user, sharedAt, readAt } = record;
  const name = nameOf(user);
  if (sharedAt === null || readAt !== null) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        <Trans>Retirar el resultado</Trans>
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t`¿Retirar el resultado de ${name}?`}
        confirmLabel={t`Retirar`}
        busy={taking.isPending}
        failed={whyFailed(taking.error)}
        onConfirm={() => taking.mutate({ id })}
      >
        <Trans>Todavía no lo abrió: deja de verlo hasta que se comparta otra vez.</Trans>
      </ConfirmDialog>
    </>
  );
}

function Score({ record }: { record: Written }): ReactElement {
  const words = useEvaluationWords();
  const { score, calibrated, calibrationReason, parts } = record;
  const computed = words.score(score);
  return (
    <PartsCard score={calibrated ?? score} parts={parts}>
      {calibrated === null ? null : (
        <p className="text-small text-soft">
          <Trans>Calibrado; calculado: {computed}.</Trans>
          {calibrationReason === null ? null : ` ${calibrationReason}`}
        </p>
      )}
    </PartsCard>
  );
}

function Content({ record }: { record: Written }): ReactElement {
  const { phase, written, acknowledgement } = record;
  const mayReopen = cycleStepsIn[phase].includes('reopen');
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3 empty:hidden">
        <SharedState person={record} />
        <TakeBack record={record} />
      </div>
      <Score record={record} />
      {acknowledgement === null || acknowledgement === '' ? null : (
        <Card as="section" className="flex flex-col gap-2">
          <CardTitle>
            <Trans>Su comentario</Trans>
          </CardTitle>
          <p className="max-w-prose72 whitespace-pre-line wrap-anywhere">{acknowledgement}</p>
        </Card>
      )}
      <h2 className="text-h5 font-semibold">
        <Trans>Lo que se escribió</Trans>
      </h2>
      {written.length === 0 ? (
        <p className="text-soft">
          <Trans>Todavía nadie tiene que escribir sobre esta persona.</Trans>
        </p>
      ) : (
        <ul className="flex flex-col gap-4">
          {written.map((one) => (
            <li key={one.id}>
              <WrittenCard one={one} questions={record.questions} mayReopen={mayReopen} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** `id` is the place of the person in the cycle. */
export function RecordPage({ id }: { id: string }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(evaluationQueries.record(id));
  const { data } = query;
  return (
    <Page
      title={data === undefined ? t`Evaluación` : nameOf(data.user)}
      lead={
        data === undefined ? undefined : (
          <>
            {wording(data.title, data.titleEn, language)} · {t(phaseNames[data.phase])}
          </>
        )
      }
      width="feed"
      back={
        <BackLink tab="team">
          <Trans>Todo mi equipo</Trans>
        </BackLink>
      }
    >
      {data === undefined && isNotFound(query.error) ? (
        <Empty
          drawing="search"
          text={<Trans>No encontramos esta evaluación entre las de tu equipo.</Trans>}
        />
      ) : (
        <QueryBoundary
          query={query}
          label={t`Cargando la evaluación`}
          skeleton={<CardShapes />}
          what={<Trans>No pudimos cargar la evaluación.</Trans>}
          whatOld={<Trans>No pudimos actualizar la evaluación.</Trans>}
        >
          {(record) => <Content record={record} />}
        </QueryBoundary>
      )}
    </Page>
  );
}
