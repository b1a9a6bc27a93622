/** One address of a list: its label and the topics it receives. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { OrgEmailInput } from '#schema/organization/organizationSettings.endpoints.ts';
import {
  emailTopics,
  organizationLength,
  type EmailKind,
  type EmailTopic,
} from '#schema/organization/organization.rules.ts';
import { FormField, FormSwitch, FormText } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { ChecksField } from '#src/admin/ChecksField.tsx';
import { emailResource, type ListedEmail } from './organizationSettings.queries.ts';
import { listWords, topicWords } from './topicWords.ts';

interface EmailFields {
  email: string;
  label: string;
  topics: EmailTopic[];
  active: boolean;
}

const emailForm = {
  // New and changed addresses share the same schema.
  schema: OrgEmailInput,
  toInput: ({ email, label, topics, active }: EmailFields) => ({
    email: email.trim(),
    label: label.trim() === '' ? null : label.trim(),
    topics,
    active,
  }),
} satisfies RowForm<EmailFields>;

/** `null` adds an address to the list. */
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
  const { form, panel } = usePanelForm({
    row: emailForm,
    id: address?.id ?? null,
    begin: {
      email: address?.email ?? '',
      label: address?.label ?? '',
      topics: address?.topics ?? [],
      active: address?.active ?? true,
    },
    known: ['email', 'label', 'topics'],
    create: ({ active: _active, ...input }, key) => emailResource.create({ kind, ...input }, key),
    update: ({ id, input }, key) => emailResource.update({ id, ...input }, key),
    refresh: emailResource.refresh,
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
      <FormText
        control={control}
        name="email"
        isFirst
        type="email"
        label={t`Correo`}
        placeholder={t`pedidos@empresa.com`}
      />
      <FormText
        control={control}
        name="label"
        label={t`Para qué es`}
        optional
        maxLength={organizationLength.label}
        placeholder={t`Bodega`}
      />
      <FormField control={control} name="topics">
        {(tie) => (
          <ChecksField
            legend={t`De qué se le avisa`}
            hint={
              tie.value.length === 0 ? (
                <Trans>Sin elegir ninguno, se le avisa de todo.</Trans>
              ) : (
                <Trans>Solo de lo elegido.</Trans>
              )
            }
            options={emailTopics[kind].map((value) => ({ value, label: i18n._(topicWords[value]) }))}
            {...tie}
          />
        )}
      </FormField>
      {address === null ? null : (
        <FormSwitch
          control={control}
          name="active"
          label={t`Activa`}
          detail={(isOn) => (isOn ? t`Se le escribe.` : t`Se queda en la lista y no se le escribe.`)}
        />
      )}
    </FormPanel>
  );
}
