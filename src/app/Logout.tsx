/** `/logout` has no content: it signs out and goes to the sign-in page (spec §2). */
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { SessionActor } from './appActors.ts';

/** Draws nothing. */
export function Logout({ session }: { session: SessionActor }): null {
  useEffect(() => {
    session.send({ type: 'logout.requested' });
    navigate('/login', { replace: true });
  }, [session]);
  return null;
}
