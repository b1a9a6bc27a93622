/** The column beside the feed: what waits, celebrations, balances, announcements and the podium. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import { optional } from '#src/lib/optional.ts';
import { useMay } from '#src/organization/useMay.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { PointsCount } from '#src/ui/PointsCount.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useIsQueueComing } from '#src/waiting/useIsQueueComing.ts';
import { CelebrationsCard } from './CelebrationsCard.tsx';
import { CommunicationsHere } from './CommunicationsHere.tsx';
import { MoodRow } from './MoodRow.tsx';
import { stickyTop } from './stickyTop.ts';
import { WaitingBeside } from './WaitingBeside.tsx';

// Optional content: the column works without it.
const PodiumTeaser = optional(() => import('./PodiumTeaser.tsx').then((file) => file.PodiumTeaser));
const OrganizationSide = optional(() =>
  import('./OrganizationSide.tsx').then((file) => file.OrganizationSide),
);

function Wallet({ label, value }: { label: ReactNode; value: number }): ReactElement {
  const language = useLanguage();
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-small text-soft">{label}</dt>
      <dd className="text-h5 font-semibold">
        <PointsCount value={value} language={language} />
      </dd>
    </div>
  );
}

/** 320 px; below 1280 px the top bar, the menu and the parts below the composer line show the same facts. */
export function HomeSide(): ReactElement {
  const { t } = useLingui();
  const me = useMe();
  const isQueueComing = useIsQueueComing();
  const hasPodium = useMay('podium.see', 'recognitions');
  return (
    <aside
      ref={stickyTop}
      aria-label={t`Tu resumen`}
      className="sticky top-24 flex w-side shrink-0 flex-col gap-4"
    >
      <WaitingBeside />
      {/* Asked for at once, shown with the queue: nothing moves when it comes. */}
      <div className={isQueueComing ? 'hidden' : 'contents'}>
        <CelebrationsCard />
        <CommunicationsHere />
        {me?.takesPoints === true ? (
          <Card as="section" className="flex flex-col gap-3">
            <CardTitle>
              <Trans>Tus puntos</Trans>
            </CardTitle>
            <dl className="flex flex-col gap-2">
              <Wallet label={<Trans>Para dar</Trans>} value={me.pointsToGive} />
              <Wallet label={<Trans>Para canjear</Trans>} value={me.pointsToRedeem} />
            </dl>
            <Link href="/wallet" className="self-start text-small font-semibold text-link hover:underline">
              <Trans>Ver tu billetera</Trans>
            </Link>
          </Card>
        ) : null}
        <MoodRow />
        <Suspense>
          <OrganizationSide />
        </Suspense>
        {hasPodium ? (
          <Suspense>
            <PodiumTeaser />
          </Suspense>
        ) : null}
      </div>
    </aside>
  );
}
