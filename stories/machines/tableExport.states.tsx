/** Stories of every state of the table-export machine; generated from the machine. */
import { tableExportMachine } from '#machines/tableExport.machine.ts';
import { tableExportSamples } from '#machines/tableExport.samples.ts';
import { TableExportView } from '#src/exports/TableExportView.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/tableExport',
  ...machineMeta(tableExportMachine, tableExportSamples, (actor) => (
    <main className="mx-auto max-w-feed p-4">
      <Card className="flex flex-col gap-4">
        <CardTitle>Movimientos</CardTitle>
        <TableExportView actor={actor} onClose={() => undefined} />
      </Card>
    </main>
  )),
};
