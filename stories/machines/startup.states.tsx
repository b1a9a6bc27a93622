/** Stories of every state of the startup machine; generated from the machine. */
import { useSelector } from '@xstate/react';
import { useState, type ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { sessionMachine } from '#machines/session.machine.ts';
import { startupMachine } from '#machines/startup.machine.ts';
import { startupSamples } from '#machines/startup.samples.ts';
import { machineMeta, type Look } from './machineStory.tsx';
import { signedIn, signedOut } from './places.ts';
import { Room } from './Room.tsx';
import { actorAt } from './actorAt.ts';

function StartupRoom({
  actor,
  look,
}: {
  readonly actor: ActorRefFrom<typeof startupMachine>;
  readonly look: Look;
}): ReactElement {
  const hasUser = useSelector(actor, (snapshot) => snapshot.context.user !== null);
  const [sessions] = useState(() => ({
    out: actorAt(sessionMachine, signedOut),
    in: actorAt(sessionMachine, signedIn),
  }));
  return <Room session={hasUser ? sessions.in : sessions.out} startup={actor} look={look} />;
}

export default {
  title: 'Machines/startup',
  ...machineMeta(startupMachine, startupSamples, (actor, look) => <StartupRoom actor={actor} look={look} />),
};
