/** One badge in the side panel of the gallery: description, the give action, and its holders. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Coins, HandHeart } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { isNotFound } from '#src/ui/isNotFound.ts';
import { points } from '#src/lib/numbers.ts';
import { openComposer } from '#src/posts/composer.store.ts';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { badgeQueries, type BadgeShown } from './badges.queries.ts';
import { BadgePicture } from './BadgePicture.tsx';
import { Holders } from './Holders.tsx';

const Skeletons = (): ReactElement => (
  <div className="flex flex-col items-center gap-5">
    <Skeleton round className="size-30" />
    <SkeletonText lines={2} />
  </div>
);

function Facts({ badge }: { badge: BadgeShown }): ReactElement {
  const language = useLanguage();
  const worth = points(badge.points, language);
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <BadgePicture src={badge.imageUrl} size={120} />
      <p className="max-w-prose72 text-body">{badge.description}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {badge.points > 0 ? (
          <Chip tone="accent" icon={Coins}>
            <Trans>{worth} a quien la recibe</Trans>
          </Chip>
        ) : null}
        <Chip>
          <Plural
            value={badge.awardedCount}
            _0="Nadie la tiene aún"
            one="Se entregó una vez"
            other="Se entregó # veces"
          />
        </Chip>
      </div>
      {badge.active ? null : (
        <p className="text-small text-soft">
          <Trans>Ya no se entrega. Quienes la tienen la conservan.</Trans>
        </p>
      )}
    </div>
  );
}

/** Open while there is an id; keeps the last one during the closing animation. */
export function BadgePanel({ id, onClose }: { id: string | null; onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  const shownId = id ?? last ?? '';
  const badge = useQuery({
    ...badgeQueries.one(shownId),
    enabled: id !== null,
    placeholderData: () =>
      cache.getQueryData(badgeQueries.wall().queryKey)?.find((one) => one.id === shownId),
  });
  const isGone = isNotFound(badge.error);
  const give = (badgeId: string): void => {
    onClose();
    openComposer({ badgeId });
  };
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={badge.data?.name ?? t`Insignia`}
      placement="side"
      actions={
        badge.data?.mayGive === true && !isGone ? (
          <Button icon={HandHeart} size="medium" onClick={() => give(shownId)}>
            <Trans>Dar esta insignia</Trans>
          </Button>
        ) : undefined
      }
    >
      {isGone ? (
        <Empty
          drawing="search"
          text={<Trans>Esta insignia no existe, o no es de las que puedes ver.</Trans>}
          action={
            <Button variant="secondary" onClick={onClose}>
              <Trans>Ver todas</Trans>
            </Button>
          }
        />
      ) : (
        <QueryBoundary
          query={badge}
          label={t`Cargando la insignia`}
          skeleton={<Skeletons />}
          what={<Trans>No pudimos cargar la insignia.</Trans>}
          whatOld={<Trans>No pudimos actualizar la insignia.</Trans>}
        >
          {(data) => (
            <div className="flex flex-col gap-8">
              <Facts badge={data} />
              <Holders badge={data} />
            </div>
          )}
        </QueryBoundary>
      )}
    </Dialog>
  );
}
