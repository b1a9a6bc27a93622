/** Stories of every state of the caseReport machine; generated from the machine. */
import { caseReportMachine } from '#machines/caseReport.machine.ts';
import { caseReportSamples } from '#machines/caseReport.samples.ts';
import { ReportView } from '#src/feedback/cases/ReportView.tsx';
import { machineMeta } from './machineStory.tsx';

const of = { owner: 'story', kind: 'complaint' } as const;

export default {
  title: 'Machines/caseReport',
  ...machineMeta(caseReportMachine, caseReportSamples, (actor) => (
    <main>
      <ReportView actor={actor} of={of} />
    </main>
  )),
};
