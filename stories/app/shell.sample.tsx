/** The shell for stories: a user, an organisation, a route, and a fake server. */
import { useState, type ReactElement } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { builtInLanguages } from '#machines/startup.setup.ts';
import { ana } from '#machines/sample.ts';
import type { ActiveModules } from '#schema/modules.ts';
import { may, permissions, type Permission, type Role } from '#schema/permissions.ts';
import { Shell } from '#src/app/Shell.tsx';
import { ShellContext, type ShellFacts } from '#src/app/shell.context.ts';
import { seedCounts } from '#src/notifications/counts.queries.ts';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { everyModule, Stage } from '../kit/FakeServer.tsx';

const names = Object.keys(permissions) as Permission[]; // keys of a constant table
const held = (role: Role): Permission[] => names.filter((name) => may(role, name));

export interface InShellProps {
  readonly at?: string;
  readonly role?: Role;
  readonly modules?: ActiveModules;
  readonly areModulesMissing?: boolean;
}

/** The whole shell around the screen of route `at`. */
export function InShell({
  at = '/',
  role = 'employee',
  modules = everyModule,
  areModulesMissing = false,
}: InShellProps): ReactElement {
  const [facts] = useState((): ShellFacts => {
    const user = { ...ana, userType: role, permissions: held(role) };
    return {
      user,
      brand: 'aplauso',
      guard: { permissions: user.permissions, modules, areModulesMissing, areModulesLoading: false },
      isCovered: false,
      organization: 'Grupo Aurora',
      logoUrl: null,
      languages: builtInLanguages,
      signOut: () => undefined,
      retryModules: () => undefined,
      demo: undefined,
    };
  });
  const seed = (cache: QueryClient): void => seedCounts(cache, { notificationCount: 5, pendingSurveys: 2 });
  return (
    <Stage at={at} seed={seed} person={facts.user}>
      <OrganizationContext value={{ modules, areModulesMissing, settings: null }}>
        <ShellContext value={facts}>
          <Shell />
        </ShellContext>
      </OrganizationContext>
    </Stage>
  );
}
