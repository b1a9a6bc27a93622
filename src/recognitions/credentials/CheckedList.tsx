/** The checks of a credential in plain words, as details of the verdict. */
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import type { Check } from './checkCredential.ts';
import type { CredentialShown } from './credentials.queries.ts';

type Outcome = 'yes' | 'no' | 'unknown';

const marks: Readonly<Record<Outcome, readonly [LucideIcon, string]>> = {
  yes: [CircleCheck, 'text-success-text'],
  no: [CircleX, 'text-error-text'],
  unknown: [CircleHelp, 'text-soft'],
};

function Line({ outcome, children }: { outcome: Outcome; children: ReactNode }): ReactElement {
  const [icon, colour] = marks[outcome];
  return (
    <li className="flex items-start gap-3">
      <Icon of={icon} className={`mt-0.5 shrink-0 ${colour}`} />
      <span>{children}</span>
    </li>
  );
}

/** Three independent sentences: signature, content, revocation. */
export function CheckedList({
  check,
  state,
  issuer,
}: {
  check: Check;
  state: CredentialShown['state'];
  issuer: string;
}): ReactElement {
  const signature: Outcome = check === 'sound' ? 'yes' : check === 'altered' ? 'no' : 'unknown';
  return (
    <section aria-labelledby="credential-checked" className="flex flex-col gap-3">
      <h2 id="credential-checked" className="text-h6 font-semibold">
        <Trans>Qué comprobamos</Trans>
      </h2>
      <ul className="flex flex-col gap-2 text-small">
        <Line outcome={signature}>
          {signature === 'yes' ? (
            <Trans>La firma es de {issuer}: se revisó aquí mismo, en tu navegador.</Trans>
          ) : signature === 'no' ? (
            <Trans>La firma no es de {issuer}, o el contenido cambió después de firmarlo.</Trans>
          ) : (
            <Trans>No pudimos revisar si la firma es de {issuer}.</Trans>
          )}
        </Line>
        <Line outcome={signature}>
          {signature === 'yes' ? (
            <Trans>El nombre, la insignia y las palabras que ves son las que se firmaron.</Trans>
          ) : signature === 'no' ? (
            <Trans>Lo que ves no es lo que se firmó.</Trans>
          ) : (
            <Trans>No pudimos comparar lo que ves con lo que se firmó.</Trans>
          )}
        </Line>
        <Line outcome={state === 'valid' ? 'yes' : 'no'}>
          {state === 'valid' ? (
            <Trans>Sigue vigente: nadie la ha revocado.</Trans>
          ) : (
            <Trans>Fue revocada.</Trans>
          )}
        </Line>
      </ul>
    </section>
  );
}
