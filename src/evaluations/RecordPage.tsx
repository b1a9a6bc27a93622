/** Everything written about a person of the team, with names; for the leader and administrators. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { nameOf } from '#src/people/personName.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Page } from '#src/ui/Page.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { BackLink } from './BackLink.tsx';
import { phaseWords } from './cycleWords.ts';
import { evaluationQueries, type Written } from './evaluations.queries.ts';
import { evaluationWrites, refreshEvaluations } from './evaluations.writes.ts';
import { ReopenableRecord } from './record/ReopenableRecord.tsx';
import { SharedState } from './SharedState.tsx';
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

function Content({ record }: { record: Written }): ReactElement {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3 empty:hidden">
        <SharedState person={record} />
        <TakeBack record={record} />
      </div>
      <ReopenableRecord record={record} refresh={refreshEvaluations} />
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
      title={data === undefined ? t`Evaluación` : wording(data.title, data.titleEn, language)}
      lead={data === undefined ? undefined : t(phaseWords[data.phase].state)}
      width="feed"
      back={
        <BackLink tab="team">
          <Trans>Todo mi equipo</Trans>
        </BackLink>
      }
    >
      <QueryBoundary
        query={query}
        label={t`Cargando la evaluación`}
        skeleton={<CardShapes />}
        what={<Trans>No pudimos cargar la evaluación.</Trans>}
        whatOld={<Trans>No pudimos actualizar la evaluación.</Trans>}
        gone={<Trans>No encontramos esta evaluación entre las de tu equipo.</Trans>}
      >
        {(record) => <Content record={record} />}
      </QueryBoundary>
    </Page>
  );
}
