/** The fields of a send: its words, to whom, by which channels, when, and whether readers confirm. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { fileRules } from '#schema/files/files.rules.ts';
import {
  communicationChannels,
  communicationLimits,
  type CommunicationAudience,
  type CommunicationTiming,
} from '#schema/communications/communications.rules.ts';
import { departmentQueries } from '#src/departments/departments.queries.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { FileField } from '#src/ui/FileField.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { RemovableChip } from '#src/ui/RemovableChip.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { groupResource } from './communicationsAdmin.queries.ts';
import type { SendFields } from './sendForm.ts';
import { useChannelWords } from './useChannelWords.ts';

export interface SendFieldsProps {
  readonly fields: SendFields;
  readonly files: readonly File[];
  readonly disabled: boolean;
  /** Errors by the name of the field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly mayBeCritical: boolean;
  readonly onChange: (change: Partial<SendFields>) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onNewGroup: () => void;
}

function Words({ fields, files, errors, onChange, onFiles }: SendFieldsProps): ReactElement {
  const { t } = useLingui();
  const { types, maxBytes } = fileRules['comm-attachment'];
  return (
    <Card className="flex flex-col gap-5">
      <TextField
        label={t`Título`}
        value={fields.title}
        onChange={({ currentTarget: { value } }) => onChange({ title: value })}
        maxLength={communicationLimits.title}
        autoComplete="off"
        error={errors['title']}
      />
      <TextArea
        label={t`Mensaje`}
        optional
        rows={6}
        value={fields.message}
        onChange={({ currentTarget: { value } }) => onChange({ message: value })}
        maxLength={communicationLimits.message}
        error={errors['message']}
      />
      <FileField
        label={t`Archivos`}
        optional
        multiple
        accept={types.join()}
        maxBytes={maxBytes}
        error={errors['attachments']}
        onFiles={(next) => onFiles([...files, ...next].slice(0, communicationLimits.attachments))}
      />
      {files.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2">
          {files.map((file) => (
            <li key={`${file.name}-${file.lastModified}`}>
              <RemovableChip
                removeLabel={t`Quitar ${file.name}`}
                onRemove={() => onFiles(files.filter((one) => one !== file))}
              >
                {file.name}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Audience({ fields, errors, onChange, onNewGroup }: SendFieldsProps): ReactElement {
  const { t } = useLingui();
  const groups = useQuery({ ...groupResource.list(), enabled: fields.audience === 'group' });
  const departments = useQuery({ ...departmentQueries.list(), enabled: fields.audience === 'department' });
  return (
    <Card className="flex flex-col gap-5">
      <RadioCards<CommunicationAudience>
        legend={t`Para quién`}
        columns={1}
        value={fields.audience}
        onChange={(audience) => onChange({ audience })}
        options={[
          { value: 'all', label: t`Toda la organización` },
          { value: 'group', label: t`Un grupo` },
          { value: 'department', label: t`Un departamento` },
        ]}
      />
      {fields.audience === 'group' ? (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-48 flex-1">
            <Select
              label={t`Grupo`}
              value={fields.groupId}
              placeholder={t`Elige un grupo`}
              onChange={(groupId) => onChange({ groupId })}
              options={(groups.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              error={errors['id']}
            />
          </div>
          <Button variant="secondary" icon={Plus} onClick={onNewGroup}>
            <Trans>Crear grupo</Trans>
          </Button>
        </div>
      ) : null}
      {fields.audience === 'department' ? (
        <Select
          label={t`Departamento`}
          value={fields.departmentId}
          placeholder={t`Elige un departamento`}
          onChange={(departmentId) => onChange({ departmentId })}
          options={(departments.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          error={errors['departmentId']}
        />
      ) : null}
      {groups.isError || departments.isError ? (
        <FieldError>{t`No pudimos cargar las opciones. Vuelve a intentarlo en un momento.`}</FieldError>
      ) : null}
    </Card>
  );
}

function Channels({ fields: { channels }, errors, onChange }: SendFieldsProps): ReactElement {
  const { t } = useLingui();
  const words = useChannelWords();
  return (
    <Card>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1.5 text-small font-semibold">{t`Canales`}</legend>
        {communicationChannels.map((channel) => (
          <Checkbox
            key={channel}
            label={words[channel].name}
            detail={words[channel].detail}
            checked={channels.includes(channel)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                channels: checked ? [...channels, channel] : channels.filter((one) => one !== channel),
              })
            }
          />
        ))}
        {errors['channels'] === undefined ? null : <FieldError>{errors['channels']}</FieldError>}
      </fieldset>
    </Card>
  );
}

function Times({ fields, errors, mayBeCritical, onChange }: SendFieldsProps): ReactElement {
  const { t } = useLingui();
  const { timing, moment, until, asksAcknowledgement, critical, remindAfter } = fields;
  return (
    <Card className="flex flex-col gap-5">
      <RadioCards<CommunicationTiming>
        legend={t`Cuándo`}
        columns={1}
        value={timing}
        onChange={(next) => onChange({ timing: next })}
        options={[
          { value: 'now', label: t`Ahora`, detail: t`Diez segundos para deshacer.` },
          { value: 'at', label: t`A una hora`, detail: t`Al mismo tiempo para todas las personas.` },
          { value: 'local', label: t`A la hora de cada quien`, detail: t`La misma hora en cada zona.` },
        ]}
      />
      {timing === 'now' ? null : (
        <TextField
          type="datetime-local"
          label={timing === 'local' ? t`Día y hora de cada persona` : t`Día y hora`}
          value={moment}
          onChange={({ currentTarget: { value } }) => onChange({ moment: value })}
          error={errors['sendAt'] ?? errors['localAt']}
        />
      )}
      <TextField
        type="datetime-local"
        label={t`Hasta cuándo se muestra`}
        optional
        hint={t`Después sale del inicio y de las novedades.`}
        value={until}
        onChange={({ currentTarget: { value } }) => onChange({ until: value })}
        error={errors['until']}
      />
      <Switch
        label={t`Pedir "Leído y entendido"`}
        detail={t`Recordamos solo a quienes falten, a los ${remindAfter.join(', ')} días.`}
        checked={asksAcknowledgement}
        onChange={(next) => onChange({ asksAcknowledgement: next })}
      />
      {mayBeCritical ? (
        <Switch
          label={t`Crítico: avisar también fuera de horario`}
          detail={t`Solo para lo que no puede esperar a la mañana.`}
          checked={critical}
          onChange={(next) => onChange({ critical: next })}
        />
      ) : null}
    </Card>
  );
}

export function SendFieldsForm(props: SendFieldsProps): ReactElement {
  return (
    <fieldset disabled={props.disabled} className="flex min-w-0 flex-col gap-4">
      <Words {...props} />
      <Audience {...props} />
      <Channels {...props} />
      <Times {...props} />
    </fieldset>
  );
}
