/** The editor of one event: what, when, where, for whom, and how places are given. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { eventLimits, eventPictures } from '#schema/events/events.rules.ts';
import { maxPoints } from '#schema/limits.ts';
import { textLength } from '#schema/limits.parts.ts';
import { EditorFrame } from '#src/admin/EditorFrame.tsx';
import { FormArea, FormField, FormLimit, FormNumber, FormSwitch, FormText } from '#src/admin/FormFields.tsx';
import { OvertakenContext } from '#src/admin/overtaken.context.ts';
import { useDraftForm } from '#src/admin/useDraftForm.ts';
import { useNow } from '#src/lib/useNow.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import type { Me } from '#src/session/me.queries.ts';
import { ChosenFields } from '#src/surveys/admin/launch/AudienceFields.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { eventPictureIcons, type EventPictureName } from '#src/events/EventPicture.tsx';
import type { OpenedEvent } from '#src/events/events.queries.ts';
import { eventDraftPlace, eventFieldNames, EventFields, eventFieldsOf, eventForm } from './eventForm.ts';
import { eventResource } from './eventsAdmin.queries.ts';
import { TimeFields } from './TimeFields.tsx';
import { movedUpBy, WhoHears, WhoMovesUp } from './WhoHears.tsx';

const noPicture = '';

function usePictureNames(): Readonly<Record<EventPictureName, string>> {
  const { t } = useLingui();
  return {
    meeting: t`Reunión`,
    talk: t`Charla`,
    workshop: t`Taller`,
    party: t`Fiesta`,
    birthday: t`Cumpleaños`,
    sport: t`Deporte`,
    volunteering: t`Voluntariado`,
  };
}

function Words({ form: { control } }: { readonly form: UseFormReturn<EventFields> }): ReactElement {
  const { t } = useLingui();
  const names = usePictureNames();
  return (
    <Card className="flex flex-col gap-5">
      <FormText
        control={control}
        name="title"
        label={t`Título`}
        placeholder={t`Taller de cerámica`}
        maxLength={textLength.name}
      />
      <FormArea
        control={control}
        name="description"
        label={t`Descripción`}
        optional
        rows={4}
        maxLength={eventLimits.text}
      />
      <FormField control={control} name="imageKey">
        {({ value, onChange, error }) => (
          <Select<EventPictureName | typeof noPicture>
            label={t`Imagen`}
            value={value ?? noPicture}
            error={error}
            onChange={(next) => onChange(next === noPicture ? null : next)}
            options={[
              { value: noPicture, label: t`Ninguna` },
              ...eventPictures.map((picture) => ({
                value: picture,
                label: names[picture],
                icon: eventPictureIcons[picture],
              })),
            ]}
          />
        )}
      </FormField>
    </Card>
  );
}

function Places({ form: { control } }: { readonly form: UseFormReturn<EventFields> }): ReactElement {
  const { t } = useLingui();
  const { least, most } = eventLimits.promotionHours;
  return (
    <Card className="flex flex-col gap-5">
      <FormLimit
        control={control}
        name="capacity"
        label={t`Lugares`}
        without={t`Sin máximo`}
        usual={20}
        min={1}
        max={eventLimits.capacity}
        hint={t`Con menos lugares que personas inscritas nadie pierde el suyo.`}
      />
      <FormNumber
        control={control}
        name="promotionHours"
        label={t`La lista de espera se mueve hasta`}
        hint={t`Después nadie recibe un lugar sin pedirlo.`}
        min={least}
        max={most}
        suffix={t`horas antes`}
      />
      <FormNumber
        control={control}
        name="points"
        label={t`Puntos por asistir`}
        hint={t`Salen del presupuesto al terminar el evento, una vez por persona. Cero: sin premio.`}
        min={0}
        max={maxPoints}
        step={10}
        suffix={t`puntos`}
      />
      <FormSwitch control={control} name="registrationOpen" label={t`Inscripciones abiertas`} />
      <FormSwitch
        control={control}
        name="showsParticipants"
        label={t`Mostrar quién va`}
        detail={t`Cada persona decide si sus colegas ven su nombre.`}
      />
    </Card>
  );
}

function Audience({ form: { control } }: { readonly form: UseFormReturn<EventFields> }): ReactElement {
  const { t } = useLingui();
  return (
    <Card className="flex flex-col gap-5">
      <FormField control={control} name="audience">
        {({ value: { departmentIds, groupIds, people }, onChange, error }) => (
          <ChosenFields
            audience={{ departmentIds, groupIds, userIds: people.map(({ id }) => id) }}
            people={people}
            onChange={(change, chosen) =>
              onChange({
                departmentIds: [...(change.departmentIds ?? departmentIds)],
                groupIds: [...(change.groupIds ?? groupIds)],
                people: [...(chosen ?? people)],
              })
            }
            errorOf={(field) => (field === 'departmentIds' ? error : undefined)}
            words={{ legend: t`Para quién es`, everybody: t`Para todas las personas activas.` }}
          />
        )}
      </FormField>
    </Card>
  );
}

export interface EventEditorProps {
  /** The current server state; null creates a new event. */
  readonly event: OpenedEvent | null;
  /** A new event begins with the words of this one. */
  readonly copied?: OpenedEvent | undefined;
  readonly me: Pick<Me, 'orgId' | 'id'>;
  /** Also after a save. */
  readonly onClose: () => void;
}

