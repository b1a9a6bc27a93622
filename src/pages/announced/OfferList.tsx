/** The items of one kind that can be featured: searchable, added with one press. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { modulesOfFeatured } from '#schema/pages/featured.rules.ts';
import type { FeaturedKind } from '#schema/pages/pages.rules.ts';
import { NothingFound } from '#src/admin/NothingFound.tsx';
import { SearchField } from '#src/admin/SearchField.tsx';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { Button } from '#src/ui/Button.tsx';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { sameness } from './featuredDraft.ts';
import { FeaturedFace } from '#src/announcements/FeaturedTile.tsx';
import { kindWords } from './kindWords.ts';
import { useFeaturedOffers, type Offer } from './useFeaturedOffers.ts';

const leaveIt = (): void => undefined;

function Lines({
  kind,
  words,
  chosen,
  onAdd,
  onClear,
}: {
  readonly kind: Exclude<FeaturedKind, 'link'>;
  readonly words: string;
  readonly chosen: ReadonlySet<string>;
  readonly onAdd: (offer: Offer) => void;
  readonly onClear: () => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const offers = useFeaturedOffers(kind, words);
  const more =
    offers.more === undefined ? null : (
      <Button variant="quiet" busy={offers.isMore} onClick={offers.more} className="self-start">
        <Trans>Buscar más atrás</Trans>
      </Button>
    );
  if (offers.state === 'failed')
    return <Failed what={<Trans>No pudimos cargar esta lista.</Trans>} onRetry={offers.retry} />;
  if (offers.state === 'loading')
    return (
      <Loading>
        {[0, 1, 2, 3].map((line) => (
          <SkeletonLine key={line} />
        ))}
      </Loading>
    );
  if (offers.items.length === 0)
    return words === '' ? (
      <Empty drawing="search" text={i18n._(kindWords[kind].none)} action={more} />
    ) : (
      <>
        <NothingFound onClear={onClear} />
        {more}
      </>
    );
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {offers.items.map((offer) => {
          const isChosen = chosen.has(sameness(offer));
          return (
            <li key={offer.targetId} className="flex items-center gap-3 py-2.5">
              <FeaturedFace of={offer} />
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 text-small font-semibold wrap-anywhere">{offer.title}</span>
                {offer.text === null ? null : (
                  <span className="line-clamp-1 text-meta text-soft">{offer.text}</span>
                )}
              </span>
              <Button
                variant="secondary"
                icon={isChosen ? Check : Plus}
                disabled={isChosen}
                aria-label={isChosen ? t`Ya está: ${offer.title}` : t`Destacar ${offer.title}`}
                onClick={() => onAdd(offer)}
              >
                {isChosen ? <Trans>Ya está</Trans> : <Trans>Destacar</Trans>}
              </Button>
            </li>
          );
        })}
      </ul>
      {more}
    </>
  );
}

/** A kind whose module is off has no offers, because its items would be hidden. */
export function OfferList({
  kind,
  chosen,
  onAdd,
}: {
  readonly kind: Exclude<FeaturedKind, 'link'>;
  /** Items that are already in the list, by `sameness`. */
  readonly chosen: ReadonlySet<string>;
  readonly onAdd: (offer: Offer) => void;
}): ReactElement {
  const { i18n } = useLingui();
  const { modules } = useOrganization();
  const [query, setQuery] = useState('');
  const words = useDebounced(query, leaveIt);
  if (modulesOfFeatured[kind].some((flag) => modules[flag] !== true))
    return (
      <Empty
        drawing="off"
        text={<Trans>Su módulo está apagado: aunque lo destaques, nadie lo vería.</Trans>}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <SearchField label={i18n._(kindWords[kind].search)} value={query} onChange={setQuery} />
      <Lines kind={kind} words={words} chosen={chosen} onAdd={onAdd} onClear={() => setQuery('')} />
    </div>
  );
}
