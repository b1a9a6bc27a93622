/** Opens a section of the organisation settings over the real facade, backend and store, as its administrator. */
import { cleanup } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { ActiveModules } from '#schema/modules.ts';
import { modulePlaces } from '#src/app/modulePlaces.ts';
import { ModulePlaces } from '#src/organization/modulePlaces.context.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { openPage, type OpenPage } from '#tests/support/openPage.tsx';

/** The administrator. */
export const admin = 'admin@aurora.example';

/** An open page. */
export interface SettingsPage extends OpenPage {
  readonly deployment: TestDeployment;
  /** How often modules and settings were refreshed. */
  readonly refreshed: () => number;
  /** The answer of a REST call by this user. */
  readonly rest: <T>(route: string, options?: { as?: string; body?: unknown }) => Promise<T>;
}

const opened: SettingsPage[] = [];

/** Opens a section; `closeSettingsPage` closes it. */
export async function openSettingsPage(
  Section: ComponentType,
  {
    modules = {},
    failing = [],
    as = admin,
  }: { modules?: ActiveModules; failing?: readonly string[]; as?: string } = {},
): Promise<SettingsPage> {
  const onRefresh = vi.fn<() => void>();
  const deployment = await openTestDeployment('tab');
  const part = (
    <ModulePlaces value={modulePlaces}>
      <Section />
    </ModulePlaces>
  );
  const page = {
    ...(await openPage(deployment, part, { as, modules, failing, onRefresh })),
    deployment,
    refreshed: () => onRefresh.mock.calls.length,
    rest: async <T,>(route: string, { as: who = admin, body }: { as?: string; body?: unknown } = {}) =>
      (await (
        await deployment.rest(route, { as: who, ...(body === undefined ? {} : { body }) })
      ).json()) as T,
  };
  opened.push(page);
  return page;
}

/** Closes every page of a test. */
export function closeSettingsPage(): void {
  cleanup();
  for (const { deployment, cache } of opened.splice(0)) {
    cache.clear();
    deployment.close();
  }
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