export function EventEditor({ event, copied, me, onClose }: EventEditorProps): ReactElement {
  const { t } = useLingui();
  const { settings } = useOrganization();
  const [following, setFollowing] = useState(false);
  const timezone = settings?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const own = useDraftForm({
    place: eventDraftPlace(me, event?.id ?? copied?.id ?? null),
    shape: EventFields,
    row: eventForm(event),
    id: event?.id ?? null,
    begin: eventFieldsOf(event ?? copied ?? null, event === null, timezone),
    known: eventFieldNames,
    create: eventResource.create,
    update: ({ id, input }, key) =>
      eventResource.update({ id, input: { ...input, ...(following ? { following } : {}) } }, key),
    refresh: eventResource.refresh,
    done: ({ title }) => (event === null ? t`Creaste ${title}.` : t`Guardaste los cambios de ${title}.`),
    onClose,
  });
  const { form, panel } = own;
  const { isDirty, busy, failed, overtaken, onSave } = panel;
  const { startsAt, endsAt, startsOn, endsOn, location, url, title, capacity } = useWatch({
    control: form.control,
  }) as EventFields; // every field has a default value
  const begin = eventFieldsOf(event, false, timezone);
  const tells =
    event !== null &&
    JSON.stringify([startsAt, endsAt, startsOn, endsOn, location, url, title]) !==
      JSON.stringify([
        begin.startsAt,
        begin.endsAt,
        begin.startsOn,
        begin.endsOn,
        begin.location,
        begin.url,
        begin.title,
      ]);
  const now = useNow();
  const movedUp = event === null ? 0 : movedUpBy(event, capacity, now);
  return (
    <EditorFrame
      label={event?.title ?? t`Nuevo evento`}
      back={<Trans>Todos los eventos</Trans>}
      tools={null}
      saveLabel={event === null ? <Trans>Crear el evento</Trans> : <Trans>Guardar</Trans>}
      isRecovered={own.isRecovered}
      {...{ isDirty, busy, failed, onClose, onSave }}
      putBack={own.putBack}
    >
      <OvertakenContext value={overtaken ?? new Map()}>
        {event === null || event.seriesId === null ? null : (
          <Card>
            <Switch
              label={t`Cambiar también los siguientes de la serie`}
              detail={t`Cada uno queda en su día, y se avisa a sus personas. Los anteriores no cambian.`}
              checked={following}
              onChange={setFollowing}
            />
          </Card>
        )}
        <div className="grid gap-6 xl:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-6">
            <Words form={form} />
            <TimeFields form={form} isNew={event === null} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <Places form={form} />
            <Audience form={form} />
          </div>
        </div>
        {tells || movedUp > 0 ? (
          <div
            role="status"
            className="flex flex-col gap-1 rounded-control bg-info-tint px-3 py-2.5 text-small"
          >
            {tells ? (
              <p>
                <WhoHears event={event} />
              </p>
            ) : null}
            {movedUp > 0 ? (
              <p>
                <WhoMovesUp count={movedUp} />
              </p>
            ) : null}
          </div>
        ) : null}
      </OvertakenContext>
    </EditorFrame>
  );
}
