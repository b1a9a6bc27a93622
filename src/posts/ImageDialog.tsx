/** The pictures of a post, large, one at a time. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { fileSize } from '#src/ui/fileSize.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { isPicture, type PostFile } from './PostFiles.tsx';

/** Arrow keys show the next and previous picture. */
export function ImageDialog({
  files,
  first,
  onClose,
}: {
  files: readonly PostFile[];
  /** The place of the first picture to show. */
  first: number;
  onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const pictures = files.filter(isPicture);
  const [at, setAt] = useState(first);
  const shown = pictures[at];
  const count = pictures.length;
  const go = (by: number): void => setAt((old) => (old + by + count) % count);
  useEffect(() => {
    // Listens on the document, independent of the focus inside the dialog.
    const keys = (event: KeyboardEvent): void => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      setAt((old) => (old + (event.key === 'ArrowRight' ? 1 : -1) + count) % count);
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, [count]);
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={shown?.name ?? t`Foto`}
      description={shown === undefined ? undefined : fileSize(shown.size, language)}
      actions={
        shown === undefined ? undefined : (
          <LinkButton href={shown.url} download={shown.name} icon={Download}>
            <Trans>Descargar</Trans>
          </LinkButton>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {shown === undefined ? null : (
          <img
            src={shown.url}
            alt={shown.name}
            className="max-h-[62dvh] min-h-48 w-full rounded-control bg-subtle object-contain"
          />
        )}
        {count < 2 ? null : (
          <div className="flex items-center justify-center gap-4">
            <IconButton icon={ChevronLeft} label={t`Foto anterior`} onClick={() => go(-1)} />
            <span aria-live="polite" className="text-small text-soft tabular-nums">
              <Trans>
                {at + 1} de {count}
              </Trans>
            </span>
            <IconButton icon={ChevronRight} label={t`Foto siguiente`} onClick={() => go(1)} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
