/** The current picture before another is chosen; loading, none and failed look different. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { Account } from '#src/users/settings/account.queries.ts';
import { pictures, type PictureKind } from './pictures.ts';

const shapes = {
  photo: 'size-24 rounded-full!',
  cover: 'aspect-[4/1] w-full rounded-card!',
  birthday: 'size-24 rounded-card!',
} as const;

/** A picture of the reader's own account. */
export function CurrentPicture({
  kind,
  name,
  account,
}: {
  readonly kind: PictureKind;
  readonly name: string;
  readonly account: Pick<UseQueryResult<Account>, 'data' | 'isError' | 'refetch'>;
}): ReactElement {
  const { t } = useLingui();
  const { data } = account;
  if (data === undefined)
    return account.isError ? (
      <p role="alert" className="flex flex-wrap items-center gap-x-2 text-small">
        <Trans>No pudimos cargar la imagen actual.</Trans>
        <button
          type="button"
          onClick={() => void account.refetch()}
          className="target rounded-control px-2 font-semibold text-link hover:bg-brand-tint"
        >
          <Trans>Reintentar</Trans>
        </button>
      </p>
    ) : (
      <Loading label={t`Cargando la imagen actual`}>
        <Skeleton className={shapes[kind]} />
      </Loading>
    );
  const src = pictures[kind].of(data);
  if (kind === 'photo') return <Avatar name={name} src={src} size={96} />;
  if (src === null)
    return (
      <p className="text-small text-soft">
        <Trans>Todavía no tienes una.</Trans>
      </p>
    );
  return <img src={src} alt="" className={`${shapes[kind]} border border-line object-cover dim-in-dark`} />;
}
