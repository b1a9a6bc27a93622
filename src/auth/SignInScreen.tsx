/** The sign-in page: one half for the organisation, one for the form (spec §2 "/login", §4 "Session"). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState, type ComponentType, type ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session.machine.ts';
import type { startupMachine } from '#machines/startup.machine.ts';
import type { Credentials } from '#schema/auth/auth.endpoints.ts';
import { sentence, type ErrorFacts } from '#schema/errors.ts';
import type { Language } from '#schema/limits.ts';
import type { DemoKit, Persona } from '#src/api/demoKit.ts';
import type { Brand } from '#schema/brand.ts';
import { withTexts } from '#src/lib/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import type { WaysProps } from './code/Ways.tsx';
import { BrandPanel } from './BrandPanel.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Notice } from './Notice.tsx';
import { SignInForm } from './SignInForm.tsx';

// Only the demo build has personas; the product never fetches this chunk.
const PersonaPicker = lazy(() =>
  import('./PersonaPicker.tsx').then((file) => ({ default: file.PersonaPicker })),
);

// The alternatives to the password load after the form, with their texts.
const Ways = lazy((): Promise<{ readonly default: ComponentType<WaysProps> }> =>
  withTexts(() => import('./code/Ways.tsx')).then(
    (file) => ({ default: file.Ways }),
    (error: unknown) => ({ default: ({ isCode }) => missing(isCode, error) }),
  ),
);
const Wait = lazy(() => import('./Wait.tsx').then((file) => ({ default: file.Wait })));
const Challenge = lazy(() =>
  withTexts(() => import('./password/Challenge.tsx')).then((file) => ({ default: file.Challenge })),
);

/** The password form works without this chunk, so its failure only matters if the code form is needed. */
function missing(isNeeded: boolean, error: unknown): null {
  if (isNeeded) throw error;
  return null;
}

/** The catalogue's sentence in the current language. */
const wordsOf = ({ code, status }: ErrorFacts, language: Language): string =>
  sentence(code, language, status);

export interface SignInScreenProps {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly startup: ActorRefFrom<typeof startupMachine>;
  readonly brand: Brand;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  /** The personas of the built-in backend, in the demo build. */
  readonly demo?: Pick<DemoKit, 'personas'> | undefined;
}

interface NotInProps {
  readonly error: ErrorFacts;
  readonly language: Language;
  /** Retries with the stored session; undefined without one. */
  readonly onRetry: (() => void) | undefined;
}

function NotIn({ error, language, onRetry }: NotInProps): ReactElement {
  const { retryAfter } = error;
  let more: ReactElement | undefined;
  if (onRetry !== undefined)
    more = (
      <>
        <p className="text-small text-soft">
          <Trans>Tu sesión sigue guardada en este equipo.</Trans>
        </p>
        <Button onClick={onRetry}>
          <Trans>Reintentar</Trans>
        </Button>
      </>
    );
  else if (retryAfter !== undefined)
    more = (
      <Suspense>
        <Wait
          key={retryAfter}
          ms={retryAfter * 1000}
          say={(left) => <Trans>Podrás volver a intentarlo en {left}.</Trans>}
        />
      </Suspense>
    );
  return <Notice more={more}>{wordsOf(error, language)}</Notice>;
}

/**
 * Signs in by form, by another method of the organisation, or as a persona. After a network failure it first
 * shows the sentence with Retry.
 */
export function SignInScreen({
  session,
  startup,
  brand,
  language,
  onLanguage,
  demo,
}: SignInScreenProps): ReactElement {
  const { t } = useLingui();
  const personas = demo?.personas ?? [];
  const [slug, setSlug] = useState(personas[0]?.organization.slug ?? '');
  const [chosen, setChosen] = useState<string | null>(null);
  const [wantsForm, setWantsForm] = useState(false);
  const [wantsCode, setWantsCode] = useState(false);
  // Only while no session exists: after sign-in by another method no password is being checked.
  const busy = useSelector(session, (snapshot) => snapshot.hasTag('busy') && snapshot.hasTag('canSignIn'));
  const canRetry = useSelector(session, (snapshot) => snapshot.hasTag('canRetry'));
  const error = useSelector(session, (snapshot) => snapshot.context.error);
  const challenge = useSelector(session, (snapshot) =>
    snapshot.hasTag('challenged') ? snapshot.context.challengeToken : null,
  );
  const flow = useSelector(startup, (snapshot) => snapshot.context.authFlow);

  const submit = (credentials: Credentials): void => session.send({ type: 'signIn.submitted', credentials });
  const choose = (persona: Persona): void => {
    if (busy) return;
    setChosen(persona.email);
    submit({ email: persona.email, password: persona.password });
  };
  const isFailed = canRetry && error !== null;
  const name = flow?.organization?.name;
  // If the flow could not be loaded, the method that needs no data of the organisation.
  const methods = flow?.methods ?? ['password'];
  const isCode = wantsCode || !methods.includes('password');
  const form =
    isFailed && !wantsForm ? (
      <Button variant="quiet" onClick={() => setWantsForm(true)} className="self-center">
        {t`Entrar con otra cuenta`}
      </Button>
    ) : (
      <>
        {isCode ? null : (
          <SignInForm
            busy={busy && chosen === null}
            error={error}
            onSubmit={(credentials) => {
              setChosen(null);
              submit(credentials);
            }}
          />
        )}
        <Suspense fallback={<div className="min-h-56" />}>
          <Ways methods={methods} isCode={isCode} isBusy={busy} onCode={setWantsCode} />
        </Suspense>
      </>
    );
  return (
    <div data-sign-in className="flex [--focus:var(--brand-text)] min-h-dvh flex-col bg-page wide:flex-row">
      <BrandPanel brand={brand} organization={flow?.organization ?? null} sentence={flow?.marketingText} />
      <main className="flex flex-1 flex-col gap-8 px-4 pt-4 pb-12 sm:px-8 wide:w-1/2 wide:px-16 wide:pt-6">
        <div className="flex justify-end">
          <LanguageSwitch language={language} onLanguage={onLanguage} />
        </div>
        <div className="mx-auto flex w-full max-w-[26rem] flex-1 flex-col justify-start gap-8 wide:justify-center">
          {challenge === null ? (
            <>
              <h1 className="text-h3 font-bold tracking-tight">
                {name === undefined ? <Trans>Inicia sesión</Trans> : <Trans>Inicia sesión en {name}</Trans>}
              </h1>
              {error === null || (isCode && !isFailed) ? null : (
                <NotIn
                  error={error}
                  language={language}
                  onRetry={isFailed ? () => session.send({ type: 'retry.requested' }) : undefined}
                />
              )}
              {personas.length === 0 || isFailed || wantsCode ? null : (
                <Suspense fallback={<div className="min-h-96" />}>
                  <PersonaPicker
                    personas={personas}
                    organization={slug}
                    onOrganization={setSlug}
                    chosen={busy ? chosen : null}
                    onChoose={choose}
                  />
                </Suspense>
              )}
              {form}
            </>
          ) : (
            <Suspense>
              <Challenge token={challenge} onLeave={() => session.send({ type: 'challenge.left' })} />
            </Suspense>
          )}
        </div>
      </main>
    </div>
  );
}
