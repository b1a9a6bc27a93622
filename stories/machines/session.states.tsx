/** Stories of every state of the session machine; generated from the machine. */
import { useSelector } from '@xstate/react';
import { useState, type ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { sessionMachine } from '#machines/session.machine.ts';
import { sessionSamples } from '#machines/session.samples.ts';
import { startupMachine } from '#machines/startup.machine.ts';
import { machineMeta, type Look } from './machineStory.tsx';
import { covered, welcomed } from './places.ts';
import { Room } from './Room.tsx';
import { actorAt } from './actorAt.ts';

function SessionRoom({
  actor,
  look,
}: {
  readonly actor: ActorRefFrom<typeof sessionMachine>;
  readonly look: Look;
}): ReactElement {
  const isSettled = useSelector(actor, (snapshot) => snapshot.hasTag('settled'));
  const [startups] = useState(() => ({
    before: actorAt(startupMachine, covered),
    after: actorAt(startupMachine, welcomed),
  }));
  return <Room session={actor} startup={isSettled ? startups.after : startups.before} look={look} />;
}

export default {
  title: 'Machines/session',
  ...machineMeta(sessionMachine, sessionSamples, (actor, look) => <SessionRoom actor={actor} look={look} />),
};
