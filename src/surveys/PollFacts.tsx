/**
 * The rules of a poll for a voter: number of choices, secrecy, closing time, visibility of results (spec §5).
 */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  ChartNoAxesColumn,
  CircleDot,
  Clock,
  ListChecks,
  Lock,
  Users,
  VenetianMask,
  type LucideIcon,
} from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';

const Fact = ({ icon, children }: { icon: LucideIcon; children: ReactNode }): ReactElement => (
  <li className="flex items-start gap-1.5">
    <Icon of={icon} size={16} className="mt-0.5 shrink-0" />
    <span className="min-w-0">{children}</span>
  </li>
);

/** "21 mar 2026, 18:00", in the time zone of the device. */
function useMoment(): (at: string) => string {
  const language = useLanguage();
  return (at) =>
    formatter(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}

function Choosing({ multiple, maxChoices }: Pick<Poll, 'multiple' | 'maxChoices'>): ReactElement {
  return (
    <Fact icon={multiple ? ListChecks : CircleDot}>
      {!multiple ? (
        <Trans>Elige una opción</Trans>
      ) : maxChoices === null ? (
        <Trans>Elige las que quieras</Trans>
      ) : (
        <Plural value={maxChoices} one="Elige # opción" other="Elige hasta # opciones" />
      )}
    </Fact>
  );
}

function Ending({ state, endsAt, closedAt }: Pick<Poll, 'state' | 'endsAt' | 'closedAt'>): ReactElement {
  const moment = useMoment();
  if (state === 'open')
    return (
      <Fact icon={Clock}>
        {endsAt === null ? <Trans>Sin fecha de cierre</Trans> : <Trans>Cierra el {moment(endsAt)}</Trans>}
      </Fact>
    );
  return (
    <Fact icon={Lock}>
      {closedAt === null ? <Trans>Votación cerrada</Trans> : <Trans>Cerró el {moment(closedAt)}</Trans>}
    </Fact>
  );
}

/** A few short lines; for a closed poll only the ones that still apply. */
export function PollFacts({ poll }: { poll: Poll }): ReactElement {
  const { t } = useLingui();
  const { state, anonymous, resultsShown, myOptionIds } = poll;
  const isOpen = state === 'open';
  // After the vote, results of the kind `after_vote` are already visible.
  const isAhead = isOpen && !(resultsShown === 'after_vote' && myOptionIds.length > 0);
  return (
    <ul aria-label={t`Sobre esta encuesta`} className="flex flex-wrap gap-x-5 gap-y-1 text-small text-soft">
      {isOpen ? <Choosing {...poll} /> : null}
      <Fact icon={anonymous ? VenetianMask : Users}>
        {anonymous ? (
          <Trans>Anónima: nadie sabrá qué eligió cada quien</Trans>
        ) : (
          <Trans>Con nombres: se verá qué eligió cada quien</Trans>
        )}
      </Fact>
      <Ending {...poll} />
      {isAhead ? (
        <Fact icon={ChartNoAxesColumn}>
          {resultsShown === 'always' ? (
            <Trans>Resultados siempre a la vista</Trans>
          ) : resultsShown === 'after_vote' ? (
            <Trans>Verás los resultados cuando votes</Trans>
          ) : (
            <Trans>Los resultados se verán cuando cierre</Trans>
          )}
        </Fact>
      ) : null}
    </ul>
  );
}
