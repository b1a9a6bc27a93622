/** The two actors that live as long as the page, and how they hear each other, the API and the other tabs (design §6). */
import { createActor, type ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session.machine.ts';
import type { startupMachine } from '#machines/startup.machine.ts';
import { tokenStore } from '#src/api/token.ts';
import { onUnauthorized } from '#src/api/unauthorized.ts';
import { inspect } from '#src/lib/recorder.ts';
import { sessionWith, type SessionOutside } from './session.actors.ts';
import { startupWith, type StartupOutside, type TeamsPort } from './startup.actors.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type StartupActor = ActorRefFrom<typeof startupMachine>;

/** All that both machines need of the page; `teams` is found by itself unless a test brings its own. */
export type AppOutside = SessionOutside &
  Omit<StartupOutside, 'teams'> &
  Partial<Pick<StartupOutside, 'teams'>>;

export interface AppActors {
  readonly session: SessionActor;
  readonly startup: StartupActor;
  /** Starts both and answers how to stop them; an actor that was stopped does not start again. */
  readonly start: () => () => void;
}

/** Inside means: in a frame. The server lets nobody but Teams frame the page, and whoever does not answer as Teams gets no further. */
const teamsAround = (page: Window): TeamsPort => ({
  isInside: page.parent !== page,
  token: async () => (await import('#src/auth/teams.ts')).teamsToken(page),
});

/** Makes both actors with the stored token; nothing runs before `start()`. */
export function createAppActors(outside: AppOutside): AppActors {
  const teams = outside.teams ?? teamsAround(window);
  const session = createActor(sessionWith(outside), { input: { token: tokenStore.read() }, inspect });
  const startup = createActor(startupWith({ ...outside, teams }), {
    input: { isInsideTeams: teams.isInside },
    inspect,
  });
  session.on('session.started', (event) => startup.send(event));
  session.on('session.none', (event) => startup.send(event));
  startup.on('token.exchanged', (event) => session.send(event));
  startup.on('user.known', (event) => session.send(event));
  startup.on('user.none', (event) => session.send(event));
  const start = (): (() => void) => {
    const stops = [
      // Our own writes come back here too; the machine ignores what it already holds.
      tokenStore.subscribe((token, isRenewal) => {
        if (token === null) session.send({ type: 'tab.signedOut' });
        else if (isRenewal)
          for (const actor of [session, startup]) actor.send({ type: 'token.renewed', token });
        else session.send({ type: 'tab.signedIn', token });
      }),
      onUnauthorized((token) => session.send({ type: 'response.unauthorized', token })),
    ];
    startup.start();
    session.start();
    return () => {
      for (const stop of stops) stop();
      session.stop();
      startup.stop();
    };
  };
  return { session, startup, start };
}
