/** The pictures of the guide, drawn with the product's own components, so that they stay up to date. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowRight,
  Award,
  Coins,
  Gem,
  HandHeart,
  MessageCircle,
  PartyPopper,
  type LucideIcon,
} from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { points } from '#src/lib/numbers.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { ChartsPicture } from './ChartsPicture.tsx';
import { WellbeingPicture } from './WellbeingPicture.tsx';
import { other, someone } from './exampleNames.ts';
import type { StepId } from './steps.ts';
import { Challenges, Events, Goals, Polls, Programs, Requests, Tasks } from './takePartPictures.tsx';

const nothing = (): void => undefined;

function Recognise(): ReactElement {
  const language = useLanguage();
  return (
    <Card className="flex flex-col gap-4">
      <span className="flex items-center gap-2">
        <Avatar name={other} size={48} />
        <Icon of={ArrowRight} className="text-soft" />
        <Avatar name={someone} size={48} />
      </span>
      <p className="text-soft">
        <Trans>
          <strong className="font-semibold text-ink">{other}</strong> reconoció a{' '}
          <strong className="font-semibold text-ink">{someone}</strong>
        </Trans>
      </p>
      <p>
        <Trans>Gracias por quedarte hasta que todo funcionó. Se notó en cada detalle.</Trans>
      </p>
      <span className="flex flex-wrap gap-2">
        <Chip icon={Gem}>
          <Trans>Hacerlo bien</Trans>
        </Chip>
        <Chip tone="accent" icon={Coins}>
          {points(50, language)}
        </Chip>
      </span>
      <span className="flex gap-6 border-t border-line pt-3 text-small font-semibold text-soft">
        <span className="flex items-center gap-2">
          <Icon of={PartyPopper} />
          12
        </span>
        <span className="flex items-center gap-2">
          <Icon of={MessageCircle} />3
        </span>
      </span>
    </Card>
  );
}

const Wallet = ({ label, value }: { label: ReactNode; value: number }): ReactElement => (
  <Card className="flex flex-1 flex-col gap-1">
    <span className="text-small text-soft">{label}</span>
    <span className="text-h3 font-bold tabular-nums">{value}</span>
    <span className="text-small text-soft">
      <Plural value={value} one="punto" other="puntos" />
    </span>
  </Card>
);

const Points = (): ReactElement => (
  <div className="flex flex-wrap gap-4">
    <Wallet label={<Trans>Para dar</Trans>} value={120} />
    <Wallet label={<Trans>Para canjear</Trans>} value={340} />
  </div>
);

const Badges = (): ReactElement => (
  <Card className="flex flex-col items-center gap-3 text-center">
    <span className="inline-flex size-24 items-center justify-center rounded-full bg-accent text-on-accent">
      <Icon of={Award} size={32} />
    </span>
    <strong className="text-h5 font-semibold">
      <Trans>Mano amiga</Trans>
    </strong>
    <span className="text-soft">
      <Trans>
        {other} dio esta insignia a {someone}
      </Trans>
    </span>
  </Card>
);

const Notice = ({
  icon,
  name,
  children,
}: {
  icon: LucideIcon;
  name: string;
  children: ReactNode;
}): ReactElement => (
  <span className="flex items-center gap-3 py-3">
    <Avatar name={name} size={40} />
    <span className="min-w-0 flex-1 text-small">{children}</span>
    <Icon of={icon} className="text-link" />
  </span>
);

const Announced = (): ReactElement => (
  <Card className="flex flex-col items-start gap-2">
    <strong>
      <Trans>Cómo salimos del edificio</Trans>
    </strong>
    <span className="text-small text-soft">
      <Trans>Lee la ruta de tu piso.</Trans>
    </span>
    <Button size="small">
      <Trans>Leído y entendido</Trans>
    </Button>
  </Card>
);

const Notices = (): ReactElement => (
  <Card className="divide-y divide-line" padding="small">
    <Notice icon={HandHeart} name={other}>
      <Trans>{other} te reconoció</Trans>
    </Notice>
    <Notice icon={MessageCircle} name={someone}>
      <Trans>{someone} comentó tu reconocimiento</Trans>
    </Notice>
  </Card>
);

function Account(): ReactElement {
  const { t } = useLingui();
  return (
    <Card className="flex flex-col gap-5">
      <span className="flex items-center gap-3">
        <Avatar name={someone} size={64} />
        <strong className="text-h5 font-semibold">{someone}</strong>
      </span>
      <SegmentedControl
        label={t`Cumpleaños`}
        value="day"
        onChange={nothing}
        wide
        options={[
          { value: 'all', label: t`Completo` },
          { value: 'day', label: t`Sin el año` },
          { value: 'none', label: t`Oculto` },
        ]}
      />
      <Switch label={t`Mostrar mi teléfono`} checked={false} onChange={nothing} />
    </Card>
  );
}

const pictures: Readonly<Record<StepId, () => ReactElement>> = {
  recognise: Recognise,
  points: Points,
  badges: Badges,
  polls: Polls,
  goals: Goals,
  tasks: Tasks,
  challenges: Challenges,
  events: Events,
  programs: Programs,
  communications: Announced,
  requests: Requests,
  wellbeing: WellbeingPicture,
  charts: ChartsPicture,
  notices: Notices,
  account: Account,
};

/** Decorative and inert: the text beside it has the same content. */
export function StepPicture({ of }: { of: StepId }): ReactElement {
  const Drawn = pictures[of];
  return (
    <div
      aria-hidden
      inert
      className="flex items-center justify-center rounded-card bg-brand-tint p-4 wide:min-h-96 wide:p-8"
    >
      <div className="w-full max-w-[26rem]">
        <Drawn />
      </div>
    </div>
  );
}
