/** Stories of every state of the caseFollow machine; generated from the machine. */
import { caseFollowMachine } from '#machines/caseFollow.machine.ts';
import { caseFollowSamples } from '#machines/caseFollow.samples.ts';
import { FollowView } from '#src/feedback/following/FollowView.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/caseFollow',
  ...machineMeta(caseFollowMachine, caseFollowSamples, (actor) => (
    <main>
      <FollowView actor={actor} onWritten={() => undefined} />
    </main>
  )),
};
