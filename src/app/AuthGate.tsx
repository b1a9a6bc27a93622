/**
 * Decides by the session what is shown (spec §2 "Guard"): the sign-in page, an open page, or the signed-in
 * part.
 */
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, type ComponentProps, type ComponentType, type ReactElement } from 'react';
import { navigate, useBrowserLocation, useSearch } from 'wouter/use-browser-location';
import type { DemoKit } from '#src/api/demoKit.ts';
import { brandName, type Brand } from '#schema/brand.ts';
import { telemetry } from '#src/telemetry/port.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { AppActors } from './appActors.ts';
import { loadSignedIn, loadSignIn, loadVisitor } from './chunks.ts';
import { pageFlags } from './pageFlags.ts';
import { showLanguage } from './firstTexts.ts';
import { Logout } from './Logout.tsx';
import { isOpenPath } from './openPaths.ts';
import { usePageTitle } from './pageTitle.ts';
import { ShellSkeleton } from './ShellSkeleton.tsx';
import { placeAfterSignIn, signInAddress } from './signInPath.ts';

const fetchedParts = {
  SignInScreen: lazy(() => loadSignIn().then((file) => ({ default: file.SignInScreen }))),
  SignedIn: lazy(() => loadSignedIn().then((file) => ({ default: file.SignedIn }))),
  VisitorScreen: lazy(() => loadVisitor().then((file) => ({ default: file.VisitorScreen }))),
};

/** The components that the gate can show, each with the properties of the default one. */
export type AuthGateParts = {
  readonly [N in keyof typeof fetchedParts]: ComponentType<ComponentProps<(typeof fetchedParts)[N]>>;
};

// wouter's redirect would load the whole router before the sign-in page.
function Redirect({ to }: { readonly to: string }): null {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}

interface AuthGateProps {
  readonly actors: Pick<AppActors, 'session' | 'startup'>;
  readonly brand: Brand;
  readonly demo: DemoKit | undefined;
  /** Fetched when first shown, unless given. */
  readonly parts?: AuthGateParts;
}

function SignIn({ actors, brand, demo, parts = fetchedParts }: AuthGateProps): ReactElement {
  const { SignInScreen } = parts;
  const { t } = useLingui();
  const language = useLanguage();
  usePageTitle(t`Iniciar sesión`, brandName[brand]);
  useEffect(() => {
    pageFlags.isFresh = false;
  }, []);
  return (
    <SignInScreen
      session={actors.session}
      startup={actors.startup}
      brand={brand}
      language={language}
      onLanguage={(choice) => void showLanguage(choice).catch((error: unknown) => console.warn(error))}
      demo={demo}
    />
  );
}

/** Redirects only after the session is settled; until then the splash is shown. */
export function AuthGate({ actors, brand, demo, parts = fetchedParts }: AuthGateProps): ReactElement | null {
  const { SignedIn, VisitorScreen } = parts;
  const { session, startup } = actors;
  const [path] = useBrowserLocation();
  const search = useSearch();
  const isSettled = useSelector(session, (now) => now.hasTag('settled'));
  const user = useSelector(session, (now) => (now.hasTag('signedIn') ? now.context.user : null));
  useEffect(() => session.send({ type: 'path.changed' }), [session, path]);
  useEffect(() => {
    if (isSettled) telemetry?.pageViewed(path);
  }, [isSettled, path]);

  if (path === '/logout') return <Logout session={session} />;
  if (!isSettled) return null;
  if (path === '/login')
    return user === null ? (
      <Suspense>
        <SignIn actors={actors} brand={brand} demo={demo} parts={parts} />
      </Suspense>
    ) : (
      <Redirect to={placeAfterSignIn(search)} />
    );
  if (user !== null)
    return (
      <Suspense fallback={<ShellSkeleton />}>
        <SignedIn key={user.id} user={user} session={session} startup={startup} brand={brand} demo={demo} />
      </Suspense>
    );
  if (isOpenPath(path))
    return (
      <Suspense>
        <VisitorScreen brand={brand} />
      </Suspense>
    );
  return <Redirect to={signInAddress(path, search)} />;
}
