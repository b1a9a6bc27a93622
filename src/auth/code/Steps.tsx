/** The steps of a code by mail and of Teams, each with its machine: a chunk that loads when one of them is shown. */
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { createTeamsSignIn } from '#src/auth/teams.actors.ts';
import { CodeView } from './CodeView.tsx';
import { createOneTimeCode } from './oneTimeCode.actors.ts';
import { TeamsView } from './TeamsView.tsx';

/** Sends the code at once to an address that was typed before. */
export function CodeWay({ typed }: { readonly typed: string }): ReactElement {
  const [actor] = useState(createOneTimeCode);
  const begin = useEffectEvent(() => {
    actor.start();
    if (typed !== '') actor.send({ type: 'address.given', address: typed });
  });
  useEffect(() => {
    begin();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return <CodeView actor={actor} typed={typed} />;
}

export function TeamsWay(): ReactElement {
  const [actor] = useState(createTeamsSignIn);
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  return <TeamsView actor={actor} />;
}
