/** The podium beside the feed: three faces and the reader's own place; nothing without a podium. */
import { SelectOrdinal, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { podiumQueries } from '#src/recognitions/podium/podium.queries.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { classes } from '#src/ui/classes.ts';
import { nameOf } from '#src/people/personName.ts';

// Visual order 2 – 1 – 3, reading order 1 – 2 – 3; equal ranks have equal height.
const orders = ['order-2', 'order-1', 'order-3'] as const;
const blocks = ['h-16 bg-brand text-on-brand', 'h-11 bg-brand-tint-hover', 'h-8 bg-brand-tint'] as const;

/** Reads the receivers of the default span; errors are hidden here, because `/podium` shows them. */
export function PodiumTeaser(): ReactElement | null {
  const { t } = useLingui();
  const rules = useQuery(podiumQueries.rules());
  const isOn = rules.data?.enabled === true;
  const span = rules.data?.accumDefault === true ? 'all' : 'period';
  const { data: places } = useQuery({ ...podiumQueries.places('receivers', span), enabled: isOn });
  const { data: own } = useQuery({ ...podiumQueries.own(span), enabled: isOn });
  if (!isOn || places === undefined || places.length === 0) return null;
  const top = places.slice(0, 3);
  const rank = own?.received?.rank;
  return (
    <Card as="section" className="flex animate-appear flex-col gap-3">
      <CardTitle>
        <Trans>Podio</Trans>
      </CardTitle>
      <ol aria-label={t`Primeros lugares`} className="flex items-end gap-1.5 border-b border-line">
        {top.map(({ user, rank: held }, index) => (
          <li
            key={user.id}
            className={classes(
              'flex min-w-0 flex-1 flex-col items-center gap-1.5 text-center',
              orders[index],
            )}
          >
            <Avatar name={nameOf(user)} src={user.profileImageUrl} size={40} />
            <span className="w-full truncate text-meta font-semibold">
              <span className="sr-only">{t`Lugar ${held}: `}</span>
              {user.firstName}
            </span>
            <span
              aria-hidden
              className={classes(
                'flex w-full items-start justify-center rounded-t-control pt-1 text-small font-bold tabular-nums',
                blocks[held - 1] ?? blocks[2],
              )}
            >
              {held}
            </span>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap items-center justify-between gap-2 text-small">
        {own?.hidden === true || rank === undefined ? (
          <span />
        ) : (
          <span>
            <SelectOrdinal value={rank} other="Vas en el #" />
          </span>
        )}
        <Link href="/podium" className="font-semibold text-link hover:underline">
          <Trans>Ver el podio</Trans>
        </Link>
      </p>
    </Card>
  );
}
