/**
 * The facts for every part of the shell; screens of a domain use the contexts of src/users and
 * src/organization instead.
 */
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
  /** The splash still covers the page (spec §4), so nothing can be focused. */
  readonly isCovered: boolean;
  /** Name of the organisation, or of the brand if the organisation could not be loaded. */
  readonly organization: string;
  readonly logoUrl: string | null;
  /** The languages that the server offers, with their names (`GET /language`). */
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly signOut: () => void;
  /** Loads the modules again. */
  readonly retryModules: () => void;
  readonly demo: DemoKit | undefined;
}

/** Provided by `SignedIn`; stories provide their own. */
export const ShellContext = createContext<ShellFacts | null>(null);

/** The facts of the signed-in page; throws outside it. */
export function useShell(): ShellFacts {
  const facts = useContext(ShellContext);
  if (facts === null) throw new Error('This part of the shell stands only inside SignedIn.');
  return facts;
}
