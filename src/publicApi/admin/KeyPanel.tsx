/** A new key: its name, its scopes and its expiry. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiError } from '#schema/errors.ts';
import { apiScopes } from '#schema/permissions.ts';
import { apiKeyLimits } from '#schema/publicApi/publicApi.rules.ts';
import { ChecksField } from '#src/admin/ChecksField.tsx';
import { FormDay, FormField, FormSelect, FormText } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { onlyCreates } from '#src/admin/onlyCreates.ts';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { beginning, keyForm, terms, type Term } from './keyForm.ts';
import { keyResource } from './keys.queries.ts';
import { scopeWords } from './keyWords.ts';

const known = ['name', 'scopes', 'day'] as const;

interface KeyPanelProps {
  readonly open: boolean;
  /** Today in the time zone of the organisation. */
  readonly today: string;
  /** Receives the secret. This panel does not keep it. */
  readonly onMade: (name: string, secret: string) => void;
  /** The key was created, but the answer with the secret was lost. */
  readonly onLost: (name: string) => void;
  readonly onClose: () => void;
}

/** The mutation result is empty, so no cache holds the secret. Only `onMade` receives it. */
export function KeyPanel({ open, today, onMade, onLost, onClose }: KeyPanelProps): ReactElement {
  const { t, i18n } = useLingui();
  const { form, panel } = usePanelForm({
    ...onlyCreates,
    row: keyForm(today),
    begin: beginning,
    known,
    create: async (input, key) => {
      try {
        onMade(input.name, (await keyResource.create(input, key)).key);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'already_answered') throw error;
        onLost(input.name);
      }
    },
    refresh: keyResource.refresh,
    onClose,
  });
  const { control } = form;
  const term = useWatch({ control, name: 'term' });
  const termWords: Readonly<Record<Term, string>> = {
    '30': t`30 días`,
    '90': t`90 días`,
    '365': t`365 días`,
    day: t`Hasta una fecha`,
    never: t`Sin vencimiento`,
  };
  return (
    <FormPanel
      open={open}
      title={t`Nueva clave`}
      description={<Trans>La verás una sola vez, al crearla.</Trans>}
      saveLabel={t`Crear clave`}
      {...panel}
    >
      <FormText
        control={control}
        name="name"
        isFirst
        label={t`Nombre`}
        hint={t`Para reconocerla: qué programa la usa.`}
        placeholder={t`Nómina`}
        maxLength={apiKeyLimits.name}
      />
      <FormField control={control} name="scopes">
        {(tie) => (
          <ChecksField
            legend={t`Qué puede hacer`}
            options={apiScopes.map((value) => ({
              value,
              label: i18n._(scopeWords[value].label),
              detail: i18n._(scopeWords[value].detail),
            }))}
            {...tie}
          />
        )}
      </FormField>
      <FormSelect
        control={control}
        name="term"
        label={t`Cuánto dura`}
        options={terms.map((value) => ({ value, label: termWords[value] }))}
      />
      {term === 'day' ? (
        <FormDay control={control} name="day" label={t`Último día`} hint={t`Ese día incluido.`} min={today} />
      ) : null}
      {term === 'never' ? (
        <p role="status" className="rounded-control bg-warning-tint px-3 py-2.5 text-small">
          <Trans>
            Una clave sin vencimiento sirve hasta que alguien la revoque, también si se pierde. Es mejor
            renovarla cada cierto tiempo.
          </Trans>
        </p>
      ) : null}
    </FormPanel>
  );
}
