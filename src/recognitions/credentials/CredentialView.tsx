/** The content of a credential, and the result of its verification in this browser. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { createdVariant } from '#src/lib/longDates.ts';
import { BadgePicture } from '#src/recognitions/badges/BadgePicture.tsx';
import { Card } from '#src/ui/Card.tsx';
import { classes } from '#src/ui/classes.ts';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { Check } from './checkCredential.ts';
import { CheckedList } from './CheckedList.tsx';
import { CredentialFiles } from './CredentialFiles.tsx';
import type { CredentialShown } from './credentials.queries.ts';

/** The overall result. */
type Verdict = 'valid' | 'revoked' | 'altered' | 'unchecked';

const verdictOf = (state: CredentialShown['state'], check: Check): Verdict =>
  check === 'altered'
    ? 'altered'
    : state === 'revoked'
      ? 'revoked'
      : check === 'sound'
        ? 'valid'
        : 'unchecked';

const looks: Readonly<
  Record<Verdict, { readonly icon: LucideIcon; readonly tint: string; readonly text: string }>
> = {
  valid: { icon: CircleCheck, tint: 'bg-success-tint', text: 'text-success-text' },
  revoked: { icon: TriangleAlert, tint: 'bg-warning-tint', text: 'text-warning-text' },
  altered: { icon: CircleX, tint: 'bg-error-tint', text: 'text-error-text' },
  unchecked: { icon: Info, tint: 'bg-info-tint', text: 'text-info-text' },
};

function words(verdict: Verdict, day: string): readonly [ReactNode, ReactNode] {
  switch (verdict) {
    case 'valid':
      return [
        <Trans key="title">Credencial válida</Trans>,
        <Trans key="words">Es auténtica, nadie la cambió y sigue vigente.</Trans>,
      ];
    case 'revoked':
      return [
        <Trans key="title">Credencial revocada</Trans>,
        day === '' ? (
          <Trans key="words">Fue entregada, pero ya no es válida.</Trans>
        ) : (
          <Trans key="words">Fue entregada, pero no es válida desde el {day}.</Trans>
        ),
      ];
    case 'altered':
      return [
        <Trans key="title">No es auténtica</Trans>,
        <Trans key="words">La firma no corresponde a lo que dice. No confíes en esta credencial.</Trans>,
      ];
    case 'unchecked':
      return [
        <Trans key="title">No pudimos comprobarla</Trans>,
        <Trans key="words">
          Este navegador no puede revisar la firma desde aquí. Abre el enlace con https o en otro navegador.
        </Trans>,
      ];
  }
}

function VerdictBand({ verdict, day }: { verdict: Verdict; day: string }): ReactElement {
  const { icon, tint, text } = looks[verdict];
  const [title, sentence] = words(verdict, day);
  return (
    <div
      role="status"
      className={classes('flex animate-appear items-start gap-4 rounded-card border border-line p-5', tint)}
    >
      <Icon of={icon} size={32} className={classes('shrink-0', text)} />
      <div>
        <h2 className="text-h5 font-semibold">{title}</h2>
        <p className="text-body">{sentence}</p>
      </div>
    </div>
  );
}

/** Shows the content at once, and the verdict after the verification. */
export function CredentialView({ credential }: { credential: CredentialShown }): ReactElement {
  const { t } = useLingui();
  const { badge, holder, issuer } = credential;
  // Fetches the chunk with the cryptography; if that fails, the result is `unchecked`.
  const check = useQuery({
    queryKey: ['credentials', credential.id, 'check', credential.jwt],
    queryFn: (): Promise<Check> =>
      import('./checkCredential.ts').then(
        (file) => file.checkCredential(credential),
        () => 'unchecked',
      ),
    staleTime: Infinity,
    retry: false,
  });
  const found = check.data;
  const revokedOn = credential.revokedAt === null ? '' : createdVariant(credential.revokedAt);
  return (
    <div className="flex flex-col gap-6">
      {found === undefined ? (
        <div aria-busy>
          <output className="sr-only">
            <Trans>Comprobando la firma</Trans>
          </output>
          <Skeleton className="h-22 rounded-card!" />
        </div>
      ) : (
        <VerdictBand verdict={verdictOf(credential.state, found)} day={revokedOn} />
      )}
      <Card as="section" className="flex flex-col items-center gap-6 wide:p-10!" aria-label={badge.name}>
        <BadgePicture src={badge.imageUrl} size={120} />
        <div className="text-center">
          <p className="text-small text-soft">
            <Trans>{issuer.name} reconoce a</Trans>
          </p>
          <p className="text-h3 font-bold text-balance">{holder.name}</p>
          <p className="mt-3 text-small text-soft">
            <Trans>con la insignia</Trans>
          </p>
          <p className="text-h5 font-semibold text-balance">{badge.name}</p>
        </div>
        {credential.reason === '' ? null : (
          <blockquote className="max-w-prose72 text-center text-body whitespace-pre-line">
            {credential.reason}
          </blockquote>
        )}
        <div className="w-full border-t border-line pt-6">
          <DescriptionList
            columns={2}
            items={[
              ...(badge.description === ''
                ? []
                : [{ id: 'badge', term: t`Qué significa`, value: badge.description }]),
              { id: 'issuer', term: t`Quién la entrega`, value: issuer.name },
              { id: 'awarded', term: t`Insignia recibida`, value: createdVariant(credential.awardedAt) },
              { id: 'issued', term: t`Credencial emitida`, value: createdVariant(credential.issuedAt) },
              ...(revokedOn === '' ? [] : [{ id: 'revoked', term: t`Revocada`, value: revokedOn }]),
            ]}
          />
        </div>
      </Card>
      {found === undefined ? null : (
        <CheckedList check={found} state={credential.state} issuer={issuer.name} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[48ch] text-small text-soft">
          <Trans>
            Sigue el estándar Open Badges 3.0, así que también se puede comprobar en otros sitios.
          </Trans>
        </p>
        <CredentialFiles credentialId={credential.id} name={badge.name} />
      </div>
    </div>
  );
}
