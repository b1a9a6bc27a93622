/** The record of one person in a cycle; a written evaluation can be opened again for its writer. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { OneItem } from '#src/admin/OneItem.tsx';
import { ReopenableRecord } from '#src/evaluations/record/ReopenableRecord.tsx';
import { Button } from '#src/ui/Button.tsx';
import { cycleResource, refreshCycles } from './evaluationsAdmin.queries.ts';

export function RecordPage({
  person,
  onClose,
}: {
  readonly person: string;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Button variant="quiet" icon={ChevronLeft} className="-ms-6 self-start" onClick={onClose}>
        <Trans>Volver al ciclo</Trans>
      </Button>
      <OneItem
        query={useQuery(cycleResource.record(person))}
        failed={t`No pudimos cargar el registro.`}
        gone={<Trans>Este registro no está, o es sobre ti: el tuyo lo abre otra persona.</Trans>}
        back={<Trans>Volver al ciclo</Trans>}
        onClose={onClose}
      >
        {(record) => <ReopenableRecord record={record} refresh={refreshCycles} />}
      </OneItem>
    </div>
  );
}
