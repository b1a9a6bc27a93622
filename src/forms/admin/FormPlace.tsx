/** One form by its id in the address, with its loading and error states. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { OneItem } from '#src/admin/OneItem.tsx';
import { formResource, type AdminForm } from '#src/forms/formsAdmin.queries.ts';

export function FormPlace({
  id,
  ...rest
}: {
  readonly id: string;
  readonly onClose: () => void;
  readonly children: (form: AdminForm) => ReactElement;
}): ReactElement {
  const { t } = useLingui();
  return (
    <OneItem
      query={useQuery(formResource.one(id))}
      failed={t`No pudimos cargar este formulario.`}
      gone={<Trans>Este formulario ya no existe.</Trans>}
      back={<Trans>Todos los formularios</Trans>}
      {...rest}
    />
  );
}
