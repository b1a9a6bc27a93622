/** The certificate of a program: who finished it, when, and its number. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import type { ReactElement } from 'react';
import { useWording } from '#src/forms/useWording.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { CertificateDialog } from '#src/organization/certificate/CertificateDialog.tsx';
import { CertificateSheet } from '#src/organization/certificate/CertificateSheet.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { programQueries } from './programs.queries.ts';

export function ProgramCertificate({
  id,
  open,
  onClose,
}: {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const language = useLanguage();
  const query = useQuery(programQueries.certificate(id));
  return (
    <CertificateDialog open={open} onClose={onClose}>
      <QueryBoundary
        query={query}
        label={t`Cargando el certificado`}
        skeleton={<Skeleton className="aspect-[297/210] w-full" />}
        what={<Trans>No pudimos cargar el certificado.</Trans>}
      >
        {({ name, nameEn, person, lessons, finishedAt, number }) => (
          <CertificateSheet
            picture={
              <GraduationCap
                aria-hidden
                strokeWidth={1.25}
                className="certificate-badge text-(--brand-text)"
              />
            }
            person={person}
            why={<Trans>por haber terminado el programa</Trans>}
            title={say(name, nameEn)}
            words={lessons === 0 ? '' : t`${plural(lessons, { one: '# lección', other: '# lecciones' })}`}
            facts={[
              {
                name: <Trans>Fecha</Trans>,
                value: formatter(localeOf(language), { dateStyle: 'long' }).format(new Date(finishedAt)),
              },
              { name: <Trans>Número</Trans>, value: number },
            ]}
          />
        )}
      </QueryBoundary>
    </CertificateDialog>
  );
}
