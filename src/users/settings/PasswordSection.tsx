/** Sign-in: the password, and the other sessions. */
import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { withTexts } from '#src/lib/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { Account } from './account.queries.ts';
import { NoPassword } from './NoPassword.tsx';
import { OtherSessions } from './OtherSessions.tsx';
import { SettingsSection } from './SectionForm.tsx';

// Lazy, because few people open it; until then no password manager fills in anything.
const PasswordChange = lazy(() =>
  withTexts(() => import('./PasswordChange.tsx')).then((file) => ({ default: file.PasswordChange })),
);

/** A button opens the form. */
export function PasswordSection({ account }: { readonly account: Account }): ReactElement {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection title={t`Contraseña y sesiones`}>
      {!account.hasPassword ? (
        <NoPassword email={account.email} />
      ) : isOpen ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <PasswordChange account={account} />
        </Suspense>
      ) : (
        <div className="flex flex-col items-start gap-4">
          <p className="max-w-prose72 text-small">
            <Trans>
              Al cambiarla se cierra tu sesión en los demás dispositivos. Si no recuerdas la actual, cierra
              sesión y pide un enlace en la página de entrada.
            </Trans>
          </p>
          <Button variant="secondary" icon={KeyRound} onClick={() => setOpen(true)}>
            <Trans>Cambiar mi contraseña</Trans>
          </Button>
        </div>
      )}
      <OtherSessions />
    </SettingsSection>
  );
}
