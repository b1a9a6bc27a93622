/** One picture of a screen: the real screen by its URL, over the real backend. */
import { builtInLanguages } from '#machines/startup.setup.ts';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { moduleFlags, type ActiveModules } from '#schema/modules.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { underWay } from '#src/app/calm.ts';
import { HomeSlot } from '#src/app/HomeSlot.tsx';
import { RouteScreen } from '#src/app/RouteScreen.tsx';
import { unsettled } from '#src/app/unsettled.ts';
import { ShellContext, type ShellFacts } from '#src/app/shell.context.ts';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import type { CurrentUser } from '#schema/users/users.shapes.ts';
import { seedMe, type Me } from '#src/session/me.queries.ts';
import { auroraSettings } from '#machines/startup.samples.ts';
import { inView } from '../kit/calm.ts';
import { line } from './line.ts';
import type { PictureKind } from './table.ts';

/** Arguments of a picture's story. */
export interface PictureArgs {
  readonly at: string;
  readonly kind: PictureKind;
}

const all: ActiveModules = Object.fromEntries(moduleFlags.map((flag) => [flag, true]));
const none: ActiveModules = { auth: true };
/** Number of unchanged checks, 100 ms apart, after which a screen counts as settled. */
const calmLooks = 5;
/** Age of stale data, in ms. */
const old = 300_000;

/** Marks all cached data as old; new requests get no response. */
function growOld(cache: QueryClient): void {
  for (const query of cache.getQueryCache().getAll())
    if (query.state.data !== undefined)
      query.setState({ dataUpdatedAt: Date.now() - old, isInvalidated: true });
}

/** Renders the screen; a stale picture is rendered once with fresh data, which are then aged. */
export function Picture({ at, kind, me }: PictureArgs & { readonly me: Me }): ReactElement {
  const [cache] = useState(() => {
    const made = inView(createQueryClient());
    seedMe(made, me);
    return made;
  });
  const [isReady, setIsReady] = useState(kind !== 'Stale');
  const place = useMemo(() => {
    const [path = '/', searchPath = ''] = at.split('?');
    return memoryLocation({ path, searchPath });
  }, [at]);
  useEffect(() => {
    if (isReady) return undefined;
    let calm = 0;
    const look = setInterval(() => {
      const page = document.querySelector('main[data-picture]');
      const stands = (page?.querySelector('h1') ?? null) !== null;
      calm = stands && (underWay(cache) ?? unsettled()) === undefined ? calm + 1 : 0;
      // A screen is briefly calm between two requests.
      if (calm < calmLooks) return;
      clearInterval(look);
      // Administration lists, documents and the cart show their age after a failed refresh; other screens show it
      // during a refresh.
      line.mode = /^\/(admin\/|files|cart)/.test(at) ? 'fails' : 'silent';
      growOld(cache);
      setIsReady(true);
    }, 100);
    return () => clearInterval(look);
  }, [cache, isReady, at]);
  const modules = kind === 'SwitchedOff' ? none : all;
  const shell = useMemo(
    (): ShellFacts => ({
      user: me as CurrentUser, // the facade's type of the same row: plain strings instead of literal names
      brand: 'aplauso',
      guard: { permissions: me.permissions, modules, areModulesMissing: false, areModulesLoading: false },
      isCovered: false,
      organization: auroraSettings.name,
      logoUrl: null,
      languages: builtInLanguages,
      signOut: () => undefined,
      retryModules: () => undefined,
      demo: undefined,
    }),
    [me, modules],
  );
  const organization = useMemo(
    () => ({ modules, areModulesMissing: false, settings: auroraSettings }),
    [modules],
  );
  return (
    <Router key={String(isReady)} hook={place.hook} searchHook={place.searchHook}>
      <QueryClientProvider client={cache}>
        <OrganizationContext value={organization}>
          <ShellContext value={shell}>
            <main data-picture={isReady ? kind : 'filling'} className="min-h-dvh bg-page text-ink">
              <HomeSlot>
                <RouteScreen />
              </HomeSlot>
            </main>
          </ShellContext>
        </OrganizationContext>
      </QueryClientProvider>
    </Router>
  );
}
