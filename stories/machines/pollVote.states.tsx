/** Stories of every state of the pollVote machine; generated from the machine. */
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { pollVoteMachine } from '#machines/pollVote.machine.ts';
import { pollVoteSamples } from '#machines/pollVote.samples.ts';
import { PollView } from '#src/surveys/PollView.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Stage as Surroundings, serverSays } from '../kit/FakeServer.tsx';
import { voters } from '../surveys/polls.sample.ts';
import { machineMeta } from './machineStory.tsx';

function Asked({ actor }: { readonly actor: ActorRefFrom<typeof pollVoteMachine> }): ReactElement {
  const question = useSelector(actor, ({ context }) => context.poll?.question);
  return (
    <Surroundings>
      <div className="mx-auto max-w-feed p-4">
        <Card as="article" className="flex flex-col gap-4">
          <CardTitle>{question ?? 'Una encuesta'}</CardTitle>
          <PollView actor={actor} />
        </Card>
      </div>
    </Surroundings>
  );
}

export default {
  title: 'Machines/pollVote',
  ...machineMeta(pollVoteMachine, pollVoteSamples, (actor) => <Asked actor={actor} />),
  beforeEach: serverSays(voters),
};
