/** One snapshot: its name, time and size, and its actions. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { SnapshotInfo } from '#src/api/demoKit.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';
import { Button } from '#src/ui/Button.tsx';
import { fileSize } from '#src/ui/fileSize.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';

export function SnapshotRow({
  snapshot: { name, at, bytes },
  onLoad,
  onDownload,
  onRemove,
}: {
  readonly snapshot: SnapshotInfo;
  readonly onLoad: () => void;
  readonly onDownload: () => void;
  readonly onRemove: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const kept = formatter(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return (
    <li className="flex items-center gap-1 py-2 ps-3 pe-2">
      <span className="min-w-0 flex-1">
        <span className="block truncate text-small font-semibold">{name}</span>
        <span className="block text-meta text-soft">
          {kept} · {fileSize(bytes, language)}
        </span>
      </span>
      <Button variant="quiet" aria-label={t`Volver a «${name}»`} onClick={onLoad}>
        <Trans>Volver</Trans>
      </Button>
      <IconButton size="small" icon={Download} label={t`Descargar «${name}»`} onClick={onDownload} />
      <IconButton size="small" icon={Trash2} label={t`Borrar «${name}»`} onClick={onRemove} />
    </li>
  );
}
