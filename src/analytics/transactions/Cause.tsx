/** The cause of a movement or of a line: the post itself, or the way to the order, the redemption or the request. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUpRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { AnalyticsScope } from '#schema/analytics/analytics.rules.ts';
import type { CauseKind } from '#schema/points/points.rules.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { OnePost } from '#src/posts/OnePost.tsx';
import { useMyId } from '#src/session/me.queries.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';

export interface CauseShown {
  readonly cause: { readonly kind: CauseKind; readonly id: string } | null;
  /** Whose line it is; null for the organisation's. */
  readonly userId: string | null;
  readonly scope: AnalyticsScope;
}

/** Where a cause that is no post is seen; null for readers who may not see it. */
function placeOf(
  { kind, id }: NonNullable<CauseShown['cause']>,
  isMine: boolean,
  isAll: boolean,
): string | null {
  switch (kind) {
    case 'post':
      return null;
    case 'order':
      return isMine || isAll ? `/profile/order?id=${encodeURIComponent(id)}` : null;
    case 'redemption':
      return isMine ? `/cupons?code=${encodeURIComponent(id)}` : isAll ? '/admin/coupons' : null;
    case 'request':
      return isMine ? '/wallet?tab=requests' : isAll ? '/admin/points-requests' : null;
  }
}

/** Says so where there is no cause, or where only its person sees it. */
export function Cause({ cause, userId, scope }: CauseShown): ReactElement {
  const { t } = useLingui();
  const isMine = useMyId() === userId;
  const hasStore = useModule('catalog');
  if (cause === null)
    return (
      <p className="text-small text-soft">
        <Trans>No hay nada más detrás de este movimiento.</Trans>
      </p>
    );
  if (cause.kind === 'post') return <OnePost id={cause.id} />;
  const names = {
    order: t`Ver el pedido`,
    redemption: t`Ver los cupones`,
    request: t`Ver las solicitudes`,
  } as const;
  const isOfStore = cause.kind !== 'request';
  const place = isOfStore && !hasStore ? null : placeOf(cause, isMine, scope === 'organization');
  return place === null ? (
    <p className="text-small text-soft">
      <Trans>El detalle lo ven solo la persona y quienes administran.</Trans>
    </p>
  ) : (
    <div>
      <Link href={place} asChild>
        <LinkButton icon={ArrowUpRight}>{names[cause.kind]}</LinkButton>
      </Link>
    </div>
  );
}
