/** The columns of the document list; people who manage documents see more. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { createdVariant } from '#src/lib/longDates.ts';
import { fileSize } from '#src/ui/fileSize.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { FileState } from './FileState.tsx';
import type { SharedFile } from './files.queries.ts';
import { typeName } from './fileTypes.ts';
import { isDue, localDay } from './fileWords.ts';

/** `manages` adds audience, progress and review date. */
export function useFileColumns(manages: boolean): readonly Column<SharedFile>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const today = localDay(useNow());
  const always: readonly Column<SharedFile>[] = [
    {
      id: 'name',
      header: t`Documento`,
      cell: ({ name }) => (
        <span className="inline-flex max-w-full items-center gap-3 align-middle">
          <Icon of={FileText} className="shrink-0 text-soft" />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </span>
      ),
    },
    { id: 'folder', header: t`Carpeta`, cell: ({ folder }) => folder ?? '–' },
    { id: 'state', header: t`Para ti`, cell: (file) => <FileState file={file} /> },
    {
      id: 'type',
      header: t`Tipo`,
      cell: ({ contentType, size }) => `${typeName(contentType)} · ${fileSize(size, language)}`,
      startsHidden: manages,
    },
    {
      id: 'version',
      header: t`Versión`,
      align: 'end',
      cell: ({ version }) => version,
      startsHidden: true,
    },
    { id: 'updated', header: t`Actualizado`, cell: ({ updatedAt }) => createdVariant(updatedAt) },
  ];
  if (!manages) return always;
  return [
    ...always,
    {
      id: 'audience',
      header: t`Quién lo ve`,
      cell: ({ departmentIds }) => (
        <Plural
          value={departmentIds.length}
          _0="Toda la organización"
          one="# departamento"
          other="# departamentos"
        />
      ),
    },
    {
      id: 'progress',
      header: t`Confirmaciones`,
      align: 'end',
      cell: ({ mustAcknowledge, progress }) =>
        !mustAcknowledge || progress === null ? (
          '–'
        ) : (
          <Trans>
            {progress.acknowledged} de {progress.people}
          </Trans>
        ),
    },
    {
      id: 'review',
      header: t`Revisar`,
      cell: (file) =>
        file.reviewOn === null ? (
          '–'
        ) : isDue(file, today) ? (
          <StatusTag severity="warning">{createdVariant(`${file.reviewOn}T12:00:00`)}</StatusTag>
        ) : (
          createdVariant(`${file.reviewOn}T12:00:00`)
        ),
    },
  ];
}
