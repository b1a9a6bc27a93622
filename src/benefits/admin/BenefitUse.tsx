/** Who asked for a benefit, by department; departments with too few people are only counted. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { useWording } from '#src/forms/useWording.ts';
import { BarsAgainst } from '#src/plots/BarsAgainst.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { benefitResource, type AdminBenefit } from './benefitsAdmin.queries.ts';

const shareOf = ({ asked, people }: { readonly asked: number; readonly people: number }): number =>
  people === 0 ? 0 : asked / people;

export function BenefitUse({
  benefit,
  open,
  onClose,
}: DialogTie & { readonly benefit: AdminBenefit }): ReactElement {
  const { t } = useLingui();
  const name = useWording()(benefit.name, benefit.nameEn);
  const query = useQuery(benefitResource.use(benefit.id));
  return (
    <Dialog open={open} onClose={onClose} title={t`Uso por departamento`} description={name} size="large">
      <QueryBoundary
        query={query}
        label={t`Cargando el uso`}
        skeleton={<Skeleton className="h-64 w-full rounded-card" />}
        what={<Trans>No pudimos cargar el uso.</Trans>}
      >
        {({ departments, hidden }) => (
          <div className="flex flex-col gap-4">
            <BarsAgainst
              title={t`Personas que lo pidieron`}
              facts={{ n: null, from: null, to: null, filter: null }}
              names={{ value: t`Lo pidieron`, total: t`Personas` }}
              rows={departments
                .toSorted((one, other) => shareOf(other) - shareOf(one))
                .map(({ name: label, asked, people }) => ({ id: label, label, value: asked, total: people }))}
            />
            {hidden === 0 ? null : (
              <p className="text-small text-soft">
                <Plural
                  value={hidden}
                  one="# departamento tiene muy pocas personas y no se muestra."
                  other="# departamentos tienen muy pocas personas y no se muestran."
                />
              </p>
            )}
          </div>
        )}
      </QueryBoundary>
    </Dialog>
  );
}
