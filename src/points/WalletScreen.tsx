/** `/wallet`: both purses and where every point came from (experience.md "Wallet", design §5). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Gift, HandHeart } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { Purse } from '#schema/points/points.rules.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { openComposer } from '#src/recognitions/composer.store.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ToggleChip } from '#src/ui/ToggleChip.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Failed } from '#src/ui/Picture.tsx';
import { meQuery } from '#src/users/me.queries.ts';
import { PurseCard } from './PurseCard.tsx';
import { Statement } from './Statement.tsx';

const PostPanel = lazy(() =>
  import('#src/posts/PostPanel.tsx').then((file) => ({ default: file.PostPanel })),
);

// Written out here: the schema's own list would bring the whole validation into this chunk.
const purses = ['give', 'redeem'] as const satisfies readonly Purse[];

/** The screen of the route `/wallet`. */
export function WalletScreen(): ReactElement {
  const { t } = useLingui();
  const me = useQuery(meQuery());
  const hasCatalog = useModule('catalog');
  const canGive = useModule('recognitions');
  const [search, setSearch] = useSearchParams();
  const purse = purses.find((one) => one === search.get('purse'));
  const choose = (next: Purse | undefined): void =>
    setSearch(next === undefined ? '' : { purse: next }, { replace: true });
  // Two zeros would look like something that was lost.
  const isOutside =
    me.data?.takesPoints === false && me.data.pointsToGive === 0 && me.data.pointsToRedeem === 0;
  const [cause, setCause] = useState<string | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const open = (postId: string): void => {
    setWasOpened(true);
    setCause(postId);
  };
  return (
    <Page
      title={t`Billetera`}
      lead={<Trans>Lo que puedes dar, lo que puedes canjear y de dónde viene cada punto.</Trans>}
    >
      {me.isError && me.data === undefined ? (
        <Failed
          what={<Trans>No pudimos cargar tus saldos.</Trans>}
          onRetry={() => void me.refetch()}
          busy={me.isFetching}
        />
      ) : isOutside ? null : (
        <div className="grid gap-4 sm:grid-cols-2">
          <PurseCard
            tone="brand"
            icon={HandHeart}
            title={t`Puntos para dar`}
            note={<Trans>Se renuevan. Son para agradecer.</Trans>}
            balance={me.data?.pointsToGive}
            action={
              canGive ? (
                <Button variant="secondary" className="border-on-brand!" onClick={() => openComposer()}>
                  <Trans>Reconocer</Trans>
                </Button>
              ) : undefined
            }
          />
          <PurseCard
            tone="accent"
            icon={Gift}
            title={t`Puntos para canjear`}
            note={<Trans>Son tuyos. Se quedan contigo.</Trans>}
            balance={me.data?.pointsToRedeem}
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
        </div>
      )}
      {me.data?.takesPoints === false ? (
        <Banner>
          <Trans>Tu cuenta no participa en los puntos: agradeces y te agradecen sin ellos.</Trans>
        </Banner>
      ) : null}
      <section aria-labelledby="wallet-statement" className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="wallet-statement" className="text-h5 font-semibold">
            <Trans>Movimientos</Trans>
          </h2>
          <div role="group" aria-label={t`Qué billetera`} className="flex flex-wrap gap-2">
            <ToggleChip pressed={purse === undefined} onPress={() => choose(undefined)}>
              <Trans>Todo</Trans>
            </ToggleChip>
            <ToggleChip pressed={purse === 'give'} onPress={() => choose('give')}>
              <Trans>Para dar</Trans>
            </ToggleChip>
            <ToggleChip pressed={purse === 'redeem'} onPress={() => choose('redeem')}>
              <Trans>Para canjear</Trans>
            </ToggleChip>
          </div>
        </div>
        <Statement key={purse ?? 'both'} purse={purse} onOpen={open} onRecognise={() => openComposer()} />
      </section>
      {wasOpened ? (
        <Suspense>
          <PostPanel id={cause} onClose={() => setCause(null)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
