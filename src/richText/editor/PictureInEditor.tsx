/** A picture in the editor: rendered as for readers, with its alternative text below. */
import { Trans, useLingui } from '@lingui/react/macro';
import { PencilLine, Trash2 } from 'lucide-react';
import type { NodeKey } from 'lexical';
import { useState, type ReactElement } from 'react';
import { RichPicture } from '#src/richText/RichTextView.tsx';
import { classes } from '#src/ui/classes.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { AltDialog } from './AltDialog.tsx';
import { useChosenNode } from './useChosenNode.ts';

interface PictureInEditorProps {
  readonly nodeKey: NodeKey;
  readonly alt: string;
  readonly url: string | null;
  readonly onDescribe: (alt: string) => void;
  readonly onRemove: () => void;
}

/** A press selects it; Tab reaches its two buttons. */
export function PictureInEditor({
  nodeKey,
  alt,
  url,
  onDescribe,
  onRemove,
}: PictureInEditorProps): ReactElement {
  const { t } = useLingui();
  const [isChosen, place] = useChosenNode<HTMLElement>(nodeKey);
  const [opening, setOpening] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <figure
      ref={place}
      className={classes('rounded-card', isChosen && 'outline-2 outline-offset-2 outline-focus')}
    >
      <RichPicture alt={alt} url={url} />
      <figcaption className="flex items-center gap-2 pt-1.5 text-small text-soft">
        <span className="min-w-0 flex-1">
          {alt.trim() === '' ? <Trans>Falta decir qué muestra</Trans> : <Trans>Muestra: {alt}</Trans>}
        </span>
        <IconButton
          icon={PencilLine}
          size="small"
          label={t`Cambiar qué muestra la imagen`}
          onClick={() => {
            setOpening((count) => count + 1);
            setOpen(true);
          }}
        />
        <IconButton icon={Trash2} size="small" label={t`Quitar la imagen`} onClick={onRemove} />
      </figcaption>
      {opening === 0 ? null : (
        <AltDialog
          key={opening}
          open={isOpen}
          alt={alt}
          onClose={() => setOpen(false)}
          onSave={(next) => {
            setOpen(false);
            onDescribe(next);
          }}
        />
      )}
    </figure>
  );
}
