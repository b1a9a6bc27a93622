/** The first page: half the organisation, half the way in (spec §2 "/login", §4 "Session"; experience.md "Sign-in"). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CircleAlert } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session.machine.ts';
import type { startupMachine } from '#machines/startup.machine.ts';
import type { Credentials } from '#schema/auth/auth.endpoints.ts';
import { sentence, type ErrorFacts } from '#schema/errors.ts';
import type { Language } from '#schema/limits.ts';
import type { DemoKit, Persona } from '#src/api/demoKit.ts';
import type { Brand } from '#src/lib/brand.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { BrandPanel } from './BrandPanel.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SignInForm } from './SignInForm.tsx';

// Only the demo build has personas; the product never fetches this chunk.
const PersonaPicker = lazy(() =>
  import('./PersonaPicker.tsx').then((file) => ({ default: file.PersonaPicker })),
);

/** The catalogue's sentence in the language that is read now; the server's own words where the catalogue has none. */
const wordsOf = ({ code, status, message }: ErrorFacts, language: Language): string =>
  code === 'other' || code === 'unknown' ? message : sentence(code, language, status);

interface AlertProps {
  readonly children: string;
  /** What was kept, and the way on. */
  readonly more?: ReactElement | undefined;
}

// A sentence and a button: the drawn pictures are for screens, this page is to be there at once.
const Alert = ({ children, more }: AlertProps): ReactElement => (
  <div
    role="alert"
    className="flex animate-appear items-start gap-3 rounded-card border border-line bg-error-tint p-4"
  >
    <Icon of={CircleAlert} className="mt-0.5 shrink-0 text-error-text" />
    <div className="flex flex-col items-start gap-3">
      <p>{children}</p>
      {more}
    </div>
  </div>
);

export interface SignInScreenProps {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly startup: ActorRefFrom<typeof startupMachine>;
  readonly brand: Brand;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  /** The built-in backend's people, in the demo build. */
  readonly demo?: Pick<DemoKit, 'personas'> | undefined;
}

/** Signs in by form or as a persona; after a network failure it shows the sentence with Retry first. */
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
  const busy = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  const canRetry = useSelector(session, (snapshot) => snapshot.hasTag('canRetry'));
  const error = useSelector(session, (snapshot) => snapshot.context.error);
  const organization = useSelector(startup, (snapshot) => snapshot.context.authFlow?.organization ?? null);

  const submit = (credentials: Credentials): void => session.send({ type: 'signIn.submitted', credentials });
  const choose = (persona: Persona): void => {
    if (busy) return;
    setChosen(persona.email);
    submit({ email: persona.email, password: persona.password });
  };
  const isFailed = canRetry && error !== null;
  const name = organization?.name;
  return (
    <div data-sign-in className="flex min-h-dvh flex-col bg-page wide:flex-row">
      <BrandPanel brand={brand} organization={organization} />
      <main className="flex flex-1 flex-col gap-8 px-4 pt-4 pb-12 sm:px-8 wide:w-1/2 wide:px-16 wide:pt-6">
        <div className="flex justify-end">
          <LanguageSwitch language={language} onLanguage={onLanguage} />
        </div>
        <div className="mx-auto flex w-full max-w-[26rem] flex-1 flex-col justify-start gap-8 wide:justify-center">
          <h1 className="text-h3 font-bold tracking-tight">
            {name === undefined ? <Trans>Inicia sesión</Trans> : <Trans>Inicia sesión en {name}</Trans>}
          </h1>
          {error === null ? null : (
            <Alert
              more={
                isFailed ? (
                  <>
                    <p className="text-small text-soft">
                      <Trans>Tu sesión sigue guardada en este equipo.</Trans>
                    </p>
                    <Button onClick={() => session.send({ type: 'retry.requested' })}>
                      <Trans>Reintentar</Trans>
                    </Button>
                  </>
                ) : undefined
              }
            >
              {wordsOf(error, language)}
            </Alert>
          )}
          {personas.length === 0 || isFailed ? null : (
            <>
              <Suspense fallback={<div className="min-h-96" />}>
                <PersonaPicker
                  personas={personas}
                  organization={slug}
                  onOrganization={setSlug}
                  chosen={busy ? chosen : null}
                  onChoose={choose}
                />
              </Suspense>
              <p className="flex items-center gap-4 text-small text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                <Trans>o con correo y contraseña</Trans>
              </p>
            </>
          )}
          {isFailed && !wantsForm ? (
            <Button variant="quiet" onClick={() => setWantsForm(true)} className="self-center">
              {t`Entrar con otra cuenta`}
            </Button>
          ) : (
            <SignInForm
              busy={busy && chosen === null}
              error={error}
              onSubmit={(credentials) => {
                setChosen(null);
                submit(credentials);
              }}
            />
          )}
        </div>
      </main>
    </div>
  );
}
