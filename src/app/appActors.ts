/**
 * The two actors that live as long as the page, and their connections to each other, to the API and to other
 * tabs.
 */
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

/** All dependencies of both machines on the page; `teams` is detected unless a test passes its own. */
export type AppOutside = SessionOutside &
  Omit<StartupOutside, 'teams'> &
  Partial<Pick<StartupOutside, 'teams'>>;

export interface AppActors {
  readonly session: SessionActor;
  readonly startup: StartupActor;
  /** Starts both and returns a function that stops them; a stopped actor does not start again. */
  readonly start: () => () => void;
}

/**
 * `isInside` means: in a frame. The server lets only Teams frame the page, and other frames cannot answer as
 * Teams.
 */
const teamsAround = (page: Window): TeamsPort => ({
  isInside: page.parent !== page,
  token: async () => (await import('#src/auth/teams.ts')).teamsToken(page),
});

/** Creates both actors with the stored token; nothing runs before `start()`. */
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
      // Writes of this tab arrive here too; the machine ignores a token that it already holds.
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
