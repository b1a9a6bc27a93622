/** The surveys of the person in three tabs: pending, answered, and what came of them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import type { Survey } from '#schema/surveys/surveys.shapes.ts';
import { useAddressParam } from '#src/lib/useAddressParam.ts';
import { useMe } from '#src/session/me.queries.ts';
import { Card } from '#src/ui/Card.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { TeamSurveys } from '#src/surveys/results/TeamSurveys.tsx';
import { PendingPolls } from './PendingPolls.tsx';
import { OutcomeCard, SurveyCard } from './SurveyCard.tsx';
import { isPending, surveyQueries } from './surveys.queries.ts';

/** What waits for the person beside surveys, from a domain above. */
export interface OtherPending {
  /** Undefined until it is known. */
  readonly count: number | undefined;
  readonly cards: ReactNode;
}

const none: OtherPending = { count: 0, cards: null };

const Skeletons = (): ReactElement => (
  <div className="flex flex-col gap-4 pt-16">
    {Array.from({ length: 3 }, (_, card) => (
      <Card key={card} className="flex flex-col gap-4">
        <Skeleton className="h-5 w-1/2" />
        <SkeletonText lines={2} />
        <Skeleton className="h-9 w-full" />
      </Card>
    ))}
  </div>
);

const Cards = ({ surveys }: { surveys: readonly Survey[] }): ReactElement => (
  <ul className="grid items-start gap-4 xl:grid-cols-2">
    {surveys.map((survey) => (
      <li key={survey.id}>
        <SurveyCard survey={survey} />
      </li>
    ))}
  </ul>
);

/** Lists by what the person has to do with them. */
function Lists({ surveys, others }: { surveys: readonly Survey[]; others: OtherPending }): ReactElement {
  const { t } = useLingui();
  const [tab, setTab] = useAddressParam('tab');
  // Administrators have all results in their section.
  const leads = useMe()?.userType === 'manager';
  const pending = surveys.filter(isPending);
  const answered = surveys.filter((survey) => survey.answered);
  const withOutcome = surveys.filter(({ outcome }) => outcome !== null);
  return (
    <Tabs
      label={t`Encuestas`}
      selected={tab ?? 'pending'}
      onSelect={(id) => setTab(id === 'pending' ? null : id)}
      tabs={[
        {
          id: 'pending',
          label: t`Pendientes`,
          count: pending.length + (others.count ?? 0),
          content: (
            <div className="flex flex-col gap-4">
              {/* The few surveys first: a leader has many evaluations to write. */}
              {pending.length > 0 ? (
                <section aria-label={t`Encuestas por responder`}>
                  <Cards surveys={pending} />
                </section>
              ) : null}
              {others.cards}
              {pending.length === 0 && others.count === 0 ? (
                <Empty
                  text={
                    <Trans>No hay encuestas que esperen tu respuesta. Te avisaremos de la próxima.</Trans>
                  }
                />
              ) : null}
              {others.count === undefined ? null : <PendingPolls surveys={pending.length + others.count} />}
            </div>
          ),
        },
        {
          id: 'answered',
          label: t`Contestadas`,
          content:
            answered.length === 0 ? (
              <Empty text={<Trans>Todavía no has contestado ninguna encuesta.</Trans>} />
            ) : (
              <Cards surveys={answered} />
            ),
        },
        {
          id: 'told',
          label: t`Qué salió de ello`,
          content:
            withOutcome.length === 0 ? (
              <Empty
                text={
                  <Trans>
                    Aquí verás qué se dijo en las encuestas y qué se hará. Aparece después de cada cierre.
                  </Trans>
                }
              />
            ) : (
              <ul className="grid items-start gap-4 xl:grid-cols-2">
                {withOutcome.map((survey) => (
                  <li key={survey.id}>
                    <OutcomeCard survey={survey} />
                  </li>
                ))}
              </ul>
            ),
        },
        ...(leads ? [{ id: 'team', label: t`Resultados de mi equipo`, content: <TeamSurveys /> }] : []),
      ]}
    />
  );
}

/** The lists in all their states. */
export function SurveyList({ others = none }: { others?: OtherPending | undefined }): ReactElement {
  const { t } = useLingui();
  return (
    <QueryBoundary
      query={useQuery(surveyQueries.all())}
      label={t`Cargando encuestas`}
      skeleton={<Skeletons />}
      what={<Trans>No pudimos cargar tus encuestas.</Trans>}
      whatOld={<Trans>No pudimos actualizar tus encuestas.</Trans>}
    >
      {(surveys) => <Lists surveys={surveys} others={others} />}
    </QueryBoundary>
  );
}
