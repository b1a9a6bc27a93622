/** Who sends recognitions: people with the same count share a place. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { PersonCell } from '#src/people/PersonCell.tsx';
import { points } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { pressable } from '#src/plots/TrendReadout.tsx';
import { Button } from '#src/ui/Button.tsx';
import { analyticsQueries, type ChartFilter, type RankPlace } from './analytics.queries.ts';
import { ChartCard } from './ChartCard.tsx';
import { useExplain } from './explain.context.ts';

/** Places of the first look. */
const shownPlaces = 8;

function Place({
  of: { place, user, count, points: given },
  isShared,
}: {
  readonly of: RankPlace;
  readonly isShared: boolean;
}): ReactElement {
  const language = useLanguage();
  const explain = useExplain();
  const { t } = useLingui();
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span className="w-8 shrink-0 text-end font-semibold text-soft tabular-nums">
        {place}
        {isShared ? <span className="sr-only"> {t`(empate)`}</span> : null}
      </span>
      <span className="min-w-0 flex-1">
        <PersonCell user={user} />
      </span>
      <span className="text-end text-small tabular-nums">
        <button
          type="button"
          disabled={explain === undefined}
          onClick={() => explain?.('recognitions', { person: user.id })}
          className={`font-semibold ${pressable}`}
        >
          <Plural value={count} one="# reconocimiento" other="# reconocimientos" />
        </button>
        <span className="block text-soft">{points(given, language)}</span>
      </span>
    </li>
  );
}

export function RankCard({ filter }: { readonly filter: ChartFilter }): ReactElement {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const query = useQuery(analyticsQueries.rank(filter));
  const name = t`Quién reconoce más`;
  return (
    <ChartCard
      query={query}
      name={name}
      isEmpty={({ items }) => items.length === 0}
      empty={<Trans>Nadie aparece en estos días. Quien no quiere aparecer no está en ninguna lista.</Trans>}
    >
      {({ items }) => {
        const shown = isWhole ? items : items.slice(0, shownPlaces);
        return (
          <>
            <div>
              <h2 className="text-h6 font-semibold">{name}</h2>
              <p className="text-small text-soft">
                <Trans>
                  Con la misma cantidad se comparte el lugar. Quien no quiere aparecer no está en la lista.
                </Trans>
              </p>
            </div>
            <ol aria-label={name} className="flex flex-col divide-y divide-line">
              {shown.map((one) => (
                <Place
                  key={one.user.id}
                  of={one}
                  isShared={items.filter(({ place }) => place === one.place).length > 1}
                />
              ))}
            </ol>
            {items.length > shown.length ? (
              <div>
                <Button variant="secondary" onClick={() => setWhole(true)}>
                  <Trans>Ver todos los lugares</Trans>
                </Button>
              </div>
            ) : null}
          </>
        );
      }}
    </ChartCard>
  );
}
