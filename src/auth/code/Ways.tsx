/**
 * The alternatives to the password on sign-in: recovery, a code by mail, Teams, and activation (spec §7 "Auth
 * and org").
 */
import { Trans } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { AuthFlow } from '#schema/auth/auth.endpoints.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';
import { lastWay, rememberWay, type OtherWay } from '#src/auth/lastWay.ts';

export interface WaysProps {
  readonly methods: AuthFlow['methods'];
  /** The code steps replace the password form. */
  readonly isCode: boolean;
  /** A password is being checked. */
  readonly isBusy: boolean;
  readonly onCode: (isCode: boolean) => void;
}

const emailField = (inside: Element): HTMLInputElement | null | undefined =>
  inside.closest('[data-sign-in]')?.querySelector<HTMLInputElement>('input[name="email"]');

const CodeWay = lazy(() => import('./Steps.tsx').then((file) => ({ default: file.CodeWay })));
const TeamsWay = lazy(() => import('./Steps.tsx').then((file) => ({ default: file.TeamsWay })));

const Remembered = ({ is, children }: { readonly is: boolean; readonly children: ReactNode }): ReactElement =>
  is ? (
    <div className="flex flex-col gap-1.5">
      {children}
      <p className="text-center text-small text-soft">
        <Trans>Así entraste la última vez</Trans>
      </p>
    </div>
  ) : (
    <>{children}</>
  );

/** Below the form; the method last used on this device comes first. */
export function Ways({ methods, isCode, isBusy, onCode }: WaysProps): ReactElement {
  const [last] = useState(lastWay);
  const [typed, setTyped] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const wasCode = useRef(isCode);
  useEffect(() => {
    // On the way back to the form the pressed button disappears, so the focus moves to the e-mail field.
    if (wasCode.current && !isCode && place.current !== null) emailField(place.current)?.focus();
    wasCode.current = isCode;
  }, [isCode]);
  useEffect(() => {
    if (isBusy) rememberWay(null);
  }, [isBusy]);
  const hasPassword = methods.includes('password');
  const ways: Readonly<Record<OtherWay, ReactElement>> = {
    otp: (
      <Button
        variant="secondary"
        size="medium"
        wide
        icon={Mail}
        onClick={(event) => {
          setTyped(emailField(event.currentTarget)?.value ?? '');
          onCode(true);
        }}
      >
        <Trans>Recibir un código por correo</Trans>
      </Button>
    ),
    teams: (
      <Suspense fallback={<div className="min-h-12" />}>
        <TeamsWay />
      </Suspense>
    ),
  };
  const order: readonly OtherWay[] = last === 'teams' ? ['teams', 'otp'] : ['otp', 'teams'];
  const offered = order.filter((way) => methods.includes(way) && !(way === 'otp' && isCode));
  return (
    <div ref={place} className="flex animate-appear flex-col gap-8">
      {isCode ? (
        <Suspense fallback={<div className="min-h-56" />}>
          <CodeWay typed={typed} />
        </Suspense>
      ) : null}
      {hasPassword && !isCode ? (
        <p className="-mt-4 text-center text-small">
          <Link href="/reset_password" asChild>
            <TextLink className="target inline-flex items-center justify-center">
              <Trans>¿Olvidaste tu contraseña?</Trans>
            </TextLink>
          </Link>
        </p>
      ) : null}
      {offered.length === 0 && !(isCode && hasPassword) ? null : (
        <div className="flex flex-col gap-3 border-t border-line pt-8">
          {isCode && hasPassword ? (
            <Button variant="secondary" size="medium" wide onClick={() => onCode(false)}>
              <Trans>Entrar con mi contraseña</Trans>
            </Button>
          ) : null}
          {offered.map((way) => (
            <Remembered key={way} is={way === last}>
              {ways[way]}
            </Remembered>
          ))}
        </div>
      )}
      {isCode ? null : (
        <p className="text-center text-small text-soft">
          <Trans>
            ¿Es tu primera vez aquí?{' '}
            <Link href="/needs_activation" asChild>
              <TextLink>Activa tu cuenta</TextLink>
            </Link>
          </Trans>
        </p>
      )}
    </div>
  );
}
