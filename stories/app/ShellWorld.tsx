/** A story decorator with the shell facts: the user, the permissions and the modules. */
import { useState, type ReactElement, type ReactNode } from 'react';
import { builtInLanguages } from '#machines/startup.setup.ts';
import { ana } from '#machines/sample.ts';
import { moduleFlags } from '#schema/modules.ts';
import type { GuardFacts } from '#src/app/guard.ts';
import { ShellContext, type ShellFacts } from '#src/app/shell.context.ts';

const everything: GuardFacts = {
  permissions: ana.permissions,
  modules: Object.fromEntries(moduleFlags.map((flag) => [flag, true])),
  areModulesMissing: false,
  areModulesLoading: false,
};

/** Ana in Aurora with every module on, unless the story overrides it. */
export function ShellWorld({
  guard = {},
  children,
}: {
  readonly guard?: Partial<GuardFacts>;
  readonly children: ReactNode;
}): ReactElement {
  const [facts] = useState((): ShellFacts => ({
    user: ana,
    brand: 'aplauso',
    guard: { ...everything, ...guard },
    isCovered: false,
    organization: 'Aurora',
    logoUrl: null,
    languages: builtInLanguages,
    signOut: () => undefined,
    retryModules: () => undefined,
    demo: undefined,
  }));
  return (
    <ShellContext value={facts}>
      <main>{children}</main>
    </ShellContext>
  );
}
