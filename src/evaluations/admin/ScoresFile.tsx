/** Exports the compared scores of a cycle. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { pageSize } from '#schema/limits.ts';
import { answerOf } from '#src/api/documents.ts';
import { PagedFile } from '#src/exports/PagedFile.tsx';
import { CyclePeopleDocument } from '#src/gql/graphql.ts';
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
  return (
    <PagedFile
      name={t`puntajes`}
      read={async (page, signal) => {
        const { items, pagination } = await answerOf(
          CyclePeopleDocument,
          { id, departmentId, page, perPage: pageSize.max },
          { signal, pass: 'request' },
        );
        return { items, ...pagination };
      }}
      tableOf={(people) =>
        scoresTable(people, {
          person: t`Persona`,
          email: t`Correo`,
          department: t`Departamento`,
          leader: t`Líder`,
          score: t`Calculado`,
          calibrated: t`Calibrado`,
          reason: t`Por qué`,
        })
      }
    />
  );
}
