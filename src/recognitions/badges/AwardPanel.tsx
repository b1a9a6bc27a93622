/**
 * One received badge with its message; the reader's own also as a certificate to print and as a digital
 * credential.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { createdVariant } from '#src/lib/longDates.ts';
import { withTexts } from '#src/lib/texts.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { CredentialSection } from '#src/recognitions/credentials/CredentialSection.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';
import { useMe } from '#src/session/me.queries.ts';
import type { Award } from './badges.queries.ts';
import { BadgePicture } from './BadgePicture.tsx';
import { useGiver } from './useGiver.ts';

const Certificate = lazy(() =>
  withTexts(() => import('./Certificate.tsx')).then((file) => ({ default: file.Certificate })),
);

function Told({ award }: { award: Award }): ReactElement {
  const giver = useGiver(award);
  const hasPosts = useModule('recognitions');
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <BadgePicture src={award.badge.imageUrl} size={120} />
      <p className="text-small text-soft">
        {giver === null ? null : (
          <>
            <Trans>De {giver}</Trans>
            <span aria-hidden> · </span>
          </>
        )}
        <time dateTime={award.createdAt}>{createdVariant(award.createdAt)}</time>
      </p>
      {award.message === '' ? (
        <p className="text-body text-soft">{award.badge.description}</p>
      ) : (
        <blockquote className="max-w-prose72 text-body whitespace-pre-line">{award.message}</blockquote>
      )}
      {award.postId !== null && hasPosts ? (
        <Link href={`/post?id=${award.postId}`} asChild>
          <TextLink className="text-small">
            <Trans>Ver la publicación</Trans>
          </TextLink>
        </Link>
      ) : null}
    </div>
  );
}

/** Open while there is an award; keeps the last one during the closing animation. */
export function AwardPanel({
  award,
  onClose,
}: {
  award: Award | undefined;
  onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const me = useMe();
  const [last, setLast] = useState(award);
  if (award !== undefined && award !== last) setLast(award);
  const [prints, setPrints] = useState(false);
  const [hasPrinted, setHasPrinted] = useState(false);
  const shown = award ?? last;
  const isMine = shown !== undefined && shown.user.id === me?.id;
  return (
    <Dialog
      open={award !== undefined}
      onClose={onClose}
      title={shown?.badge.name ?? t`Insignia`}
      placement="side"
    >
      {shown === undefined ? null : (
        <div className="flex flex-col gap-8 pb-4">
          <Told award={shown} />
          {isMine ? (
            <>
              <section
                aria-labelledby="award-certificate"
                className="flex flex-col items-start gap-3 border-t border-line pt-6"
              >
                <h3 id="award-certificate" className="text-h6 font-semibold">
                  <Trans>Certificado</Trans>
                </h3>
                <p className="text-small text-soft">
                  <Trans>
                    Una página con tu nombre, la insignia y sus palabras, para imprimir o guardar.
                  </Trans>
                </p>
                <Button
                  variant="secondary"
                  icon={Printer}
                  onClick={() => {
                    setHasPrinted(true);
                    setPrints(true);
                  }}
                >
                  <Trans>Imprimir certificado</Trans>
                </Button>
              </section>
              <CredentialSection award={shown} />
            </>
          ) : null}
          {hasPrinted ? (
            <Suspense>
              <Certificate award={shown} open={prints} onClose={() => setPrints(false)} />
            </Suspense>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}
