/** Actions of a digital credential: the explanation, its URL, its files, and permanent revocation. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, Copy, ExternalLink, FileBadge } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { toasts } from '#src/lib/toasts.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { badgeQueries, putAward, type Award } from '#src/recognitions/badges/badges.queries.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CredentialFiles } from './CredentialFiles.tsx';
import { credentialAddress, issueCredential, revokeCredential } from './credentials.queries.ts';

function Taken({ award, credentialId }: { award: Award; credentialId: string }): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const [asks, setAsks] = useState(false);
  const address = credentialAddress(credentialId);
  const revoke = useMutation({
    mutationKey: ['credentials', 'revoke'],
    mutationFn: () => revokeCredential(award.id),
    onSuccess: (next) => {
      setAsks(false);
      putAward(cache, next);
      void cache.invalidateQueries({ queryKey: ['credentials', credentialId] });
      toasts.raise({ severity: 'success', text: t`Revocaste la credencial.` });
    },
  });
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => toasts.raise({ severity: 'success', text: t`Enlace copiado.` }),
      () =>
        toasts.raise({ severity: 'warning', text: t`No pudimos copiarlo. Selecciona el enlace y cópialo.` }),
    );
  };
  return (
    <>
      <TextField
        label={t`Enlace público`}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        hint={t`Quien tenga el enlace puede ver la insignia, tu nombre y sus palabras, y comprobar que es auténtica.`}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={Copy} onClick={copy}>
          <Trans>Copiar enlace</Trans>
        </Button>
        <LinkButton icon={ExternalLink} href={address} target="_blank" rel="noopener">
          <Trans>Ver página pública</Trans>
        </LinkButton>
        <CredentialFiles credentialId={credentialId} name={award.badge.name} />
      </div>
      <Button
        variant="quiet"
        icon={Ban}
        onClick={() => setAsks(true)}
        className="self-start text-error-text!"
      >
        <Trans>Revocar</Trans>
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => {
          setAsks(false);
          revoke.reset();
        }}
        title={t`¿Revocar la credencial de «${award.badge.name}»?`}
        confirmLabel={t`Revocar para siempre`}
        busy={revoke.isPending}
        failed={whyFailed(revoke.error)}
        onConfirm={() => revoke.mutate()}
      >
        <Trans>
          Su página dirá que ya no es válida, y esta insignia no podrá tener otra credencial. No se puede
          deshacer. La insignia sigue siendo tuya.
        </Trans>
      </ConfirmDialog>
    </>
  );
}

function NotTaken({ award }: { award: Award }): ReactElement {
  const cache = useQueryClient();
  const issue = useMutation({
    mutationKey: ['credentials', 'issue'],
    mutationFn: () => issueCredential(award.id),
    onSuccess: (next) => putAward(cache, next),
    // The credential may have been revoked in the meantime, so the wall is read again.
    onError: () => void cache.invalidateQueries({ queryKey: badgeQueries.awards().queryKey }),
  });
  const failed = whyFailed(issue.error);
  return (
    <>
      <Button variant="secondary" icon={FileBadge} busy={issue.isPending} onClick={() => issue.mutate()}>
        <Trans>Obtener credencial</Trans>
      </Button>
      {failed === null ? null : <FieldError>{failed}</FieldError>}
    </>
  );
}

/** For the holder's own award. */
export function CredentialSection({ award }: { award: Award }): ReactElement {
  const { credentialId, credentialRevoked: isRevoked } = award;
  return (
    <section
      aria-labelledby="award-credential"
      className="flex flex-col items-start gap-3 border-t border-line pt-6 [&>:has(input)]:w-full"
    >
      <h3 id="award-credential" className="flex flex-wrap items-center gap-3 text-h6 font-semibold">
        <Trans>Credencial digital</Trans>
        {isRevoked ? (
          <StatusTag severity="warning">
            <Trans>Revocada</Trans>
          </StatusTag>
        ) : null}
      </h3>
      <p className="text-small text-soft">
        {isRevoked ? (
          <Trans>Esta credencial fue revocada para siempre. La insignia sigue siendo tuya.</Trans>
        ) : (
          <Trans>
            Lleva tu insignia a tu perfil profesional o a tu currículum. Va firmada por tu organización con el
            estándar Open Badges 3.0, así que cualquiera puede comprobar que es auténtica.
          </Trans>
        )}
      </p>
      {isRevoked ? (
        credentialId === null ? null : (
          <LinkButton
            icon={ExternalLink}
            href={credentialAddress(credentialId)}
            target="_blank"
            rel="noopener"
          >
            <Trans>Ver página pública</Trans>
          </LinkButton>
        )
      ) : credentialId === null ? (
        <NotTaken award={award} />
      ) : (
        <Taken award={award} credentialId={credentialId} />
      )}
    </section>
  );
}
