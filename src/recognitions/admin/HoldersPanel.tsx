/** The holders of a badge, newest first, with a button that revokes the badge. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import type { ReactElement } from 'react';
import { toasts } from '#src/lib/toasts.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Empty, Loading } from '#src/ui/StateViews.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { badgeResource, type AdminBadge, type Holder } from './badges.queries.ts';
import { useDay } from './dates.ts';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { whyFailed } from '#src/api/whyFailed.ts';
import { formatTotal } from '#src/lib/totals.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { nameOf } from '#src/people/personName.ts';

function HolderRow({ holder, onWithdraw }: { holder: Holder; onWithdraw: () => void }): ReactElement {
  const { t } = useLingui();
  const day = useDay();
  const name = nameOf(holder.user);
  const giver = holder.awardedBy === null ? t`la organización` : nameOf(holder.awardedBy);
  const when = day(holder.createdAt);
  return (
    <li className="flex items-start gap-3 py-3">
      <Avatar name={name} src={holder.user.profileImageUrl} size={40} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="text-meta text-soft">
          <Trans>
            De {giver} · {when}
          </Trans>
        </p>
        {holder.message === '' ? null : (
          <p className="mt-1 line-clamp-3 text-small wrap-anywhere">{holder.message}</p>
        )}
      </div>
      <Button
        size="small"
        variant="secondary"
        onClick={onWithdraw}
        aria-label={t`Retirar la insignia a ${name}`}
      >
        <Trans>Retirar</Trans>
      </Button>
    </li>
  );
}

/** Revoking a badge does not take back its points. */
export function HoldersPanel({
  badge,
  open,
  onClose,
  onAward,
}: {
  readonly badge: AdminBadge;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAward: (badge: AdminBadge) => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useInfiniteQuery(badgeResource.holders(badge.id));
  const toDelete = usePanel<Holder>();
  const holders = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = query.data?.pages[0]?.pagination.total ?? 0;
  const badgeName = badge.name;
  const name = toDelete.about === null ? '' : nameOf(toDelete.about.user);
  const withdraw = useWrite(badgeResource.withdraw, {
    refresh: badgeResource.refresh,
    onDone: () => {
      toDelete.close();
      toasts.raise({ severity: 'success', text: t`Retiraste ${badgeName} a ${name}.` });
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      placement="side"
      title={t`Quién tiene ${badgeName}`}
      description={
        query.data === undefined ? undefined : (
          <Plural
            value={total}
            _0="Nadie todavía"
            one="# entrega"
            other={`${formatTotal(total, language)} entregas`}
          />
        )
      }
      actions={
        badge.active ? (
          <Button variant="primary" icon={Award} onClick={() => onAward(badge)}>
            <Trans>Entregar</Trans>
          </Button>
        ) : undefined
      }
    >
      <ListBoundary of={[query]} what={t`No pudimos cargar quién la tiene.`}>
        {query.isPending ? (
          <Loading>
            <span className="flex flex-col gap-3">
              {[0, 1, 2, 3].map((line) => (
                <SkeletonLine key={line} />
              ))}
            </span>
          </Loading>
        ) : holders.length === 0 ? (
          <Empty drawing="people" text={<Trans>Nadie tiene esta insignia todavía.</Trans>} />
        ) : (
          <ul className="divide-y divide-line">
            {holders.map((holder) => (
              <HolderRow key={holder.id} holder={holder} onWithdraw={() => toDelete.open(holder)} />
            ))}
          </ul>
        )}
        <MoreRows of={query} className="py-3" />
      </ListBoundary>
      <ConfirmDialog
        open={toDelete.isOpen}
        onClose={() => {
          toDelete.close();
          withdraw.reset();
        }}
        title={t`¿Retirar la insignia a ${name}?`}
        confirmLabel={t`Retirar`}
        busy={withdraw.isPending}
        failed={whyFailed(withdraw.error)}
        onConfirm={() => {
          if (toDelete.about !== null) withdraw.mutate({ id: toDelete.about.id });
        }}
      >
        <Trans>
          Deja de verse en su perfil y su credencial queda revocada. Los puntos que llegaron con ella se
          quedan con la persona.
        </Trans>
      </ConfirmDialog>
    </Dialog>
  );
}
