/** Stories of every state of the upload machine; generated from the machine. */
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { uploadMachine } from '#machines/upload.machine.ts';
import { uploadSamples } from '#machines/upload.samples.ts';
import { AttachmentList } from '#src/ui/AttachmentList.tsx';
import { machineMeta } from './machineStory.tsx';

function Line({ actor }: { readonly actor: ActorRefFrom<typeof uploadMachine> }): ReactElement {
  const state = useSelector(actor, (now) => now);
  const { name, size, progress, error } = state.context;
  if (state.matches('cancelled')) return <p className="p-6 text-soft">Sin archivos.</p>;
  return (
    <div className="max-w-120 p-6">
      <AttachmentList
        label="Archivos adjuntos"
        items={[
          {
            id: 'one',
            name,
            bytes: size,
            state: state.hasTag('ready') ? 'done' : state.hasTag('failed') ? 'failed' : 'uploading',
            progress,
            reason: error?.reasons?.[0]?.message ?? error?.message,
          },
        ]}
        onCancel={() => actor.send({ type: 'cancel.pressed' })}
        onRemove={() => actor.send({ type: 'cancel.pressed' })}
        onRetry={() => actor.send({ type: 'retry.pressed' })}
      />
    </div>
  );
}

export default {
  title: 'Machines/upload',
  ...machineMeta(uploadMachine, uploadSamples, (actor) => <Line actor={actor} />),
};
