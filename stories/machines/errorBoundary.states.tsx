/** Stories of every state of the errorBoundary machine; generated from the machine. */
import { useState, type ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { errorBoundaryMachine } from '#machines/errorBoundary.machine.ts';
import { errorBoundarySamples } from '#machines/errorBoundary.samples.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { startupMachine } from '#machines/startup.machine.ts';
import { ErrorBoundary } from '#src/app/ErrorBoundary.tsx';
import { machineMeta, type Look } from './machineStory.tsx';
import { known, signedIn } from './places.ts';
import { Room } from './Room.tsx';
import { actorAt } from './actorAt.ts';

function Crashing({
  actor,
  look,
}: {
  readonly actor: ActorRefFrom<typeof errorBoundaryMachine>;
  readonly look: Look;
}): ReactElement {
  const [inside] = useState(() => ({
    session: actorAt(sessionMachine, signedIn),
    startup: actorAt(startupMachine, known),
  }));
  return (
    <ErrorBoundary actor={actor}>
      <Room {...inside} look={look} />
    </ErrorBoundary>
  );
}

export default {
  title: 'Machines/errorBoundary',
  ...machineMeta(errorBoundaryMachine, errorBoundarySamples, (actor, look) => (
    <Crashing actor={actor} look={look} />
  )),
};
