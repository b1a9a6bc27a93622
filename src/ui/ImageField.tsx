/** An image field: select, replace or remove one image, with a preview as displayed later. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Image, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { FieldError } from './FieldError.tsx';
import { FieldFrame, useFieldTies, type FieldWords } from './fieldFrame.tsx';
import { fileSize } from './fileSize.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { useFilePick } from './useFilePick.tsx';

export interface ImageFieldProps extends FieldWords {
  /** The current image: a URL of our server, `blob:` or `data:`. */
  src: string | null;
  onChoose: (file: File) => void;
  /** Without it the image can only be replaced. */
  onRemove?: (() => void) | undefined;
  accept?: string | undefined;
  maxBytes?: number | undefined;
  /** The upload is running. */
  busy?: boolean | undefined;
  /** From 0 to 1 during the upload. */
  progress?: number | undefined;
  shape?: 'square' | 'round' | 'wide' | undefined;
  /** `contain` shows the whole image, for images that must not be cropped. */
  fit?: 'cover' | 'contain' | undefined;
  disabled?: boolean | undefined;
}

const shapes = {
  square: 'size-24 rounded-card',
  round: 'size-24 rounded-full',
  wide: 'h-24 w-48 rounded-card',
} as const;

/** Accepts png, jpeg and webp up to 5 MB by default; the preview also accepts drops. */
export function ImageField({
  label,
  hint,
  error,
  hideLabel,
  optional,
  src,
  onChoose,
  onRemove,
  accept = 'image/png,image/jpeg,image/webp',
  maxBytes = 5_000_000,
  busy = false,
  progress,
  shape = 'square',
  fit = 'cover',
  disabled = false,
}: ImageFieldProps): ReactElement {
  const { t, i18n } = useLingui();
  const ties = useFieldTies({ hint, error });
  const locked = disabled || busy;
  const { setInput, ...pick } = useFilePick({ accept, maxBytes, disabled: locked }, ([file]) => {
    if (file !== undefined) onChoose(file);
  });
  const most = fileSize(maxBytes, i18n.locale);
  const words = src === null ? t`Elegir una imagen` : t`Cambiar la imagen`;
  return (
    <FieldFrame words={{ label, hint, error, hideLabel, optional }} ties={ties} labelFor={false}>
      <div {...pick.dropArea} className="flex flex-wrap items-center gap-4">
        <span
          className={classes(
            'inline-flex shrink-0 items-center justify-center overflow-hidden border bg-subtle text-soft',
            shapes[shape],
            pick.isOver ? 'border-brand-edge bg-brand-tint' : 'border-line',
            ties['aria-invalid'] === true && 'border-error-edge',
            busy && 'opacity-60',
          )}
        >
          {src === null ? (
            <Icon of={Image} size={24} />
          ) : (
            <img
              src={src}
              alt=""
              className={classes(
                'size-full dim-in-dark',
                fit === 'cover' ? 'object-cover' : 'object-contain p-2',
              )}
            />
          )}
        </span>
        <div className="flex min-w-0 flex-[1_1_14rem] flex-col gap-2">
          <div className="flex flex-wrap items-center gap-2">
            <Button
              variant="secondary"
              busy={busy}
              disabled={disabled}
              onClick={pick.open}
              aria-label={`${label}: ${words}`}
              aria-describedby={ties['aria-describedby']}
            >
              {words}
            </Button>
            {src === null || onRemove === undefined ? null : (
              <IconButton
                icon={Trash2}
                label={`${label}: ${t`Quitar la imagen`}`}
                disabled={locked}
                onClick={onRemove}
              />
            )}
          </div>
          {busy && progress !== undefined ? (
            <ProgressBar label={label} hideLabel value={Math.round(progress * 100)} max={100} />
          ) : (
            <p className="text-small text-soft">
              <Trans>Hasta {most}.</Trans>
            </p>
          )}
        </div>
        <input
          ref={setInput}
          type="file"
          hidden
          tabIndex={-1}
          accept={accept}
          disabled={locked}
          onChange={pick.onPicked}
        />
      </div>
      {pick.refusal === null ? null : <FieldError>{pick.refusal}</FieldError>}
    </FieldFrame>
  );
}
