/** A received badge on a person's wall: picture, name, date, giver. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { createdVariant } from '#src/lib/longDates.ts';
import type { Award } from './badges.queries.ts';
import { BadgePicture } from './BadgePicture.tsx';
import { useGiver } from './useGiver.ts';

/** The whole tile opens the award. */
export function AwardTile({ award, onOpen }: { award: Award; onOpen: (id: string) => void }): ReactElement {
  const giver = useGiver(award);
  return (
    <li className="relative flex gap-4 rounded-card border border-line bg-card p-4 transition-colors duration-120 hover:bg-subtle has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus wide:p-5">
      <BadgePicture src={award.badge.imageUrl} size={96} />
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-1">
        <h2 className="text-h6 font-semibold">
          <button
            type="button"
            onClick={() => onOpen(award.id)}
            className="text-start outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {award.badge.name}
          </button>
        </h2>
        {award.message === '' ? null : <p className="line-clamp-2 text-small text-ink">{award.message}</p>}
        <p className="text-small text-soft">
          {giver === null ? null : (
            <>
              <Trans>De {giver}</Trans>
              <span aria-hidden> · </span>
            </>
          )}
          <time dateTime={award.createdAt} className="whitespace-nowrap">
            {createdVariant(award.createdAt)}
          </time>
        </p>
      </div>
    </li>
  );
}
