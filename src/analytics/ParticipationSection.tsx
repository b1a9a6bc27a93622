/** What people take part in: how many, in what, where, and one's own beside the organisation's. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { isFigureKind, type RequestAge } from '#schema/analytics/analytics.rules.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { percent as written } from '#src/lib/percent.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { AmountRows } from '#src/plots/AmountRows.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import {
  analyticsQueries,
  type ChartFilter,
  type ShownLastMonth,
  type ShownParticipation,
} from './analytics.queries.ts';
import { ChartCard } from './ChartCard.tsx';
import { Counting } from './Counting.tsx';
import { DimensionCard } from './DimensionCard.tsx';
import { useExplain } from './explain.context.ts';
import { figureOf, usePlotFacts } from './facts.ts';
import { useFigureWords } from './figureWords.ts';
import { LastMonthCard } from './LastMonthCard.tsx';
import { monthLabel } from './monthLabel.ts';
import { PartMonthsCard } from './PartMonthsCard.tsx';

type PartFigure = ShownParticipation['figures'][number];
type Amounts = Pick<PartFigure, 'value' | 'withheld'>;

/** Whose acts a card shows: those of the reader, or those of everybody. */
const amountsOf = { own: (one: PartFigure): Amounts => one, whole: (one: PartFigure) => one.whole } as const;

/** The acts, the most frequent first. */
function ActsCard({
  filter,
  of,
  name,
  wide,
}: {
  readonly filter: ChartFilter;
  readonly of: keyof typeof amountsOf;
  readonly name: string;
  readonly wide?: boolean;
}): ReactElement {
  const { t } = useLingui();
  const words = useFigureWords();
  const factsOf = usePlotFacts();
  const explain = useExplain();
  const query = useQuery(analyticsQueries.participation(filter));
  const rowsOf = ({ figures }: ShownParticipation) =>
    figures.flatMap((one) => {
      const shown = amountsOf[of](one);
      const isAct = one.kind !== 'participants' && shown !== null;
      return isAct && (shown.withheld !== null || shown.value !== 0) ? [{ kind: one.kind, ...shown }] : [];
    });
  return (
    <ChartCard
      query={query}
      name={name}
      wide={wide}
      isEmpty={(all) => rowsOf(all).length === 0}
      hasFew={(all) => rowsOf(all).some(({ withheld }) => withheld === 'few')}
    >
      {(all) => {
        const facts = factsOf(all.about);
        const said = words.scope.organization;
        return (
          <AmountRows
            title={name}
            level="h2"
            facts={of === 'own' ? facts : { ...facts, filter: said, said }}
            onPart={
              explain === undefined || of === 'whole'
                ? undefined
                : (kind) => (isFigureKind(kind) ? explain(kind) : undefined)
            }
            names={{ row: t`En qué`, value: t`Veces` }}
            rows={rowsOf(all)
              .toSorted((one, other) => (other.value ?? -1) - (one.value ?? -1))
              .map((one) => ({ id: one.kind, label: words.kind[one.kind], figure: figureOf(one) }))}
          />
        );
      }}
    </ChartCard>
  );
}

/** Requests that wait for a decision, by how long they do. */
function OpenRequestsCard({ filter }: { readonly filter: ChartFilter }): ReactElement {
  const { t } = useLingui();
  const factsOf = usePlotFacts();
  const name = t`Solicitudes sin decidir hoy`;
  const ages: Readonly<Record<RequestAge, string>> = {
    days2: t`Hasta 2 días`,
    days7: t`De 3 a 7 días`,
    days30: t`De 8 a 30 días`,
    older: t`Más de 30 días`,
  };
  return (
    <ChartCard
      query={useQuery(analyticsQueries.participation(filter))}
      name={name}
      isEmpty={({ openRequests }) => (openRequests ?? []).every(({ count }) => count === 0)}
      empty={<Trans>Ninguna solicitud espera una decisión.</Trans>}
    >
      {({ about, openRequests }) => (
        <AmountRows
          title={name}
          level="h2"
          facts={factsOf(about)}
          names={{ row: t`Espera`, value: t`Solicitudes` }}
          rows={(openRequests ?? []).map(({ age, count }) => ({
            id: age,
            label: ages[age],
            figure: figureOf({ value: count }),
          }))}
        />
      )}
    </ChartCard>
  );
}

/** Participation of the whole organisation in its last month, beside one's own. */
function WholeMonth({
  of: { month, participants, people, percent },
}: {
  readonly of: ShownLastMonth;
}): ReactElement | null {
  const language = useLanguage();
  if (participants === null || people === null || percent === null) return null;
  const [some, all] = [formatNumber(participants, language), formatNumber(people, language)];
  const said = monthLabel(month, language);
  const rate = written(percent, language);
  return (
    <p className="text-small">
      <Trans>
        En {said} participaron {some} de {all} personas de la organización: {rate}.
      </Trans>
    </p>
  );
}

/** The last whole month, of one's people and of everybody. */
function LastMonths({
  of: { about, lastMonth, wholeMonth },
  isCompared,
}: {
  readonly of: ShownParticipation;
  readonly isCompared: boolean;
}): ReactElement {
  if (about.counted !== null) return <Counting percent={about.counted} />;
  return (
    <div className="flex flex-col gap-3">
      {lastMonth === null ? null : (
        <LastMonthCard of={lastMonth} threshold={about.threshold} isCompared={isCompared} />
      )}
      {wholeMonth === null ? null : <WholeMonth of={wholeMonth} />}
    </div>
  );
}

export function ParticipationSection({
  filter,
  isCompared,
}: {
  readonly filter: ChartFilter;
  readonly isCompared: boolean;
}): ReactElement {
  const { t } = useLingui();
  const query = useQuery(analyticsQueries.participation(filter));
  const scope = query.data?.about.scope;
  const isAll = query.data !== undefined && query.data.openRequests !== null;
  return (
    <div className="flex flex-col gap-4">
      <QueryBoundary
        query={query}
        label={t`Cargando la participación`}
        skeleton={<Skeleton className="h-32 w-full rounded-card" />}
        what={<Trans>No pudimos cargar la participación.</Trans>}
        whatOld={<Trans>No pudimos actualizar la participación.</Trans>}
      >
        {(all) => <LastMonths of={all} isCompared={isCompared} />}
      </QueryBoundary>
      <div className="grid gap-4 wide:grid-cols-2">
        {scope === undefined || scope === 'own' ? null : <PartMonthsCard filter={filter} />}
        <ActsCard
          filter={filter}
          of="own"
          name={scope === 'own' ? t`En qué participas` : t`En qué participan`}
        />
        {scope === undefined || scope === 'organization' ? null : (
          <ActsCard filter={filter} of="whole" name={t`En qué participa la organización`} />
        )}
        {scope === 'organization' ? (
          <DimensionCard
            filter={filter}
            ask={{ type: 'participants', by: 'department' }}
            name={t`Personas que participaron, por departamento`}
          />
        ) : null}
        {isAll ? <OpenRequestsCard filter={filter} /> : null}
      </div>
      <p className="max-w-prose72 text-small text-soft">
        <Trans>
          Se cuenta para grupos, nunca para mostrar quién participa y quién no. Lo que es anónimo cuenta
          cuando cerró: una encuesta en su último día, el ánimo cuando terminó la semana. Las quejas y
          sugerencias no se cuentan.
        </Trans>
      </p>
    </div>
  );
}
