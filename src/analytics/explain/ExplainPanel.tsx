/** A number explains itself: what it counts, for whom, in which days and as of when; then its lines. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { exactTime } from '#src/lib/dates.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { percent } from '#src/lib/percent.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { nameOf } from '#src/people/personName.ts';
import type { ChartFilter, ShownAbout } from '#src/analytics/analytics.queries.ts';
import type { Explained } from '#src/analytics/explain.context.ts';
import { useScopeWords } from '#src/analytics/facts.ts';
import { useFigureWords } from '#src/analytics/figureWords.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { FigureLineList } from './FigureLineList.tsx';
import { useDefinitions } from './useDefinitions.ts';
import { useNumber, type Known } from './useNumber.ts';
import { usePartWords } from './usePartWords.ts';

export interface ExplainPanelProps {
  readonly of: Explained;
  readonly filter: ChartFilter;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** For whom, which part, in which days, of how many lines, and as of when. */
function About({
  of,
  filter,
  known,
  about,
}: {
  readonly of: Explained;
  readonly filter: ChartFilter;
  readonly known: Known;
  readonly about: ShownAbout;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const scope = useScopeWords()(about);
  const parts = usePartWords(of.parts, filter);
  const { timezone: timeZone, asOf, counted } = about;
  const {
    n,
    person,
    shown: { participants, people },
  } = known;
  const { startDate, endDate } = known.days(about);
  const [first, last] = [dayLabel(startDate, language), dayLabel(endDate, language)];
  const days = startDate === endDate ? first : `${first} – ${last}`;
  const isNow = of.kind === 'available' || of.kind === 'toGive';
  const missing = t`No lo ves, o ya no existe`;
  const isLess = about.isNarrowed || known.isRefused || parts.some(({ value }) => value === null);
  return (
    <>
      {isLess && about.scope !== 'organization' ? (
        <Banner>
          <Trans>
            Este enlace pide más de lo que puedes ver. Aquí cuenta solo lo que te corresponde: {scope}.
          </Trans>
        </Banner>
      ) : null}
      <DescriptionList
        items={[
          { term: t`De quién`, value: person === null ? scope : nameOf(person) },
          ...parts.map(({ term, value }) => ({ term, value: value ?? missing })),
          ...(isNow
            ? []
            : [
                {
                  term: t`Días`,
                  value:
                    about.isUnfinished && endDate === about.endDate
                      ? t`${days} (en curso), días de ${timeZone}`
                      : t`${days}, días de ${timeZone}`,
                },
              ]),
          ...(n === null ? [] : [{ term: t`Líneas (n)`, value: formatNumber(n, language) }]),
          ...(typeof participants === 'number' && typeof people === 'number'
            ? [
                { term: t`Participaron`, value: formatNumber(participants, language) },
                { term: t`Personas (n)`, value: formatNumber(people, language) },
              ]
            : []),
          { term: t`Al`, value: exactTime(asOf, { timeZone, language }) },
          ...(counted === null ? [] : [{ term: t`Ya contado`, value: `${counted} %` }]),
        ]}
      />
    </>
  );
}

/** The definition at once; the lines on a second press. */
export function ExplainPanel({ of, filter, open, onClose }: ExplainPanelProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { kind: kinds } = useFigureWords();
  const { counts, lineless } = useDefinitions()[of.kind];
  const others: Readonly<Record<Exclude<Explained['kind'], keyof typeof kinds>, string>> = {
    pointsIn: t`Puntos que entraron`,
    pointsOut: t`Puntos que salieron`,
    available: t`Por canjear hoy`,
    toGive: t`Por dar hoy`,
    concentration: t`Concentración`,
    participation: t`Participación`,
  };
  const name = { ...kinds, ...others }[of.kind];
  const [isOpen, setOpen] = useState(false);
  const known = useNumber(of, filter);
  const { shown, asked } = known;
  const threshold = known.about.data?.about.threshold ?? 0;
  return (
    <Dialog open={open} onClose={onClose} title={name} placement="side">
      <div className="flex flex-col gap-5 pb-2">
        {shown.value !== null ? (
          <p className="text-h3 font-bold tabular-nums">
            {(of.kind === 'participation' ? percent : formatNumber)(shown.value, language)}
          </p>
        ) : shown.withheld === 'few' ? (
          <p className="text-soft">
            <Trans>Menos de {threshold} personas: no se muestra.</Trans>
          </p>
        ) : null}
        <p>{counts}</p>
        <QueryBoundary
          query={known.about}
          label={t`Cargando de dónde sale`}
          skeleton={<SkeletonLine />}
          what={<Trans>No pudimos cargar de quién y de qué días es.</Trans>}
        >
          {({ about }) => <About of={of} filter={filter} known={known} about={about} />}
        </QueryBoundary>
        <p className="text-small text-soft">
          <Trans>
            Los departamentos son los que cada persona tenía ese día. Los puntos cuentan en el día de su
            movimiento; una devolución, en el suyo.
          </Trans>
        </p>
        {known.about.data === undefined ? null : asked === null ? (
          <p className="text-small">{lineless}</p>
        ) : isOpen || known.isRefused ? (
          <FigureLineList number={asked} name={name} />
        ) : (
          <div>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              <Trans>Ver sus líneas</Trans>
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
