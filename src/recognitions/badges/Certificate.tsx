/** The certificate of a badge. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatter, localeOf } from '#src/lib/dates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { CertificateDialog } from '#src/organization/certificate/CertificateDialog.tsx';
import { CertificateSheet } from '#src/organization/certificate/CertificateSheet.tsx';
import { nameOf } from '#src/people/personName.ts';
import type { Award } from './badges.queries.ts';
import { BadgePicture } from './BadgePicture.tsx';
import { useGiver } from './useGiver.ts';

/** Its preview and its print button. */
export function Certificate({
  award,
  open,
  onClose,
}: {
  award: Award;
  open: boolean;
  onClose: () => void;
}): ReactElement {
  const language = useLanguage();
  const giver = useGiver(award);
  const { badge, message, createdAt, user } = award;
  return (
    <CertificateDialog open={open} onClose={onClose}>
      <CertificateSheet
        picture={
          badge.imageUrl === null ? (
            <BadgePicture src={null} size={96} />
          ) : (
            <img src={badge.imageUrl} alt="" className="certificate-badge" />
          )
        }
        person={nameOf(user)}
        why={<Trans>por haber recibido la insignia</Trans>}
        title={badge.name}
        words={message === '' ? badge.description : message}
        facts={[
          {
            name: <Trans>Fecha</Trans>,
            value: formatter(localeOf(language), { dateStyle: 'long' }).format(new Date(createdAt)),
          },
          ...(giver === null ? [] : [{ name: <Trans>De parte de</Trans>, value: giver }]),
        ]}
      />
    </CertificateDialog>
  );
}
