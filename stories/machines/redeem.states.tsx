/** Stories of every state of the redeem machine; generated from the machine. */
import { redeemMachine } from '#machines/redeem.machine.ts';
import { redeemSamples } from '#machines/redeem.samples.ts';
import { RedeemView } from '#src/coupons/RedeemView.tsx';
import { Stage as Surroundings, serverSays } from '../kit/FakeServer.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/redeem',
  ...machineMeta(redeemMachine, redeemSamples, (actor) => (
    <Surroundings at="/cupons">
      <main>
        <RedeemView actor={actor} />
      </main>
    </Surroundings>
  )),
  beforeEach: serverSays(),
};
