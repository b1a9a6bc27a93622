/** The pictures of the guide's steps in which people take part: ask, aim, meet. */
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Lock, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { other, someone } from './exampleNames.ts';

export function Polls(): ReactElement {
  const { t } = useLingui();
  return (
    <Card className="flex flex-col gap-4">
      <span className="flex items-center gap-3">
        <Avatar name={someone} size={40} />
        <span className="text-soft">
          <Trans>
            <strong className="font-semibold text-ink">{someone}</strong> pregunta
          </Trans>
        </span>
      </span>
      <strong className="text-h5 font-semibold">
        <Trans>¿Dónde celebramos el fin de año?</Trans>
      </strong>
      <ProgressBar label={t`En la terraza`} value={18} max={30} showValue="18" />
      <ProgressBar label={t`En el parque`} value={12} max={30} showValue="12" />
    </Card>
  );
}

export function Goals(): ReactElement {
  const { t } = useLingui();
  return (
    <Card className="flex flex-col gap-4">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <strong className="text-h5 font-semibold">
          <Trans>Atender en un día</Trans>
        </strong>
        <Chip tone="accent">
          <Trans>Va bien</Trans>
        </Chip>
      </span>
      <ProgressBar label={t`Avance`} value={60} max={100} showValue={t`60 %`} />
      <span className="text-small text-soft">
        <Trans>40 % × 50 + 80 % × 50 = 60 %</Trans>
      </span>
    </Card>
  );
}

const Task = ({ name, title, state }: { name: string; title: string; state: string }): ReactElement => (
  <span className="flex items-center gap-3 py-3">
    <Avatar name={name} size={40} />
    <span className="min-w-0 flex-1 text-small font-semibold">{title}</span>
    <span className="text-small text-soft">{state}</span>
  </span>
);

export function Tasks(): ReactElement {
  const { t } = useLingui();
  return (
    <Card className="divide-y divide-line" padding="small">
      <Task name={other} title={t`Preparar la bienvenida`} state={t`Aprobada`} />
      <Task name={someone} title={t`Contar qué aprendimos`} state={t`Por entregar`} />
    </Card>
  );
}

export function Challenges(): ReactElement {
  const { t } = useLingui();
  return (
    <Card className="flex flex-col gap-4">
      <strong className="text-h5 font-semibold">
        <Trans>Un mes de pasos</Trans>
      </strong>
      <ProgressBar label={t`Tu avance`} value={120} max={200} showValue={t`120 de 200 km`} />
      <span className="flex items-center gap-3 border-t border-line pt-3 text-small">
        <span className="font-semibold tabular-nums">1</span>
        <Avatar name={someone} size={32} />
        <span className="flex-1">{someone}</span>
        <span className="tabular-nums">140 km</span>
      </span>
    </Card>
  );
}

export const Events = (): ReactElement => (
  <Card className="flex flex-col gap-3">
    <strong className="text-h5 font-semibold">
      <Trans>Taller de cerámica</Trans>
    </strong>
    <span className="text-small text-soft">
      <Trans>12 de 12 lugares</Trans>
    </span>
    <Chip tone="accent">
      <Trans>En lista de espera, lugar 4</Trans>
    </Chip>
  </Card>
);

const Lesson = ({ icon, title, state }: { icon: LucideIcon; title: string; state: string }): ReactElement => (
  <span className="flex items-center gap-3 text-small">
    <Icon of={icon} className="shrink-0 text-soft" />
    <span className="min-w-0 flex-1 font-semibold">{title}</span>
    <span className="text-soft">{state}</span>
  </span>
);

export function Programs(): ReactElement {
  const { t } = useLingui();
  return (
    <Card className="flex flex-col gap-4">
      <strong className="text-h5 font-semibold">
        <Trans>Primera semana</Trans>
      </strong>
      <ProgressBar label={t`Avance`} value={50} max={100} showValue={t`1 de 2 lecciones`} />
      <Lesson icon={CircleCheck} title={t`Quiénes somos`} state={t`Terminada`} />
      <Lesson icon={Lock} title={t`Lo que recuerdas`} state={t`Bloqueada`} />
    </Card>
  );
}

export const Benefits = (): ReactElement => (
  <Card className="flex flex-col gap-3">
    <strong className="text-h5 font-semibold">
      <Trans>Gimnasio</Trans>
    </strong>
    <span className="text-small text-soft">
      <Trans>$800 al mes</Trans>
    </span>
    <span className="flex items-center gap-3 text-small font-semibold text-success-text">
      <Icon of={CircleCheck} className="shrink-0" />
      <Trans>Puedes pedirlo: quedan 3 lugares</Trans>
    </span>
  </Card>
);

export const Requests = (): ReactElement => (
  <Card className="flex flex-col gap-3">
    <strong className="text-h5 font-semibold">
      <Trans>Vacaciones</Trans>
    </strong>
    <span className="flex items-center gap-3">
      <Avatar name={other} size={32} />
      <span className="text-small">
        <Trans>La tiene {other}, hace 2 h</Trans>
      </span>
    </span>
    <Chip tone="accent">
      <Trans>En espera</Trans>
    </Chip>
  </Card>
);
