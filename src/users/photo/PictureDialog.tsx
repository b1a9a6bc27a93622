/**
 * The dialog for one's own pictures: choose a file, crop, preview and save it, or remove the picture. A
 * separate chunk because of the cropper.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { imageTypes } from '#schema/files/files.rules.ts';
import { toasts } from '#src/lib/toasts.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { FileField } from '#src/ui/FileField.tsx';
import { accountQueries } from '#src/users/settings/account.queries.ts';
import { CropArea } from './CropArea.tsx';
import { CurrentPicture } from './CurrentPicture.tsx';
import { Unreadable, type Part } from './cut.ts';
import { usePictureWords } from './pictureWords.ts';
import { pictures, savePicture, spreadPicture, type Choice, type PictureKind } from './pictures.ts';
import { usePicked } from './usePicked.ts';

/**
 * Maximum size of a file to open, in bytes; the upload is much smaller, because the picture is cropped first.
 */
const maxBytes = 25_000_000;

/** The content of the dialog, and its buttons. */
interface View {
  readonly content: ReactNode;
  readonly actions: ReactNode;
}

export interface PictureDialogProps {
  readonly kind: PictureKind;
  readonly userId: string;
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Needs a new key for each opening. The chosen file stays if saving fails. */
export function PictureDialog({ kind, userId, name, open, onClose }: PictureDialogProps): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const words = usePictureWords(kind);
  const { of, remove, aspect } = pictures[kind];
  const account = useQuery(accountQueries.own());
  const [picked, pick] = usePicked();
  const [part, setPart] = useState<Part | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [isRemoving, setRemoving] = useState(false);

  const finish = (url: string | null, said: string): void => {
    spreadPicture(cache, kind, userId, url);
    onClose();
    toasts.raise({ severity: 'success', text: said });
  };
  const asked = { refresh: () => undefined };
  const saving = useWrite((choice: Choice, key) => savePicture(kind, choice, key), {
    ...asked,
    onDone: (url) => finish(url, words.saved),
  });
  const removing = useWrite((_: PictureKind, key) => remove(key), {
    ...asked,
    onDone: () => finish(null, words.removed),
  });
  const isUnreadable = isBroken || saving.error instanceof Unreadable;
  const why = isUnreadable
    ? t`No pudimos leer esta imagen. Elige otra.`
    : saving.error === null
      ? null
      : `${t`No se guardó. Lo que elegiste sigue aquí.`} ${whyFailed(saving.error) ?? ''}`;
  const turnTo = (chosen: File | null): void => {
    saving.reset();
    setBroken(false);
    setPart(null);
    pick(chosen);
  };

  const removal: View = {
    content: (
      <div className="flex flex-col gap-4">
        <p className="text-soft">{words.removal}</p>
        {removing.error === null ? null : (
          <FieldError>
            <Trans>No se quitó.</Trans> {whyFailed(removing.error)}
          </FieldError>
        )}
      </div>
    ),
    actions: (
      <>
        <Button variant="danger" busy={removing.isPending} onClick={() => removing.mutate(kind)}>
          {words.remove}
        </Button>
        <Button variant="secondary" disabled={removing.isPending} onClick={() => setRemoving(false)}>
          <Trans>Conservarla</Trans>
        </Button>
      </>
    ),
  };
  const choosing: View = {
    content: (
      <div className="flex flex-col gap-4">
        <CurrentPicture kind={kind} name={name} account={account} />
        <FileField
          label={words.file}
          accept={imageTypes.join(',')}
          maxBytes={maxBytes}
          onFiles={([chosen]) => turnTo(chosen ?? null)}
        />
      </div>
    ),
    actions:
      account.data === undefined || of(account.data) === null ? undefined : (
        <Button variant="secondary" onClick={() => setRemoving(true)}>
          {words.remove}
        </Button>
      ),
  };
  const cutting: View = {
    content: (
      <div className="flex flex-col gap-4">
        {picked === null || isBroken ? null : (
          <CropArea
            key={picked.url}
            src={picked.url}
            aspect={aspect}
            round={kind === 'photo'}
            disabled={saving.isPending}
            onPart={setPart}
            onBroken={() => setBroken(true)}
          />
        )}
        {why === null ? null : <FieldError>{why}</FieldError>}
      </div>
    ),
    actions: (
      <>
        <Button
          busy={saving.isPending}
          disabled={part === null || isUnreadable}
          onClick={() => {
            if (picked !== null && part !== null) saving.mutate({ file: picked.file, part });
          }}
        >
          {words.save}
        </Button>
        <Button variant="secondary" disabled={saving.isPending} onClick={() => turnTo(null)}>
          <Trans>Elegir otra</Trans>
        </Button>
      </>
    ),
  };
  const { content, actions } = isRemoving ? removal : picked === null ? choosing : cutting;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      description={isRemoving ? undefined : words.about}
      busy={saving.isPending || removing.isPending}
      actions={actions}
    >
      {content}
    </Dialog>
  );
}
