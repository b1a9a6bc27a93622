/** Both balances as account cards, each with its composition. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Gift, HandHeart } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { AccountSummary } from '#schema/points/points.endpoints.ts';
import type { Wallet } from '#schema/points/points.rules.ts';
import { dayAndMonth } from '#src/lib/longDates.ts';
import { points as pointsIn } from '#src/lib/numbers.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { openComposer } from '#src/posts/composer.store.ts';
import { Button } from '#src/ui/Button.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Failed } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { meQuery } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { WalletCard } from './WalletCard.tsx';
import { WalletLines } from './WalletLines.tsx';
import type { StatementFilter } from './statementFilter.ts';
import { walletQueries } from './wallet.queries.ts';

/** The date of the next allowance, and whether the remaining points expire. */
function Renewal({ summary, balance }: { summary: AccountSummary; balance: number }): ReactElement {
  const language = useLanguage();
  const { renewsOn, expires, basePoints } = summary;
  const day = dayAndMonth(renewsOn, { timeZone: 'UTC', language });
  const base = pointsIn(basePoints, language);
  const left = pointsIn(balance, language);
  if (expires && balance > 0)
    return (
      <Trans>
        Se renuevan el {day}. Vencen {left} si no los das.
      </Trans>
    );
  return basePoints === 0 ? (
    <Trans>Son para agradecer.</Trans>
  ) : (
    <Trans>
      El {day} llegan {base} más.
    </Trans>
  );
}

// Both cards have the height of the taller one, independent of the content below.
const column = 'grid content-start gap-2 max-sm:not-first:mt-2 sm:row-span-2 sm:grid-rows-subgrid';

export interface WalletsProps {
  filter: StatementFilter;
  onFilter: (filter: StatementFilter) => void;
}

/**
 * The balance equals the sum of the lines below it; until the summary loads it comes from the start-up query.
 */
export function Wallets({ filter, onFilter }: WalletsProps): ReactElement {
  const { t } = useLingui();
  const me = useQuery(meQuery());
  const summary = useQuery(walletQueries.summary());
  const hasCatalog = useModule('catalog');
  const canGive = useModule('recognitions');
  const sumsOf = (purse: Wallet) => summary.data?.purses.find((one) => one.purse === purse);
  const give = sumsOf('give')?.balance ?? me.data?.pointsToGive;
  const redeem = sumsOf('redeem')?.balance ?? me.data?.pointsToRedeem;
  const failed = [me, summary].filter((one) => one.isError && one.data === undefined);
  const retry = (): void => failed.forEach((one) => void one.refetch());
  const busy = failed.some((one) => one.isFetching);

  if (failed.length > 0 && (give === undefined || redeem === undefined))
    return <Failed what={<Trans>No pudimos cargar tus saldos.</Trans>} onRetry={retry} busy={busy} />;
  const lines = (purse: Wallet): ReactElement | null => {
    const sums = sumsOf(purse);
    if (sums === undefined) return summary.isError ? null : <Skeleton className="h-11 rounded-card!" />;
    return (
      <WalletLines
        sums={sums}
        chosen={filter.purse === purse ? filter.kind : undefined}
        onChoose={(kind) =>
          onFilter(
            filter.purse === purse && filter.kind === kind
              ? { ...filter, purse: undefined, kind: undefined }
              : { ...filter, purse, kind },
          )
        }
      />
    );
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2 sm:grid-rows-[auto_auto]">
        <div className={column}>
          <WalletCard
            tone="brand"
            icon={HandHeart}
            title={t`Puntos para dar`}
            note={
              summary.data === undefined ? (
                <Trans>Se renuevan. Son para agradecer.</Trans>
              ) : (
                <Renewal summary={summary.data} balance={give ?? 0} />
              )
            }
            balance={give}
            action={
              canGive ? (
                <Button variant="secondary" className="border-on-brand!" onClick={() => openComposer()}>
                  <Trans>Reconocer</Trans>
                </Button>
              ) : undefined
            }
          />
          {lines('give')}
        </div>
        <div className={column}>
          <WalletCard
            tone="accent"
            icon={Gift}
            title={t`Puntos para canjear`}
            note={<Trans>Son tuyos. Se quedan contigo.</Trans>}
            balance={redeem}
            action={
              hasCatalog ? (
                <Link href="/catalog" asChild>
                  <LinkButton>
                    <Trans>Canjear</Trans>
                  </LinkButton>
                </Link>
              ) : undefined
            }
          />
          {lines('redeem')}
        </div>
      </div>
      {summary.isError ? (
        <Failed
          what={<Trans>No pudimos cargar cómo se componen tus saldos.</Trans>}
          onRetry={() => void summary.refetch()}
          busy={summary.isFetching}
        >
          <span hidden />
        </Failed>
      ) : null}
    </div>
  );
}
