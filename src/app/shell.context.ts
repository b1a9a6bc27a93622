/** What every part of the shell needs to know; screens of a domain use the contexts of src/users and src/organization instead. */
import { createContext, useContext } from 'react';
import type { CurrentUser } from '#schema/users/users.shapes.ts';
import type { DemoKit } from '#src/api/demoKit.ts';
import type { Brand } from '#schema/brand.ts';
import type { GuardFacts } from './guard.ts';

/** The signed-in page. */
export interface ShellFacts {
  readonly user: CurrentUser;
  readonly brand: Brand;
  readonly guard: GuardFacts;
  /** The splash still stands over it (spec §4): nothing can be focused yet. */
  readonly isCovered: boolean;
  /** Name of the organisation; the brand's where it could not be loaded. */
  readonly organization: string;
  readonly logoUrl: string | null;
  readonly signOut: () => void;
  /** Asks for the modules again. */
  readonly retryModules: () => void;
  readonly demo: DemoKit | undefined;
}

/** Provided by `SignedIn`; stories give their own. */
export const ShellContext = createContext<ShellFacts | null>(null);

/** The signed-in page; raises outside it. */
export function useShell(): ShellFacts {
  const facts = useContext(ShellContext);
  if (facts === null) throw new Error('This part of the shell stands only inside SignedIn.');
  return facts;
}
