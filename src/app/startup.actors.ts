/**
 * The effects of the startup machine: reads the parts of the boot operation, and falls back as spec §8
 * defines.
 */
import { fromPromise } from 'xstate';
import type { NoUserReason } from '#machines/session.setup.ts';
import { startupMachine } from '#machines/startup.machine.ts';
import { builtInLanguages, languageOf, startupDefaults, type UserFinding } from '#machines/startup.setup.ts';
import type { AuthFlow } from '#schema/auth/auth.endpoints.ts';
import { ApiError, type ErrorCode } from '#schema/errors.ts';
import type { Language } from '#schema/limits.ts';
import { moduleFlags, type ActiveModules } from '#schema/modules.ts';
import type { Branding } from '#schema/organization/organization.endpoints.ts';
import type { Permission } from '#schema/permissions.ts';
import { ask } from '#src/api/ask.ts';
import { takeEarly } from '#src/api/early.ts';
import { AuthFlowDocument, type BootQuery } from '#src/gql/graphql.ts';
import { bootParts, type BootParts } from './bootParts.ts';

/** The dependencies of start-up on Teams. */
export interface TeamsPort {
  readonly isInside: boolean;
  /** Throws if Teams provides no token. */
  readonly token: () => Promise<string>;
}

/** The dependencies of start-up on the page. */
export interface StartupOutside {
  /** Shows the interface in a language; throws if its texts cannot be loaded. */
  readonly setLanguage: (language: Language) => Promise<void>;
  /** Suggests the organisation's default for the host; the user's own choice takes precedence. */
  readonly suggestLanguage: (language: Language) => void;
  /** Colours of the organisation; null for the defaults of the product. */
  readonly applyBranding: (branding: Branding | null) => void;
  readonly teams: TeamsPort;
}

type WithToken = { readonly input: { readonly token: string | null } };

/** The failures of the user load that return "no user" instead of throwing (spec §8). */
const nothing: Partial<Record<ErrorCode, NoUserReason>> = {
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  network: 'network',
};

// Not validated: the table of all permissions would enlarge the first load, and an unknown name opens
// nothing.
const permissionsOf = (names: readonly string[]): Permission[] => names as Permission[]; // as the server names them

const isMethod = (name: string): name is AuthFlow['methods'][number] =>
  ['password', 'otp', 'teams', 'ldap'].includes(name);

const modulesOf = (list: NonNullable<BootQuery['modules']>): ActiveModules =>
  Object.fromEntries(moduleFlags.map((flag) => [flag, list.some((one) => one.flag === flag && one.active)]));

async function findUser(parts: BootParts, token: string | null): Promise<UserFinding> {
  const [user, list] = await Promise.allSettled([parts.take('user', token), parts.take('languages', token)]);
  const languages = (list.status === 'fulfilled' ? list.value : null) ?? builtInLanguages;
  if (user.status === 'rejected') {
    const error: unknown = user.reason;
    const reason = error instanceof ApiError ? nothing[error.code] : undefined;
    if (!(error instanceof ApiError) || reason === undefined) throw error;
    return { user: null, reason, error: error.facts(), languages };
  }
  if (user.value === null) return { user: null, reason: 'none', error: null, languages };
  return { user: { ...user.value, permissions: permissionsOf(user.value.permissions) }, languages };
}

async function countsOf(parts: BootParts, token: string | null) {
  try {
    return (await parts.take('counts', token)) ?? startupDefaults.counts;
  } catch (error) {
    // A module that is off has nothing to count, and a 401 counts as zeros (spec §8): no warning.
    if (error instanceof ApiError && (error.code === 'module_off' || error.code === 'unauthorized'))
      return startupDefaults.counts;
    throw error;
  }
}

function present<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`${what} came back empty`);
  return value;
}

/** The startup machine wired to the API and the page. */
export function startupWith({ setLanguage, suggestLanguage, applyBranding, teams }: StartupOutside) {
  const parts = bootParts();
  return startupMachine.provide({
    actors: {
      exchangeTeamsToken: fromPromise(async ({ signal }) => {
        const { exchangeTeamsToken } = await import('#src/auth/teamsExchange.ts');
        return { token: await exchangeTeamsToken(await teams.token(), location.search, { signal }) };
      }),
      loadAuthFlow: fromPromise(async ({ signal }) => {
        const { authFlow } = await ask(
          AuthFlowDocument,
          {},
          { token: null, signal, early: takeEarly('AuthFlow', null) },
        );
        return authFlow === null ? null : { ...authFlow, methods: authFlow.methods.filter(isMethod) };
      }),
      loadModules: fromPromise(async ({ input }: WithToken) =>
        modulesOf(present(await parts.take('modules', input.token), 'modules')),
      ),
      loadUser: fromPromise(({ input }: WithToken) => findUser(parts, input.token)),
      setLanguage: fromPromise(({ input }: { readonly input: { readonly language: Language } }) =>
        setLanguage(input.language),
      ),
      loadCounts: fromPromise(({ input }: WithToken) => countsOf(parts, input.token)),
      loadSettings: fromPromise(async ({ input }: WithToken) =>
        present(await parts.take('settings', input.token), 'settings'),
      ),
    },
    actions: {
      warnDefaults: (_, { what }) => console.warn(`Could not load ${what}, using defaults`),
      suggestLanguage: (_, { output }) => {
        if (output !== null) suggestLanguage(languageOf(output.defaultLanguage));
      },
      applyBranding: (_, { branding }) => applyBranding(branding),
    },
  });
}
