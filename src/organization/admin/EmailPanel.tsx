/** One address of a list: what it is for and what it is told of. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import { OrgEmailChange, OrgEmailInput } from '#schema/organization/organizationSettings.endpoints.ts';
import {
  emailTopics,
  organizationLength,
  type EmailKind,
  type EmailTopic,
} from '#schema/organization/organization.rules.ts';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import {
  organizationSettingsWrites,
  refreshEmails,
  type ListedEmail,
} from './organizationSettings.queries.ts';
import { listWords, topicWords } from './topicWords.ts';

interface EmailFields {
  email: string;
  label: string;
  topics: EmailTopic[];
  active: boolean;
}

const wordsOf = ({ email, label, topics }: EmailFields) => ({
  email: email.trim(),
  label: label.trim() === '' ? null : label.trim(),
  topics,
});

/** Null adds one to the list. */
export function EmailPanel({
  kind,
  address,
  open,
  onClose,
}: {
  readonly kind: EmailKind;
  readonly address: ListedEmail | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const { form, panel } = usePanelForm<EmailFields>({
    row: {
      schema: address === null ? OrgEmailInput : OrgEmailChange,
      toInput: (fields) =>
        address === null ? wordsOf(fields) : { id: address.id, ...wordsOf(fields), active: fields.active },
    },
    begin: {
      email: address?.email ?? '',
      label: address?.label ?? '',
      topics: address?.topics ?? [],
      active: address?.active ?? true,
    },
    known: ['email', 'label', 'topics'],
    write: (fields, key) =>
      address === null
        ? organizationSettingsWrites.addEmail({ kind, ...wordsOf(fields) }, key)
        : organizationSettingsWrites.updateEmail(
            { id: address.id, ...wordsOf(fields), active: fields.active },
            key,
          ),
    refresh: refreshEmails,
    done: ({ email }) =>
      address === null ? t`Agregaste ${email} a la lista.` : t`Guardaste los cambios de ${email}.`,
    onClose,
  });
  const { control } = form;
  return (
    <FormPanel
      {...panel}
      open={open}
      title={address === null ? t`Nueva dirección` : address.email}
      description={i18n._(listWords[kind].name)}
      saveLabel={address === null ? t`Agregar` : undefined}
    >
      <Controller
        control={control}
        name="email"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            data-autofocus
            type="email"
            label={t`Correo`}
            autoComplete="off"
            placeholder={t`pedidos@empresa.com`}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="label"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={t`Para qué es`}
            optional
            maxLength={organizationLength.label}
            autoComplete="off"
            placeholder={t`Bodega`}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="topics"
        render={({ field }) => (
          <fieldset className="min-w-0">
            <legend className="text-small font-semibold">
              <Trans>De qué se le avisa</Trans>
            </legend>
            <p className="text-small text-soft">
              {field.value.length === 0 ? (
                <Trans>Sin elegir ninguno, se le avisa de todo.</Trans>
              ) : (
                <Trans>Solo de lo elegido.</Trans>
              )}
            </p>
            <div className="mt-1 flex flex-col">
              {emailTopics[kind].map((topic) => (
                <Checkbox
                  key={topic}
                  label={i18n._(topicWords[topic])}
                  checked={field.value.includes(topic)}
                  onChange={({ currentTarget: { checked } }) =>
                    field.onChange(
                      checked ? [...field.value, topic] : field.value.filter((one) => one !== topic),
                    )
                  }
                />
              ))}
            </div>
          </fieldset>
        )}
      />
      {address === null ? null : (
        <Controller
          control={control}
          name="active"
          render={({ field }) => (
            <Switch
              label={t`Activa`}
              detail={field.value ? t`Se le escribe.` : t`Se queda en la lista y no se le escribe.`}
              checked={field.value}
              onChange={field.onChange}
            />
          )}
        />
      )}
    </FormPanel>
  );
}
