/** One featured item: its content, its visibility, and its move buttons. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { RowMovers } from '#src/admin/OrderedList.tsx';
import { modulesOfFeatured } from '#schema/pages/featured.rules.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { DraftItem } from './featuredDraft.ts';
import { FeaturedFace } from '#src/announcements/FeaturedTile.tsx';
import { kindWords } from './kindWords.ts';

interface FeaturedRowProps {
  readonly item: DraftItem;
  readonly movers: RowMovers;
  /** The server's error for this item. */
  readonly refusal: string | undefined;
  readonly onRemove: () => void;
}

/** A deleted item shows the name of its kind. */
export function FeaturedRow({ item, movers, refusal, onRemove }: FeaturedRowProps): ReactElement {
  const { t, i18n } = useLingui();
  const { modules } = useOrganization();
  const words = kindWords[item.kind];
  const label = i18n._(words.label);
  const name = item.title ?? label;
  const isOff = modulesOfFeatured[item.kind].some((flag) => modules[flag] !== true);
  return (
    <div className="flex flex-col gap-2 p-3">
      <div className="flex items-center gap-3">
        {movers.handle}
        <FeaturedFace of={item} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="truncate text-small text-soft">{item.kind === 'link' ? item.link : label}</p>
        </div>
        <span className="flex shrink-0">
          {movers.arrows}
          <IconButton icon={Trash2} size="small" label={t`Quitar ${name}`} onClick={onRemove} />
        </span>
      </div>
      {item.isUnseen ? (
        <p className="flex flex-wrap items-center gap-2 text-small text-soft">
          <StatusTag severity="warning">
            <Trans>Nadie lo ve</Trans>
          </StatusTag>
          {isOff ? <Trans>Su módulo está apagado.</Trans> : i18n._(words.unseen)}
        </p>
      ) : null}
      {refusal === undefined ? null : <FieldError>{refusal}</FieldError>}
    </div>
  );
}
