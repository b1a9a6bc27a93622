/** The column beside the feed: balances, pending items, announcements and celebrations. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Bell, ClipboardList, type LucideIcon } from 'lucide-react';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import { optional } from '#src/lib/optional.ts';
import { countsQuery } from '#src/notifications/counts.queries.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { PointsCount } from '#src/ui/PointsCount.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { CelebrationsCard } from './CelebrationsCard.tsx';
import { ChallengesHere } from './ChallengesHere.tsx';
import { CommunicationsHere } from './CommunicationsHere.tsx';
import { MoodRow } from './MoodRow.tsx';
import { stickyTop } from './stickyTop.ts';
import { SurveysHere, useSurveyCount } from './SurveysHere.tsx';

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

function Waiting({
  to,
  icon,
  children,
}: {
  to: string;
  icon: LucideIcon;
  children: ReactNode;
}): ReactElement {
  return (
    <li>
      <Link
        href={to}
        className="-mx-3 flex min-h-10 items-center gap-3 rounded-control px-3 py-2 text-small transition-colors duration-120 hover:bg-subtle"
      >
        <Icon of={icon} className="shrink-0 text-soft" />
        <span>{children}</span>
      </Link>
    </li>
  );
}

/** 320 px; below 1280 px the top bar, the menu and the parts below the composer line show the same facts. */
export function HomeSide(): ReactElement {
  const { t } = useLingui();
  const me = useMe();
  const hasNotifications = useModule('notifications');
  const hasPodium = useModule('recognitions') && me?.permissions.includes('podium.see') === true;
  const { data } = useQuery({ ...countsQuery(), enabled: hasNotifications });
  const unread = hasNotifications ? (data?.notificationCount ?? 0) : 0;
  const surveys = useSurveyCount() ?? 0;
  return (
    <aside
      ref={stickyTop}
      aria-label={t`Tu resumen`}
      className="sticky top-24 flex w-side shrink-0 flex-col gap-4"
    >
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
      {unread + surveys > 0 ? (
        <Card as="section" className="flex flex-col gap-2">
          <CardTitle>
            <Trans>Te espera</Trans>
          </CardTitle>
          <ul>
            {unread > 0 ? (
              <Waiting to="/notifications" icon={Bell}>
                <Plural value={unread} one="# notificación sin leer" other="# notificaciones sin leer" />
              </Waiting>
            ) : null}
            {surveys > 0 ? (
              <Waiting to="/surveys" icon={ClipboardList}>
                <Plural value={surveys} one="# encuesta por responder" other="# encuestas por responder" />
              </Waiting>
            ) : null}
          </ul>
        </Card>
      ) : null}
      <CommunicationsHere />
      <MoodRow />
      <SurveysHere />
      <ChallengesHere />
      <Suspense>
        <OrganizationSide />
      </Suspense>
      <CelebrationsCard />
      {hasPodium ? (
        <Suspense>
          <PodiumTeaser />
        </Suspense>
      ) : null}
    </aside>
  );
}
