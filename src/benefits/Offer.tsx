/** What the organisation offers, by category. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { StateChips } from '#src/admin/StateChips.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { BenefitCard, CardSkeleton } from './BenefitCard.tsx';
import { benefitQueries, type ShownBenefit } from './benefits.queries.ts';

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** Those that one may ask for now come first; else the order of the server. */
const askableFirst = (of: readonly ShownBenefit[]): readonly ShownBenefit[] =>
  of.toSorted((one, other) => Number(one.reasons.length > 0) - Number(other.reasons.length > 0));

interface OfferTie {
  /** Opens one on this page. */
  readonly onOpen: (id: string) => void;
}

function ByCategory({ all, onOpen }: OfferTie & { readonly all: readonly ShownBenefit[] }): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const [chosen, choose] = useState<string>();
  const others = t`Más beneficios`;
  const groups = Map.groupBy(all, ({ category, categoryEn }) => say(category, categoryEn) || others);
  const names = [...groups.keys()];
  return (
    <div className="flex flex-col gap-6">
      {names.length < 2 ? null : (
        <StateChips
          label={t`Categoría`}
          of={names}
          nameOf={(name) => name}
          value={chosen}
          onChoose={choose}
        />
      )}
      {[...groups]
        .filter(([name]) => chosen === undefined || chosen === name)
        .map(([name, benefits]) => (
          <section key={name} aria-label={name} className="flex flex-col gap-3">
            <h2 className="text-h5 font-semibold">{name}</h2>
            <div className={grid}>
              {askableFirst(benefits).map((benefit) => (
                <BenefitCard key={benefit.id} benefit={benefit} onOpen={onOpen} />
              ))}
            </div>
          </section>
        ))}
    </div>
  );
}

export function Offer(tie: OfferTie): ReactElement {
  const { t } = useLingui();
  return (
    <QueryBoundary
      query={useQuery(benefitQueries.list())}
      label={t`Cargando los beneficios`}
      skeleton={
        <span className={grid}>
          {Array.from({ length: 6 }, (_, card) => (
            <CardSkeleton key={card} />
          ))}
        </span>
      }
      what={<Trans>No pudimos cargar los beneficios.</Trans>}
      whatOld={<Trans>No pudimos actualizar los beneficios.</Trans>}
    >
      {(all) =>
        all.length === 0 ? (
          <Empty
            drawing="gift"
            text={
              <Trans>Tu organización todavía no publicó beneficios. Cuando lo haga, los verás aquí.</Trans>
            }
          />
        ) : (
          <ByCategory all={all} {...tie} />
        )
      }
    </QueryBoundary>
  );
}
