/** The app's frame of the session and startup machines: splash, sign-in, or the signed-in placeholder. */
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { LogOut } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session.machine.ts';
import type { startupMachine } from '#machines/startup.machine.ts';
import { SignInScreen } from '#src/auth/SignInScreen.tsx';
import { SplashGate } from '#src/app/SplashGate.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import type { Look } from './machineStory.tsx';

type Session = ActorRefFrom<typeof sessionMachine>;
type Startup = ActorRefFrom<typeof startupMachine>;

/** Placeholder of the signed-in screens, which have their own stories. */
function Inside({ session }: { readonly session: Session }): ReactElement {
  const user = useSelector(session, (snapshot) => snapshot.context.user);
  const name = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`;
  return (
    <main className="mx-auto flex min-h-dvh max-w-feed flex-col justify-center p-4">
      <Card>
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={name} size={64} />
          <div className="min-w-40 flex-1">
            <h1 className="text-h5 font-semibold">{name}</h1>
            <p className="text-small text-soft">{user?.jobPosition}</p>
          </div>
          <Button
            variant="secondary"
            icon={LogOut}
            onClick={() => session.send({ type: 'logout.requested' })}
          >
            <Trans>Cerrar sesión</Trans>
          </Button>
        </div>
      </Card>
    </main>
  );
}

/** The gate, with the content for the session's state. */
export function Room({
  session,
  startup,
  look,
}: {
  readonly session: Session;
  readonly startup: Startup;
  readonly look: Look;
}): ReactElement {
  const isSignedIn = useSelector(session, (snapshot) => snapshot.hasTag('signedIn'));
  return (
    <SplashGate actor={startup}>
      {isSignedIn ? (
        <Inside session={session} />
      ) : (
        <SignInScreen
          session={session}
          startup={startup}
          brand={look.brand}
          language={look.language}
          onLanguage={() => undefined}
        />
      )}
    </SplashGate>
  );
}
