/** The holders of a badge, newest first, with the message of each. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ApiError } from '#schema/errors.ts';
import { createdLabel, exactTime } from '#src/lib/dates.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Failed } from '#src/ui/StateViews.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { TimeLabel } from '#src/ui/TimeLabel.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { badgeQueries, type Award, type BadgeShown } from './badges.queries.ts';
import { nameOf } from '#src/people/personName.ts';

function Holder({ award }: { award: Award }): ReactElement {
  const now = useNow();
  const language = useLanguage();
  const hasProfile = useModule('profile');
  const name = nameOf(award.user);
  return (
    <li className="flex gap-3 border-t border-line py-3 first:border-t-0">
      <Avatar name={name} src={award.user.profileImageUrl} size={40} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          {hasProfile ? (
            <Link href={`/user?id=${award.user.id}`} className="font-semibold hover:underline">
              {name}
            </Link>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
          <TimeLabel
            label={createdLabel(award.createdAt, { now, language })}
            exact={exactTime(award.createdAt, { language })}
            dateTime={award.createdAt}
          />
        </p>
        {award.user.jobPosition === null ? null : (
          <p className="text-small text-soft">{award.user.jobPosition}</p>
        )}
        {award.message === '' ? null : (
          <p className="mt-1 line-clamp-4 text-small whitespace-pre-line">{award.message}</p>
        )}
      </div>
    </li>
  );
}

/** Shows a sentence instead if the organisation hides the holders. */
export function Holders({ badge }: { badge: BadgeShown }): ReactElement | null {
  const { t } = useLingui();
  const holders = useInfiniteQuery(badgeQueries.holders(badge.id));
  const isKept = holders.error instanceof ApiError && holders.error.code === 'not_found';
  if (badge.awardedCount === 0) return null;
  return (
    <section aria-labelledby="badge-holders" className="flex flex-col gap-2">
      <h3 id="badge-holders" className="text-h6 font-semibold">
        <Trans>Quiénes la tienen</Trans>
      </h3>
      {isKept ? (
        <p className="text-small text-soft">
          <Trans>Tu organización no muestra quiénes tienen esta insignia.</Trans>
        </p>
      ) : (
        <QueryBoundary
          query={holders}
          label={t`Cargando quiénes la tienen`}
          skeleton={Array.from({ length: 4 }, (_, line) => (
            <SkeletonLine key={line} />
          ))}
          what={<Trans>No pudimos cargar quiénes la tienen.</Trans>}
        >
          {({ pages }) => (
            <>
              <ul>
                {pages
                  .flatMap(({ items }) => items)
                  .map((award) => (
                    <Holder key={award.id} award={award} />
                  ))}
              </ul>
              {holders.isFetchNextPageError ? (
                <Failed
                  what={<Trans>No pudimos cargar más.</Trans>}
                  onRetry={() => void holders.fetchNextPage()}
                  busy={holders.isFetchingNextPage}
                >
                  <span hidden />
                </Failed>
              ) : holders.hasNextPage ? (
                <Button
                  variant="secondary"
                  busy={holders.isFetchingNextPage}
                  onClick={() => void holders.fetchNextPage()}
                  className="self-center"
                >
                  <Trans>Ver más personas</Trans>
                </Button>
              ) : null}
            </>
          )}
        </QueryBoundary>
      )}
    </section>
  );
}
