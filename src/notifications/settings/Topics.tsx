/** The topics that the user can switch, and the ones that are always on. */
import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { Fragment, type ReactElement } from 'react';
import type { NotificationSettings } from '#schema/notifications/notifications.endpoints.ts';
import { digestHours, type NotificationTopic } from '#schema/notifications/notifications.rules.ts';
import type { ModuleFlag } from '#schema/modules.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { useSettingsChange } from './useSettings.ts';

interface Topic {
  readonly id: NotificationTopic;
  readonly label: string;
  readonly detail: string;
  /** The module of the topic; if it is off, there are no such notifications. */
  readonly module?: ModuleFlag;
}

function useTopics(): readonly Topic[] {
  const { t } = useLingui();
  return [
    {
      id: 'comment',
      label: t`Comentarios`,
      detail: t`Alguien comenta una publicación tuya o responde a lo que dijiste.`,
    },
    { id: 'reaction', label: t`Reacciones`, detail: t`Alguien reacciona a una publicación tuya.` },
    {
      id: 'birthday',
      label: t`Tu cumpleaños`,
      detail: t`Tu equipo ya puede felicitarte.`,
      module: 'birthdays',
    },
    {
      id: 'anniversary',
      label: t`Tu aniversario`,
      detail: t`Cumples un año más en la organización.`,
      module: 'anniversary',
    },
    {
      id: 'poll',
      label: t`Tus encuestas`,
      detail: t`Una encuesta tuya cerró y ya tiene resultado.`,
      module: 'surveys',
    },
    {
      id: 'survey',
      label: t`Encuestas por responder`,
      detail: t`Se abre una encuesta para ti, o todavía espera tu respuesta.`,
      module: 'surveys',
    },
    {
      id: 'evaluation',
      label: t`Evaluaciones`,
      detail: t`Recordatorios de las que te faltan, y cuando alguien de tu equipo confirma que leyó su resultado.`,
      module: 'evaluations',
    },
    {
      id: 'goal',
      label: t`Objetivos`,
      detail: t`Recordatorios de avance, avances y comentarios de otras personas, y el cierre de un periodo.`,
      module: 'goals',
    },
    {
      id: 'task',
      label: t`Recordatorios de tareas`,
      detail: t`Una tarea tuya vence pronto.`,
      module: 'tasks',
    },
    {
      id: 'challenge',
      label: t`Retos`,
      detail: t`Un reto tuyo empieza o está por terminar.`,
      module: 'admin_retos',
    },
    {
      id: 'communication',
      label: t`Comunicados por correo`,
      detail: t`Lo que tu organización te cuenta; aquí lo encuentras siempre.`,
      module: 'communications',
    },
    {
      id: 'digest',
      label: t`Tu semana en el equipo`,
      detail: t`Los lunes: qué le agradecieron a tu equipo, de quién es el día y a quién no le has agradecido.`,
      module: 'recognitions',
    },
  ];
}

const hours = Array.from(
  { length: digestHours.to - digestHours.from + 1 },
  (_, index) => digestHours.from + index,
);

/** A switch for each topic of the modules that are on; the weekly digest has its hour, too. */
export function Topics({ settings }: { readonly settings: NotificationSettings }): ReactElement {
  const { t } = useLingui();
  const { modules } = useOrganization();
  const change = useSettingsChange();
  const shown = useTopics().filter(({ module }) => module === undefined || modules[module] === true);
  return (
    <div className="flex flex-col gap-3">
      {shown.map(({ id, label, detail }) => (
        <Fragment key={id}>
          <Switch
            label={label}
            detail={detail}
            checked={settings.topics[id]}
            onChange={(wanted) => change({ topics: { [id]: wanted } })}
          />
          {id === 'digest' && settings.topics.digest ? (
            <Select
              label={t`Los lunes a las`}
              value={String(settings.digestHour)}
              onChange={(hour) => change({ digestHour: Number(hour) })}
              options={hours.map((hour) => ({ value: String(hour), label: `${hour}:00` }))}
            />
          ) : null}
        </Fragment>
      ))}
      <p className="flex items-start gap-2.5 rounded-control bg-subtle px-3 py-2.5 text-small">
        <Icon of={BellRing} className="shrink-0 text-soft" />
        <span>
          <Trans>
            Siempre te avisamos cuando alguien te reconoce, te suma puntos o te da una insignia, de lo que te
            toca hacer o revisar, y de lo que se te prometió contar.
          </Trans>
        </span>
      </p>
    </div>
  );
}
