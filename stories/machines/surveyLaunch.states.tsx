/** Stories of every state of the launch machine; generated from the machine. */
import { surveyLaunchMachine } from '#machines/surveyLaunch.machine.ts';
import { surveyLaunchSamples } from '#machines/surveyLaunch.samples.ts';
import { LaunchView } from '#src/surveys/admin/launch/LaunchView.tsx';
import { Stage as Surroundings, serverSays } from '../kit/FakeServer.tsx';
import { machineMeta } from './machineStory.tsx';

const ignore = (): void => undefined;

export default {
  title: 'Machines/surveyLaunch',
  ...machineMeta(surveyLaunchMachine, surveyLaunchSamples, (actor) => (
    <Surroundings at="/admin/surveys">
      <main className="p-4 wide:p-8">
        <h1 className="sr-only">Encuestas</h1>
        <LaunchView
          actor={actor}
          survey={{ title: 'Cómo estamos este trimestre', anonymous: true }}
          people={[]}
          onPeople={ignore}
          onEdit={ignore}
          onResults={ignore}
          onClose={ignore}
        />
      </main>
    </Surroundings>
  )),
  beforeEach: serverSays({
    KeptUserGroups: () => ({ orgGroups: [] }),
    Departments: () => ({ departments: [] }),
    AllRecognitionTypes: () => ({ allRecognitionTypes: [] }),
  }),
};
