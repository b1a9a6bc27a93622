/** Stories of every state of the composer machine; generated from the machine. */
import { useState, type ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { composerMachine } from '#machines/composer.machine.ts';
import { composerSamples, luis } from '#machines/composer.samples.ts';
import { emptyDraft } from '#src/recognitions/draft.ts';
import { fromDraft } from '#src/recognitions/composerStart.ts';
import { ComposerView } from '#src/recognitions/ComposerView.tsx';
import { Stage as Surroundings, serverSays } from '../kit/FakeServer.tsx';
import { me, types } from '../kit/world.sample.ts';
import { ordinary } from '../recognitions/composer.sample.ts';
import { machineMeta } from './machineStory.tsx';

function Opened({ actor }: { readonly actor: ActorRefFrom<typeof composerMachine> }): ReactElement {
  const [start] = useState(() =>
    fromDraft({
      ...emptyDraft,
      receivers: [luis],
      message: 'Gracias por quedarte hasta cerrar el informe de marzo.',
      types: types.slice(0, 1).map(({ id }) => id),
      amount: 25,
    }),
  );
  return (
    <Surroundings>
      <ComposerView
        actor={actor}
        me={me}
        start={start}
        open
        onClose={() => undefined}
        onAnother={() => undefined}
      />
    </Surroundings>
  );
}

export default {
  title: 'Machines/composer',
  ...machineMeta(composerMachine, composerSamples, (actor) => <Opened actor={actor} />),
  beforeEach: serverSays(ordinary),
};
