/** The first step: the kind of the list, and its file. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, UserMinus, UserPlus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { SheetKind } from '#machines/peopleImport.setup.ts';
import { importLimits } from '#schema/users/imports.rules.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { FileField } from '#src/ui/FileField.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { AttemptFailed } from './AttemptFailed.tsx';
import { ColumnsHelp } from './ColumnsHelp.tsx';
import { fieldWords } from './importWords.ts';
import type { PartProps } from './parts.ts';
import { EncodingChoice } from './ReadAs.tsx';
import { saveTable, templateTable } from './sheetFiles.ts';

function Template({ kind }: { readonly kind: SheetKind }): ReactElement {
  const { t, i18n } = useLingui();
  const [failed, setFailed] = useState(false);
  const save = (): void => {
    setFailed(false);
    const name = kind === 'create' ? t`plantilla-personas` : t`plantilla-bajas`;
    saveTable(
      templateTable(kind, (field) => i18n._(fieldWords[field])),
      name,
    ).catch(() => setFailed(true));
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="quiet" icon={Download} className="-ms-3" onClick={save}>
        <Trans>Descargar la plantilla</Trans>
      </Button>
      {failed ? (
        <FieldError>
          <Trans>No se descargó la plantilla. Revisa tu conexión y vuelve a intentarlo.</Trans>
        </FieldError>
      ) : null}
    </div>
  );
}

/** Accepts a drop or a file from the button. */
export function ChooseStep({ actor, state }: PartProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { kind, file, error } = state.context;
  const most = formatNumber(importLimits.rows, language);
  const name = file?.name ?? '';
  return (
    <div className="flex flex-col gap-6">
      <Card as="section" className="flex flex-col gap-6">
        <h2 className="sr-only" tabIndex={-1} data-step>
          <Trans>Elegir la lista</Trans>
        </h2>
        <RadioCards<SheetKind>
          legend={t`¿Para qué es la lista?`}
          columns={2}
          value={kind}
          onChange={(chosen) => actor.send({ type: 'kind.chosen', kind: chosen })}
          options={[
            {
              value: 'create',
              label: t`Agregar y actualizar`,
              detail: t`Quien no está se crea; quien ya está cambia en lo que diga la lista.`,
              icon: UserPlus,
            },
            {
              value: 'deactivate',
              label: t`Desactivar`,
              detail: t`Quien aparece en la lista pierde el acceso. Basta con su correo.`,
              icon: UserMinus,
            },
          ]}
        />
        <AttemptFailed of={error}>
          <Trans>No pudimos leer «{name}».</Trans>
        </AttemptFailed>
        {error?.reasons?.some(({ code }) => code === 'sheet_encoding') === true ? (
          <EncodingChoice
            value={state.context.reading.encoding ?? null}
            onChoose={(reading) => actor.send({ type: 'reading.changed', reading })}
          />
        ) : error === null ? null : (
          <div>
            <Button variant="secondary" onClick={() => actor.send({ type: 'retry.pressed' })}>
              <Trans>Reintentar con el mismo archivo</Trans>
            </Button>
          </div>
        )}
        <FileField
          label={t`Lista de personas`}
          hint={t`Excel (.xlsx) o CSV, hasta ${most} filas. Nada cambia hasta que lo confirmes.`}
          accept=".xlsx,.csv"
          maxBytes={importLimits.bytes}
          onFiles={([chosen]) => {
            if (chosen !== undefined) actor.send({ type: 'file.chosen', file: chosen });
          }}
        />
        <Template kind={kind} />
      </Card>
      {kind === 'create' ? <ColumnsHelp /> : null}
    </div>
  );
}
