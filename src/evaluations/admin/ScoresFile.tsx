/** Exports the compared scores of a cycle. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { answerOf } from '#src/api/documents.ts';
import { readAll } from '#src/api/readAll.ts';
import { FileMenu } from '#src/exports/FileMenu.tsx';
import { CyclePeopleDocument } from '#src/gql/graphql.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { fileOf, type FileKind } from '#src/lib/tableFiles.ts';
import { toasts } from '#src/lib/toasts.ts';
import { pageSize } from '#schema/limits.ts';
import { scoresTable } from './scoresTable.ts';

/** The rows are those of the chosen department, or of all people. */
export function ScoresFile({
  cycleId: id,
  departmentId,
}: {
  readonly cycleId: string;
  readonly departmentId: string | undefined;
}): ReactElement {
  const { t } = useLingui();
  const [isReading, setReading] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const save = async (kind: FileKind): Promise<void> => {
    const { signal } = (stop.current = new AbortController());
    setReading(true);
    try {
      const people = await readAll(
        async (page) => {
          const { items, pagination } = await answerOf(
            CyclePeopleDocument,
            { id, departmentId, page, perPage: pageSize.max },
            { signal, pass: 'request' },
          );
          return { items, ...pagination };
        },
        () => undefined,
        signal,
      );
      const table = scoresTable(people, {
        person: t`Persona`,
        email: t`Correo`,
        department: t`Departamento`,
        leader: t`Líder`,
        score: t`Calculado`,
        calibrated: t`Calibrado`,
        reason: t`Por qué`,
      });
      saveFile(await fileOf(table, kind), `${t`puntajes`}.${kind}`);
    } catch {
      if (signal.aborted) return;
      toasts.raise({ severity: 'error', text: t`No se descargó el archivo. Inténtalo de nuevo.` });
    }
    setReading(false);
  };
  return <FileMenu disabled={isReading} onChoose={(kind) => void save(kind)} />;
}
