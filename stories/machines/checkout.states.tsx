/** Stories of every state of the checkout machine; generated from the machine. */
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { checkoutMachine } from '#machines/checkout.machine.ts';
import { checkoutSamples } from '#machines/checkout.samples.ts';
import { CheckoutView } from '#src/cart/CheckoutView.tsx';
import { Stage as Surroundings, serverSays } from '../kit/FakeServer.tsx';
import { me } from '../kit/world.sample.ts';
import { machineMeta } from './machineStory.tsx';

const Opened = ({ actor }: { readonly actor: ActorRefFrom<typeof checkoutMachine> }): ReactElement => (
  <Surroundings at="/cart">
    <main>
      <CheckoutView actor={actor} me={me} />
    </main>
  </Surroundings>
);

export default {
  title: 'Machines/checkout',
  ...machineMeta(checkoutMachine, checkoutSamples, (actor) => <Opened actor={actor} />),
  beforeEach: serverSays(),
};
