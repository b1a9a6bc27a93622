/** Help about the columns of a list. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { importFields, requiredFields } from '#schema/users/imports.rules.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { fieldHints, fieldWords } from './importWords.ts';

/** Collapsed by default: most lists have clear headers. */
export function ColumnsHelp(): ReactElement {
  const { i18n } = useLingui();
  return (
    <details className="group rounded-card border border-line bg-card">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-card px-5 py-4 font-semibold hover:bg-subtle [&::-webkit-details-marker]:hidden">
        <Trans>Qué columnas puede tener</Trans>
        <Icon of={ChevronDown} className="shrink-0 text-soft group-open:rotate-180" />
      </summary>
      <div className="px-5 pb-5">
        <p className="max-w-prose72 text-small text-soft">
          <Trans>
            El orden da igual y los nombres no tienen que ser estos: los reconocemos, y puedes decir qué es
            cada columna. Una celda vacía deja lo que ya estaba.
          </Trans>
        </p>
        <dl className="mt-3 grid gap-x-8 wide:grid-cols-2">
          {importFields.map((field) => (
            <div key={field} className="border-t border-line py-2.5 text-small">
              <dt className="font-semibold">
                {i18n._(fieldWords[field])}
                {requiredFields.create.includes(field) ? (
                  <span className="ms-1.5 font-normal text-soft">
                    (<Trans>necesaria</Trans>)
                  </span>
                ) : null}
              </dt>
              <dd className="text-soft">{i18n._(fieldHints[field])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
