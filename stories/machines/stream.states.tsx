/** Stories of every state of the stream machine; generated from the machine. */
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { streamMachine } from '#machines/stream.machine.ts';
import { streamSamples } from '#machines/stream.samples.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { machineMeta } from './machineStory.tsx';

/** The stream has no UI, so this list shows its context. */
function Line({ actor }: { readonly actor: ActorRefFrom<typeof streamMachine> }): ReactElement {
  const { context, isLive } = useSelector(
    actor,
    (snapshot) => ({
      context: snapshot.context,
      isLive: snapshot.hasTag('live'),
    }),
    (one, other) => one.context === other.context && one.isLive === other.isLive,
  );
  return (
    <div className="mx-auto max-w-feed p-4">
      <Card as="section" className="flex flex-col gap-4">
        <CardTitle>{isLive ? 'En vivo' : 'Sin conexión en vivo'}</CardTitle>
        <DescriptionList
          items={[
            { term: 'Conexiones perdidas', value: context.losses },
            { term: 'Pausa', value: `${context.pauseMs} ms` },
            { term: 'Motivo', value: context.error?.message ?? '–' },
          ]}
        />
      </Card>
    </div>
  );
}

export default {
  title: 'Machines/stream',
  ...machineMeta(streamMachine, streamSamples, (actor) => <Line actor={actor} />),
};
