/** The reader's referrals with their status, and the form for a new one (spec §7 "Referrals"). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { points } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/Button.tsx';
import { Empty, Failed } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { ReferralCard } from './ReferralCard.tsx';
import { referralQueries } from './referrals.queries.ts';

const ReferralForm = lazy(() =>
  import('./ReferralForm.tsx').then((file) => ({ default: file.ReferralForm })),
);

const Skeletons = (): ReactElement => (
  <div className="flex flex-col gap-4">
    <Skeleton className="h-34 rounded-card!" />
    <Skeleton className="h-34 rounded-card!" />
  </div>
);

/** Only the reader's own referrals. */
export function Referrals(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const referrals = useInfiniteQuery(referralQueries.own());
  const reward = useQuery(referralQueries.points()).data ?? 0;
  const worth = points(reward, language);
  const [opening, setOpening] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const propose = (): void => {
    setOpening((count) => count + 1);
    setIsOpen(true);
  };
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose72 text-soft">
          {reward > 0 ? (
            <Trans>¿Conoces a alguien que encajaría aquí? Si lo contratan, recibes {worth}.</Trans>
          ) : (
            <Trans>¿Conoces a alguien que encajaría aquí? Cuéntanos quién es.</Trans>
          )}
        </p>
        <Button icon={UserPlus} onClick={propose}>
          <Trans>Proponer a alguien</Trans>
        </Button>
      </div>
      <QueryBoundary
        query={referrals}
        label={t`Cargando referidos`}
        skeleton={<Skeletons />}
        what={<Trans>No pudimos cargar a quienes propusiste.</Trans>}
        whatOld={<Trans>No pudimos actualizar a quienes propusiste.</Trans>}
      >
        {({ pages }) => {
          const all = pages.flatMap(({ items }) => items);
          return all.length === 0 ? (
            <Empty
              drawing="people"
              text={<Trans>Todavía no has propuesto a nadie. Aquí verás en qué va cada propuesta.</Trans>}
            />
          ) : (
            <>
              <ul className="flex flex-col gap-4">
                {all.map((one) => (
                  <ReferralCard key={one.id} referral={one} />
                ))}
              </ul>
              {referrals.isFetchNextPageError ? (
                <Failed
                  what={<Trans>No pudimos cargar más.</Trans>}
                  onRetry={() => void referrals.fetchNextPage()}
                  busy={referrals.isFetchingNextPage}
                >
                  <span hidden />
                </Failed>
              ) : referrals.hasNextPage ? (
                <Button
                  variant="secondary"
                  busy={referrals.isFetchingNextPage}
                  onClick={() => void referrals.fetchNextPage()}
                  className="mt-4 self-center"
                >
                  <Trans>Ver más</Trans>
                </Button>
              ) : null}
            </>
          );
        }}
      </QueryBoundary>
      {opening > 0 ? (
        <Suspense>
          <ReferralForm key={opening} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
