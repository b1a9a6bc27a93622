/** A file field: drop or button. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { FieldError } from './FieldError.tsx';
import { FieldFrame, useFieldTies, type FieldWords } from './fieldFrame.tsx';
import { fileSize } from './fileSize.ts';
import { Icon } from './Icon.tsx';
import { useFilePick, type FileRules } from './useFilePick.tsx';

export interface FileFieldProps extends FieldWords, FileRules {
  /** Only valid files, at least one. */
  onFiles: (files: File[]) => void;
}

/** The button serves keyboard users; the whole area accepts drops. `AttachmentList` shows the selected files. */
export function FileField({
  label,
  hint,
  error,
  hideLabel,
  optional,
  onFiles,
  ...rules
}: FileFieldProps): ReactElement {
  const { t, i18n } = useLingui();
  const { accept, maxBytes, multiple = false, disabled = false } = rules;
  const ties = useFieldTies({ hint, error });
  const { setInput, ...pick } = useFilePick(rules, onFiles);
  const most = maxBytes === undefined ? null : fileSize(maxBytes, i18n.locale);
  const words = multiple ? t`Elegir archivos` : t`Elegir un archivo`;
  return (
    <FieldFrame words={{ label, hint, error, hideLabel, optional }} ties={ties} labelFor={false}>
      <div
        {...pick.dropArea}
        className={classes(
          'flex flex-col items-center gap-3 rounded-card border border-dashed px-4 py-6 text-center transition-colors duration-120',
          pick.isOver ? 'border-brand-edge bg-brand-tint' : disabled ? 'bg-subtle' : 'bg-card',
          ties['aria-invalid'] === true ? 'border-error-edge' : !pick.isOver && 'border-control',
        )}
      >
        <Icon of={Upload} size={24} className="text-soft" />
        <p className="text-small text-soft">
          {multiple ? (
            <Trans>Suelta los archivos aquí, o elígelos.</Trans>
          ) : (
            <Trans>Suelta el archivo aquí, o elígelo.</Trans>
          )}
          {most === null ? null : (
            <>
              {' '}
              <Trans>Hasta {most}.</Trans>
            </>
          )}
        </p>
        <Button
          variant="secondary"
          disabled={disabled}
          onClick={pick.open}
          aria-label={`${label}: ${words}`}
          aria-describedby={ties['aria-describedby']}
        >
          {words}
        </Button>
        <input
          ref={setInput}
          type="file"
          hidden
          tabIndex={-1}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={pick.onPicked}
        />
      </div>
      {pick.refusal === null ? null : <FieldError>{pick.refusal}</FieldError>}
    </FieldFrame>
  );
}
