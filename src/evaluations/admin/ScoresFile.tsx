/** Exports the compared scores of a cycle. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { pageSize } from '#schema/limits.ts';
import { answerOf } from '#src/api/documents.ts';
import { PagedFile } from '#src/exports/PagedFile.tsx';
import { CyclePeopleDocument } from '#src/gql/graphql.ts';
import { isoDay } from '#src/lib/longDates.ts';
import { useNow } from '#src/lib/useNow.ts';
import { useZone } from '#src/organization/organization.context.ts';
import { fileName } from '#src/plots/fileTable.ts';
import { wording } from '#src/forms/wording.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Cycle } from './evaluationsAdmin.queries.ts';
import { scoresTable } from './scoresTable.ts';

/** The rows are those of the chosen department, or of all people. */
export function ScoresFile({
  cycle,
  departmentId,
  department,
}: {
  readonly cycle: Pick<Cycle, 'id' | 'title' | 'titleEn'>;
  readonly departmentId: string | undefined;
  /** Its name, for the file. */
  readonly department: string | null;
}): ReactElement {
  const { t } = useLingui();
  const { id } = cycle;
  const title = wording(cycle.title, cycle.titleEn, useLanguage());
  const day = isoDay(useNow(), useZone());
  return (
    <PagedFile
      name={fileName([t`Puntajes`, title, department, day].filter(Boolean).join(' '))}
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
          shared: t`Compartido`,
          read: t`Leído`,
        })
      }
    />
  );
}
