/** One document: open, acknowledge, details, and versions. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { isNotFound } from '#src/ui/isNotFound.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { Button } from '#src/ui/Button.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { fileSize } from '#src/ui/fileSize.ts';
import { Empty } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { AcknowledgeBox } from './AcknowledgeBox.tsx';
import { FileLink } from './FileLink.tsx';
import { fileQueries, type SharedFile } from './files.queries.ts';
import { typeName } from './fileTypes.ts';
import { isWaiting } from './fileWords.ts';
import { VersionList } from './VersionList.tsx';

const Shape = (): ReactElement => (
  <div className="flex flex-col gap-5">
    <Skeleton className="h-11 w-40" />
    <Skeleton className="h-28 w-full rounded-card!" />
    <Skeleton className="h-40 w-full rounded-card!" />
  </div>
);

function Facts({ file, manages }: { readonly file: SharedFile; readonly manages: boolean }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { folder, contentType, size, updatedAt, uploadedBy, reviewOn, departmentIds } = file;
  return (
    <DescriptionList
      items={[
        ...(folder === null ? [] : [{ term: t`Carpeta`, value: folder }]),
        { term: t`Tipo`, value: `${typeName(contentType)} · ${fileSize(size, language)}` },
        { term: t`Actualizado`, value: createdVariant(updatedAt) },
        ...(uploadedBy === null ? [] : [{ term: t`Subido por`, value: uploadedBy.name }]),
        ...(manages
          ? [
              {
                term: t`Quién lo ve`,
                value: (
                  <Plural
                    value={departmentIds.length}
                    _0="Toda la organización"
                    one="# departamento"
                    other="# departamentos"
                  />
                ),
              },
              {
                term: t`Revisar`,
                value: reviewOn === null ? t`Sin fecha` : createdVariant(`${reviewOn}T12:00:00`),
              },
            ]
          : []),
      ]}
    />
  );
}

/** `acts` are the buttons for people who manage documents; they receive the current document. */
export function FilePanel({
  id,
  name,
  open,
  onClose,
  manages,
  acts,
}: {
  readonly id: string;
  /** The name while the document loads. */
  readonly name: string | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly manages: boolean;
  readonly acts?: ((file: SharedFile) => ReactNode) | undefined;
}): ReactElement {
  const { t } = useLingui();
  const me = useMe();
  const asked = useQuery(fileQueries.one(id));
  const isGone = isNotFound(asked.error);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      placement="side"
      title={asked.data?.file.name ?? name ?? t`Documento`}
      description={asked.data?.file.description ?? undefined}
    >
      {isGone ? (
        <Empty
          drawing="search"
          text={<Trans>Este documento ya no está, o no es para ti.</Trans>}
          action={
            <Button variant="secondary" onClick={onClose}>
              <Trans>Ver los demás</Trans>
            </Button>
          }
        />
      ) : (
        <QueryBoundary
          query={asked}
          label={t`Cargando el documento`}
          skeleton={<Shape />}
          what={<Trans>No pudimos cargar el documento.</Trans>}
          whatOld={<Trans>No pudimos actualizar el documento.</Trans>}
        >
          {({ file, versions }) => (
            <div className="flex flex-col gap-6 pb-2">
              <div className="flex flex-wrap gap-3">
                {versions[0] === undefined ? null : (
                  <FileLink
                    name={file.name}
                    version={versions[0]}
                    look={isWaiting(file, me) ? 'secondary' : 'primary'}
                  />
                )}
                {acts?.(file)}
              </div>
              <AcknowledgeBox file={file} />
              <Facts file={file} manages={manages} />
              <VersionList name={file.name} versions={versions} />
            </div>
          )}
        </QueryBoundary>
      )}
    </Dialog>
  );
}
