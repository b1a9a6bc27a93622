/** Stories of every state of the peopleImport machine; generated from the machine. */
import { peopleImportMachine } from '#machines/peopleImport.machine.ts';
import { peopleImportSamples } from '#machines/peopleImport.samples.ts';
import { ImportView } from '#src/users/import/ImportView.tsx';
import { Stage as Surroundings, serverSays } from '../kit/FakeServer.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/peopleImport',
  ...machineMeta(peopleImportMachine, peopleImportSamples, (actor) => (
    <Surroundings at="/admin/people-import">
      <main className="flex min-w-0 flex-col gap-6 p-4 wide:p-8">
        <h1 className="sr-only">Importar personas</h1>
        <ImportView actor={actor} />
      </main>
    </Surroundings>
  )),
  beforeEach: serverSays(),
};
