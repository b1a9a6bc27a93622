/** A list of attached files: uploading, uploaded or failed. */
import { Trans, useLingui } from '@lingui/react/macro';
import { FileText, RotateCw, Trash2, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { classes } from './classes.ts';
import { fileSize } from './fileSize.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { severities } from './severity.ts';

/** One file. */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  /** Null if unknown. */
  readonly bytes: number | null;
  readonly state: 'uploading' | 'done' | 'failed';
  /** From 0 to 1 during the upload. */
  readonly progress?: number | undefined;
  /** The error message of a failed upload. */
  readonly reason?: string | undefined;
  /** URL of the file. */
  readonly href?: string | undefined;
}

export interface AttachmentListProps {
  /** Accessible name of the list. */
  label: string;
  items: readonly Attachment[];
  /** Removes an uploaded or failed file. */
  onRemove?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  /** Cancels a running upload. */
  onCancel?: ((id: string) => void) | undefined;
}

const { icon: FailedMark } = severities.error;

function Actions({
  item,
  onRemove,
  onRetry,
  onCancel,
}: Omit<AttachmentListProps, 'label' | 'items'> & { item: Attachment }): ReactElement {
  const { t } = useLingui();
  const { id, name, state } = item;
  return (
    <span className="-me-1 flex shrink-0 items-center">
      {state === 'failed' && onRetry !== undefined ? (
        <IconButton icon={RotateCw} label={t`Reintentar: ${name}`} size="small" onClick={() => onRetry(id)} />
      ) : null}
      {state === 'uploading' && onCancel !== undefined ? (
        <IconButton
          icon={X}
          label={t`Cancelar la subida: ${name}`}
          size="small"
          onClick={() => onCancel(id)}
        />
      ) : null}
      {state !== 'uploading' && onRemove !== undefined ? (
        <IconButton icon={Trash2} label={t`Quitar: ${name}`} size="small" onClick={() => onRemove(id)} />
      ) : null}
    </span>
  );
}

function Line({ item }: { item: Attachment }): ReactElement {
  const { i18n } = useLingui();
  const { name, bytes, state, progress = 0, reason, href } = item;
  return (
    <div className="min-w-0 flex-1">
      <div className="flex items-baseline gap-3">
        {state === 'done' && href !== undefined ? (
          <a href={href} className="truncate font-semibold text-link underline-offset-2 hover:underline">
            {name}
          </a>
        ) : (
          <span className="truncate font-semibold">{name}</span>
        )}
        {bytes === null ? null : (
          <span className="shrink-0 text-small text-soft tabular-nums">{fileSize(bytes, i18n.locale)}</span>
        )}
      </div>
      {state === 'uploading' ? (
        <div className="mt-1.5">
          <ProgressBar label={name} hideLabel value={Math.round(progress * 100)} max={100} />
        </div>
      ) : null}
      {state === 'failed' ? (
        <p role="alert" className="text-small text-error-text">
          {reason ?? <Trans>No pudimos subirlo.</Trans>}
        </p>
      ) : null}
    </div>
  );
}

/** Presentational only; renders nothing without files. */
export function AttachmentList({ label, items, ...acts }: AttachmentListProps): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-card border border-line bg-card">
      {items.map((item) => (
        <li key={item.id} className="flex min-h-14 items-center gap-3 px-4 py-2.5">
          <Icon
            of={item.state === 'failed' ? FailedMark : FileText}
            className={classes('shrink-0', item.state === 'failed' ? 'text-error-text' : 'text-soft')}
          />
          <Line item={item} />
          <Actions item={item} {...acts} />
        </li>
      ))}
    </ul>
  );
}
