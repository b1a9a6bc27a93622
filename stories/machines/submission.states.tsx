/** Stories of every state of the submission machine; generated from the machine. Its views belong to the domains. */
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { submissionMachine } from '#machines/submission.machine.ts';
import { submissionSamples } from '#machines/submission.samples.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { machineMeta } from './machineStory.tsx';

function Submission({ actor }: { readonly actor: ActorRefFrom<typeof submissionMachine> }): ReactElement {
  const state = useSelector(actor, (now) => now);
  const { error, isOnline } = state.context;
  return (
    <main className="mx-auto max-w-feed p-4">
      <Card className="flex flex-col items-start gap-3">
        <CardTitle>{String(state.value)}</CardTitle>
        <p>{isOnline ? 'Con conexión' : 'Sin conexión'}</p>
        {error === null ? null : <p role="alert">{error.message}</p>}
        <Button
          busy={state.hasTag('busy')}
          disabled={!state.hasTag('edits')}
          onClick={() => actor.send({ type: 'send.pressed' })}
        >
          Enviar
        </Button>
      </Card>
    </main>
  );
}

export default {
  title: 'Machines/submission',
  ...machineMeta(submissionMachine, submissionSamples, (actor) => <Submission actor={actor} />),
};
