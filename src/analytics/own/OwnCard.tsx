/** One own analytic to read: its plot, what it is for, and one's own part; or the way to its page elsewhere. */
import { Trans } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { ChartCard } from '#src/analytics/ChartCard.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { ownFigures, type OwnAnalytic, type OwnFigure } from './own.queries.ts';
import { OwnPlot } from './OwnPlot.tsx';

const isEmpty = ({ series, value, withheld }: OwnFigure): boolean =>
  withheld === null && !value && series.every((one) => one.withheld === null && !one.value);

/** A figure with its states; also the preview. */
export function OwnFigureCard({
  query,
  of,
  name,
  note,
}: {
  readonly query: UseQueryResult<OwnFigure>;
  readonly of: Pick<OwnAnalytic, 'kind' | 'by' | 'plot'>;
  readonly name: string;
  readonly note?: ReactNode;
}): ReactElement {
  const language = useLanguage();
  return (
    <ChartCard
      query={query}
      name={name}
      isEmpty={isEmpty}
      hasFew={({ series, withheld }) => withheld === 'few' || series.some((one) => one.withheld === 'few')}
    >
      {(figure) => (
        <>
          <OwnPlot figure={figure} of={of} name={name} />
          {figure.own === null ? null : (
            <p className="text-small">
              <Trans>Tu parte: {formatNumber(figure.own, language)}</Trans>
            </p>
          )}
          {note === undefined ? null : <p className="text-small text-soft">{note}</p>}
        </>
      )}
    </ChartCard>
  );
}

function Figured({ of }: { readonly of: OwnAnalytic }): ReactElement {
  const say = useWording();
  const words = say(of.description, of.descriptionEn);
  return (
    <OwnFigureCard
      query={useQuery(ownFigures.one(of.id))}
      of={of}
      name={say(of.name, of.nameEn)}
      note={words === '' ? undefined : words}
    />
  );
}

export function OwnCard({ of }: { readonly of: OwnAnalytic }): ReactElement {
  const say = useWording();
  const { embedUrl } = of;
  if (embedUrl === null) return <Figured of={of} />;
  const name = say(of.name, of.nameEn);
  return (
    <Card as="section" aria-label={name} className="flex flex-col gap-3">
      <CardTitle>{name}</CardTitle>
      <p className="text-soft">{say(of.description, of.descriptionEn)}</p>
      <div>
        <LinkButton href={embedUrl} target="_blank" rel="noopener noreferrer" icon={ExternalLink}>
          <Trans>Abrir en otra pestaña</Trans>
        </LinkButton>
      </div>
    </Card>
  );
}
