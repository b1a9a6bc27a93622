/** A number explains itself: what it counts, for whom, in which days and as of when; then its lines. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { exactTime } from '#src/lib/dates.ts';
import { dayLabel } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { analyticsQueries, type ChartFilter, type ShownAbout } from '#src/analytics/analytics.queries.ts';
import type { Explained } from '#src/analytics/explain.context.ts';
import { useScopeWords } from '#src/analytics/facts.ts';
import { Button } from '#src/ui/Button.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { FigureLineList } from './FigureLineList.tsx';
import { useDefinitions } from './useDefinitions.ts';

export interface ExplainPanelProps {
  readonly of: Explained;
  readonly filter: ChartFilter;
  readonly onClose: () => void;
}

/** For whom, in which days, and as of when. */
function About({ about }: { readonly about: ShownAbout }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const scope = useScopeWords()(about);
  const { startDate, endDate, timezone: timeZone, asOf, counted } = about;
  const [first, last] = [dayLabel(startDate, language), dayLabel(endDate, language)];
  return (
    <DescriptionList
      items={[
        { term: t`De quién`, value: scope },
        {
          term: t`Días`,
          value: about.isUnfinished
            ? t`${first} – ${last} (en curso), días de ${timeZone}`
            : t`${first} – ${last}, días de ${timeZone}`,
        },
        { term: t`Al`, value: exactTime(asOf, { timeZone, language }) },
        ...(counted === null ? [] : [{ term: t`Ya contado`, value: `${counted} %` }]),
      ]}
    />
  );
}

/** The definition at once; the lines on a second press. */
export function ExplainPanel({ of, filter, onClose }: ExplainPanelProps): ReactElement {
  const { t } = useLingui();
  const { kind, by, key, name } = of;
  const { counts, lineless } = useDefinitions()[kind];
  const [isOpen, setOpen] = useState(false);
  const about = useQuery(analyticsQueries.overview(filter));
  return (
    <Dialog open onClose={onClose} title={name} placement="side">
      <div className="flex flex-col gap-5 pb-2">
        <p>{counts}</p>
        <QueryBoundary
          query={about}
          label={t`Cargando de dónde sale`}
          skeleton={<SkeletonLine />}
          what={<Trans>No pudimos cargar de quién y de qué días es.</Trans>}
        >
          {(shown) => <About about={shown.about} />}
        </QueryBoundary>
        <p className="text-small text-soft">
          <Trans>
            Los departamentos son los que cada persona tenía ese día. Los puntos cuentan en el día de su
            movimiento; una devolución, en el suyo.
          </Trans>
        </p>
        {lineless === null ? (
          isOpen ? (
            <FigureLineList number={{ ...filter, kind, by, key }} name={name} />
          ) : (
            <div>
              <Button variant="secondary" onClick={() => setOpen(true)}>
                <Trans>Ver sus líneas</Trans>
              </Button>
            </div>
          )
        ) : (
          <p className="text-small">{lineless}</p>
        )}
      </div>
    </Dialog>
  );
}
