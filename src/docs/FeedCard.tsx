/** A recognition or a badge, as the people of the organisation see it arrive. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { SandboxPost } from '#schema/publicApi/publicApi.endpoints.ts';
import { localeOf } from '#src/lib/dates.ts';
import { BadgePicture } from '#src/recognitions/badges/BadgePicture.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Card } from '#src/ui/Card.tsx';

/** The content policy allows pictures only from this page's server, so the host of the address is dropped. */
function ofThisPage(address: string | null): string | null {
  if (address === null || !URL.canParse(address, location.origin)) return null;
  const { protocol, pathname, search } = new URL(address, location.origin);
  return protocol === 'http:' || protocol === 'https:' ? `${pathname}${search}` : address;
}

/** One post; animated when it is new. */
export function FeedCard({ post }: { readonly post: SandboxPost }): ReactElement {
  const { i18n } = useLingui();
  const locale = localeOf(i18n.locale === 'en' ? 'en' : 'es');
  const receivers = new Intl.ListFormat(locale, { type: 'conjunction' }).format(post.receivers);
  const { sender, badge, amount } = post;
  const badgeName = badge?.name ?? '';
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(post.at));
  return (
    <Card as="article" padding="small" className="flex animate-appear gap-3">
      {badge === null ? (
        <Avatar name={sender ?? receivers} size={40} />
      ) : (
        <BadgePicture src={ofThisPage(badge.imageUrl)} size={48} />
      )}
      <div className="min-w-0 flex-1">
        <p className="text-small">
          {badge === null ? (
            <Trans>
              <strong className="font-semibold">{sender}</strong> reconoció a{' '}
              <strong className="font-semibold">{receivers}</strong>
            </Trans>
          ) : (
            <Trans>
              <strong className="font-semibold">{receivers}</strong> recibió la insignia{' '}
              <strong className="font-semibold">{badgeName}</strong>
            </Trans>
          )}
        </p>
        {post.message === '' ? null : <p className="mt-1">{post.message}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-soft">
          {post.types.map((type) => (
            <span key={type} className="rounded-full bg-subtle px-2 py-0.5 font-semibold text-ink">
              {type}
            </span>
          ))}
          {amount > 0 ? (
            <span className="tabular-nums">
              <Plural value={amount} one="# punto en total" other="# puntos en total" />
            </span>
          ) : null}
          <time dateTime={post.at} className="tabular-nums">
            {time}
          </time>
        </p>
      </div>
    </Card>
  );
}
