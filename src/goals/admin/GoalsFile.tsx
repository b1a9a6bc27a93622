/** Exports the goals of the present filter. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';
import { pageSize } from '#schema/limits.ts';
import { answerOf } from '#src/api/documents.ts';
import { readAll } from '#src/api/readAll.ts';
import { FileMenu } from '#src/exports/FileMenu.tsx';
import { AllGoalsDocument } from '#src/gql/graphql.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { fileOf, type Cell, type FileKind } from '#src/lib/tableFiles.ts';
import { toasts } from '#src/lib/toasts.ts';
import { nameOf } from '#src/people/personName.ts';
import { confidenceWords, statusNames } from '#src/goals/goalWords.ts';
import { percentText } from './goalAdminWords.ts';
import type { OrgGoalFilter } from './goalsAdmin.queries.ts';

export function GoalsFile({
  filter,
  disabled,
  onBusy,
}: {
  readonly filter: OrgGoalFilter;
  readonly disabled: boolean;
  readonly onBusy: (busy: boolean) => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const save = async (kind: FileKind): Promise<void> => {
    const { signal } = (stop.current = new AbortController());
    onBusy(true);
    try {
      const goals = await readAll(
        async (page) => {
          const { items, pagination } = await answerOf(
            AllGoalsDocument,
            { ...filter, page, perPage: pageSize.max },
            { signal, pass: 'request' },
          );
          return { items, ...pagination };
        },
        () => undefined,
        signal,
      );
      const table = {
        columns: [
          { header: t`Objetivo`, width: 40 },
          { header: t`Dueño`, width: 28 },
          { header: t`Correo`, width: 32 },
          { header: t`Departamento`, width: 24 },
          { header: t`Estado`, width: 14 },
          { header: t`Confianza`, width: 16 },
          { header: t`Avance`, width: 10 },
          { header: t`Valor`, width: 12 },
          { header: t`Meta`, width: 12 },
          { header: t`Peso`, width: 8 },
        ],
        // Nothing measured is empty, not 0.
        rows: goals.map((goal): readonly Cell[] => [
          goal.title,
          goal.owner === null ? '' : nameOf(goal.owner),
          goal.owner?.email ?? '',
          goal.departmentName ?? '',
          i18n._(statusNames[goal.status]),
          goal.confidence === null ? '' : i18n._(confidenceWords[goal.confidence].name),
          percentText(goal.progress) ?? '',
          goal.value ?? '',
          goal.target ?? '',
          goal.weight ?? '',
        ]),
      };
      saveFile(await fileOf(table, kind), `${t`objetivos`}.${kind}`);
    } catch {
      if (signal.aborted) return;
      toasts.raise({ severity: 'error', text: t`No se descargó el archivo. Inténtalo de nuevo.` });
    }
    onBusy(false);
  };
  return <FileMenu disabled={disabled} onChoose={(kind) => void save(kind)} />;
}
