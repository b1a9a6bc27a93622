/** Everything that needs a session: a separate chunk, so that sign-in stays small. */
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState, type ReactElement } from 'react';
import type { CurrentUser } from '#schema/users/users.shapes.ts';
import type { DemoKit } from '#src/api/demoKit.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { joinReads } from '#src/api/together.ts';
import { brandName, type Brand } from '#schema/brand.ts';
import { watchDevice } from '#src/lib/device.ts';
import { forgetPerson } from '#src/lib/store.ts';
import { seedCounts } from '#src/notifications/counts.queries.ts';
import { OrganizationContext, type OrganizationFacts } from '#src/organization/organization.context.ts';
import { telemetry } from '#src/telemetry/port.ts';
import { seedMe } from '#src/session/me.queries.ts';
import type { SessionActor, StartupActor } from './appActors.ts';
import { listenLater, preloadPosts } from './chunks.ts';
import { rememberFeed } from './feedMemory.ts';
import { Shell } from './Shell.tsx';
import { ShellContext, type ShellFacts } from './shell.context.ts';

// Runs before the first render of the shell, and as long as the page is open.
watchDevice();

interface SignedInProps {
  readonly user: CurrentUser;
  readonly session: SessionActor;
  readonly startup: StartupActor;
  readonly brand: Brand;
  readonly demo: DemoKit | undefined;
}

function forget(cache: QueryClient): void {
  telemetry?.recordingAllowed(false);
  cache.clear();
  forgetPerson();
}

/** Use the user's id as key: the data of one user is gone before the first call of the next. Drafts stay. */
export function SignedIn({ user, session, startup, brand, demo }: SignedInProps): ReactElement {
  const modules = useSelector(startup, ({ context }) => context.modules);
  const areModulesMissing = useSelector(startup, ({ context }) => context.areModulesMissing);
  const areModulesLoading = useSelector(startup, (now) => now.hasTag('loadingModules'));
  const isCovered = useSelector(startup, (now) => now.hasTag('overlay'));
  const settings = useSelector(startup, ({ context }) => context.settings);
  const [cache] = useState(() => {
    joinReads(demo === undefined);
    const made = createQueryClient();
    seedMe(made, user);
    seedCounts(made, startup.getSnapshot().context.counts);
    return made;
  });
  useEffect(() => () => forget(cache), [cache]);
  const mayRecord = modules.fullstory === true;
  useEffect(() => telemetry?.recordingAllowed(mayRecord), [mayRecord]);

  const hasFeed = modules.recognitions === true && user.permissions.includes('feed.see');
  const knowsFeed = !areModulesMissing && !areModulesLoading;
  useEffect(() => {
    if (knowsFeed) rememberFeed(user.id, hasFeed);
    // Loads in parallel with the chunk of home, not after it.
    if (hasFeed && location.pathname === '/') preloadPosts(cache);
  }, [user.id, knowsFeed, hasFeed, cache]);
  // One stream for the lifetime of the page; reads `hasFeed` through an effect event, so that a change does
  // not start a second stream.
  const wantsPosts = useEffectEvent(() => hasFeed);
  const [refresh] = useState(() => (): void => startup.send({ type: 'organization.changed' }));
  useEffect(() => listenLater(cache, { wantsPosts: () => wantsPosts(), refresh }), [cache, refresh]);

  const organization = useMemo(
    (): OrganizationFacts => ({ modules, areModulesMissing, settings, refresh }),
    [modules, areModulesMissing, settings, refresh],
  );
  const shell = useMemo(
    (): ShellFacts => ({
      user,
      brand,
      demo,
      guard: { permissions: user.permissions, modules, areModulesMissing, areModulesLoading },
      isCovered,
      organization: settings?.name ?? brandName[brand],
      logoUrl: settings?.branding.logoUrl ?? null,
      signOut: () => session.send({ type: 'logout.requested' }),
      languages: startup.getSnapshot().context.languages,
      retryModules: () => startup.send({ type: 'modules.requested' }),
    }),
    [user, brand, demo, modules, areModulesMissing, areModulesLoading, isCovered, settings, session, startup],
  );
  return (
    <QueryClientProvider client={cache}>
      <OrganizationContext value={organization}>
        <ShellContext value={shell}>
          <Shell />
        </ShellContext>
      </OrganizationContext>
    </QueryClientProvider>
  );
}
