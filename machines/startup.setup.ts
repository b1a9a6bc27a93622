/** Setup of the startup machine: context, events, emitted events, guards and actions. */
import { and, assign, emit, fromPromise, setup, stateIn } from 'xstate';
import type { AuthFlow } from '#schema/auth/auth.endpoints.ts';
import type { ErrorFacts } from '#schema/errors.ts';
import { languages, overlayDelayMs, type Language } from '#schema/limits.ts';
import { defaultModules, type ActiveModules } from '#schema/modules.ts';
import type { Counts } from '#schema/notifications/notifications.endpoints.ts';
import type { OrgSettings } from '#schema/organization/organization.endpoints.ts';
import type { CurrentUser, UserLanguage } from '#schema/users/users.shapes.ts';
import { factsOf, notProvided, outside, typed } from './actorHelpers.ts';
import type { NoUserReason } from './session.setup.ts';

/** A language of the interface as `GET /language` lists it. */
export interface SupportedLanguage {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** The result of the user load. The load throws for anything except 401, 403 and network errors (spec §8). */
export type UserFinding = { readonly languages: readonly SupportedLanguage[] } & (
  | { readonly user: CurrentUser }
  | { readonly user: null; readonly reason: NoUserReason; readonly error: ErrorFacts | null }
);

export interface StartupInput {
  readonly isInsideTeams: boolean;
}

export interface StartupContext {
  readonly token: string | null;
  /**
   * Whether the Teams token exchange may still be tried: only inside Teams, only at the first start, without
   * a valid token.
   */
  readonly mayExchange: boolean;
  readonly modules: ActiveModules;
  /**
   * The modules could not be loaded; the shell reports this and does not present the modules as switched off.
   */
  readonly areModulesMissing: boolean;
  readonly user: CurrentUser | null;
  readonly noUser: { readonly reason: NoUserReason; readonly error: ErrorFacts | null };
  readonly languages: readonly SupportedLanguage[];
  readonly counts: Counts;
  /** Settings with branding; null if they could not be loaded or the user is signed out. */
  readonly settings: OrgSettings | null;
  /** The sign-in settings of the host; null before the load and after a failed load. */
  readonly authFlow: AuthFlow | null;
  /** Languages and user are stored, even if there is no user (spec §4). */
  readonly isLoaded: boolean;
}

export type StartupEvent =
  | { readonly type: 'session.started'; readonly token: string }
  | { readonly type: 'session.none' }
  | { readonly type: 'token.renewed'; readonly token: string }
  | { readonly type: 'modules.requested' }
  /** Modules, settings or branding have changed. */
  | { readonly type: 'organization.changed' }
  | { readonly type: 'startup.failed'; readonly error: unknown };

export type StartupEmitted =
  | { readonly type: 'token.exchanged'; readonly token: string }
  | { readonly type: 'user.known'; readonly user: CurrentUser }
  | { readonly type: 'user.none'; readonly reason: NoUserReason; readonly error: ErrorFacts | null };

/** `overlay`: the splash is shown and the main container is hidden. */
export type StartupTag = 'overlay' | 'loadingModules';

const nobody = { reason: 'none', error: null } as const;

/** Values for a visitor, and for failed loads (spec §8). */
export const startupDefaults = {
  modules: defaultModules,
  areModulesMissing: false,
  user: null,
  noUser: nobody,
  counts: { notificationCount: 0, pendingSurveys: 0 },
  settings: null,
  isLoaded: false,
} as const;

/** The languages of the interface, used if their list cannot be loaded. */
export const builtInLanguages: readonly SupportedLanguage[] = languages.map((code) => ({
  id: code,
  code,
  name: code === 'es' ? 'Español' : 'English',
}));

/** The initial context. */
export const atFirst = ({ input }: { readonly input: StartupInput }): StartupContext => ({
  ...startupDefaults,
  token: null,
  mayExchange: input.isInsideTeams,
  languages: builtInLanguages,
  authFlow: null,
});

/** Language of a user setting: english → en, spanish → es, else es (spec §4). */
export const languageOf = (setting: UserLanguage | null | undefined): Language =>
  setting === 'english' ? 'en' : 'es';

/** Input of every load. */
export const withToken = ({ context }: { readonly context: StartupContext }) => ({ token: context.token });

/** Branding of the loaded data; null if it has none. */
export const brandingOf = ({
  event,
}: {
  readonly event: Told<{ readonly branding: OrgSettings['branding'] | null } | null>;
}) => ({
  branding: event.output?.branding ?? null,
});

type Told<T> = { readonly output: T };

/**
 * Actors are promises; all loads of one run share the same boot operation, whose parts fail independently.
 */
export const startupSetup = setup({
  types: typed<{
    context: StartupContext;
    events: StartupEvent;
    emitted: StartupEmitted;
    input: StartupInput;
    tags: StartupTag;
  }>(),
  actors: {
    exchangeTeamsToken: fromPromise<{ readonly token: string }>(notProvided),
    loadAuthFlow: fromPromise<AuthFlow | null>(notProvided),
    loadModules: fromPromise<ActiveModules, { readonly token: string | null }>(notProvided),
    loadUser: fromPromise<UserFinding, { readonly token: string | null }>(notProvided),
    setLanguage: fromPromise<void, { readonly language: Language }>(notProvided),
    loadCounts: fromPromise<Counts, { readonly token: string | null }>(notProvided),
    loadSettings: fromPromise<OrgSettings, { readonly token: string | null }>(notProvided),
  },
  delays: { overlayDelay: overlayDelayMs },
  guards: {
    bothReady: and([stateIn({ modules: 'ready' }), stateIn({ user: 'ready' })]),
    mayExchange: ({ context }) => context.mayExchange,
    isVisitorAlready: ({ context }) => context.isLoaded && context.token === null,
    isSomebody: ({ context }) => context.user !== null,
    userExists: (_, { output }: Told<UserFinding>) => output.user !== null,
    areModulesMissing: ({ context }) => context.areModulesMissing,
  },
  actions: {
    warnDefaults: outside<{ readonly what: string }>(),
    /** Applies unless the user chose a language before. */
    suggestLanguage: outside<Told<AuthFlow | null>>(),
    applyBranding: outside<{ readonly branding: OrgSettings['branding'] | null }>(),
    takeToken: assign({ token: (_, { token }: { readonly token: string }) => token }),
    startOver: assign((_, { token }: { readonly token: string | null }) => ({ ...startupDefaults, token })),
    forgoExchange: assign({ mayExchange: false }),
    storeModules: assign((_, { output }: Told<ActiveModules>) => ({
      modules: output,
      areModulesMissing: false,
    })),
    missModules: assign({ modules: defaultModules, areModulesMissing: true }),
    storeFinding: assign((_, { output }: Told<UserFinding>) => ({
      languages: output.languages,
      user: output.user,
      noUser: output.user === null ? { reason: output.reason, error: output.error } : nobody,
    })),
    missUser: assign((_, { error }: { readonly error: unknown }) => ({
      user: null,
      noUser: { reason: 'failed', error: factsOf(error) } as const,
    })),
    storeCounts: assign({ counts: (_, { output }: Told<Counts>) => output }),
    storeSettings: assign({ settings: (_, { output }: Told<OrgSettings>) => output }),
    storeAuthFlow: assign({ authFlow: (_, { output }: Told<AuthFlow | null>) => output }),
    noteLoaded: assign({ isLoaded: true }),
    tellExchanged: emit(
      (_, { output }: Told<{ readonly token: string }>) =>
        ({ type: 'token.exchanged', token: output.token }) as const,
    ),
    tellUser: emit(({ context }) =>
      context.user === null
        ? ({ type: 'user.none', ...context.noUser } as const)
        : ({ type: 'user.known', user: context.user } as const),
    ),
  },
});
