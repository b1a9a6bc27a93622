/** The list of events that happened while the clock moved, with counts. */
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Happening } from '#schema/demo/happenings.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Happened } from './memory.ts';

/** One kind of event with its count. */
function Sentence({ of: { what, count } }: { readonly of: Happening }): ReactElement {
  switch (what) {
    case 'renewals':
      return (
        <Plural
          value={count}
          one="# persona recibió sus puntos del mes para dar"
          other="# personas recibieron sus puntos del mes para dar"
        />
      );
    case 'expiries':
      return (
        <Plural
          value={count}
          one="A # persona se le vencieron puntos"
          other="A # personas se les vencieron puntos"
        />
      );
    case 'birthdays':
      return (
        <Plural
          value={count}
          one="# cumpleaños se publicó en el inicio"
          other="# cumpleaños se publicaron en el inicio"
        />
      );
    case 'anniversaries':
      return (
        <Plural
          value={count}
          one="# aniversario se publicó en el inicio"
          other="# aniversarios se publicaron en el inicio"
        />
      );
    case 'pollsClosed':
      return <Plural value={count} one="Cerró # votación" other="Cerraron # votaciones" />;
    case 'surveysOpened':
      return <Plural value={count} one="Se abrió # encuesta" other="Se abrieron # encuestas" />;
    case 'surveysClosed':
      return <Plural value={count} one="Cerró # encuesta" other="Cerraron # encuestas" />;
    case 'cyclePhases':
      return (
        <Plural
          value={count}
          one="Un ciclo de evaluación pasó a su siguiente fase"
          other="Los ciclos de evaluación avanzaron # fases"
        />
      );
    case 'periodsClosed':
      return (
        <Plural value={count} one="Cerró # periodo de objetivos" other="Cerraron # periodos de objetivos" />
      );
    case 'challengesClosed':
      return <Plural value={count} one="Terminó # reto" other="Terminaron # retos" />;
    case 'challengePrizes':
      return (
        <Plural
          value={count}
          one="# persona recibió los puntos de un reto"
          other="# personas recibieron los puntos de un reto"
        />
      );
    case 'communicationsSent':
      return <Plural value={count} one="Se envió # comunicado" other="Se enviaron # comunicados" />;
    case 'reminders':
      return <Plural value={count} one="Salió # recordatorio" other="Salieron # recordatorios" />;
    case 'couponsExpired':
      return <Plural value={count} one="Venció # cupón" other="Vencieron # cupones" />;
    case 'notifications':
      return <Plural value={count} one="Llegó # aviso" other="Llegaron # avisos" />;
    case 'mails':
      return <Plural value={count} one="Se escribió # correo" other="Se escribieron # correos" />;
    case 'sessionsEnded':
      return <Plural value={count} one="Terminó # sesión" other="Terminaron # sesiones" />;
  }
}

/** The period and its events; events with a count of zero are left out. */
export function Happenings({ of: { from, to, what } }: { readonly of: Happened }): ReactElement {
  const language = useLanguage();
  const moment = (at: number): string =>
    formatter(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const [begin, end] = [moment(from), moment(to)];
  const told = what.filter(({ count }) => count > 0);
  return (
    <Card as="section" padding="small" tone="tint">
      <CardTitle as="h3">
        <Trans>Lo que pasó</Trans>
      </CardTitle>
      <p className="mb-2 text-small text-soft">
        <Trans>
          Del {begin} al {end}
        </Trans>
      </p>
      {told.length === 0 ? (
        <p className="text-small">
          <Trans>En ese tiempo no tocaba que pasara nada.</Trans>
        </p>
      ) : (
        <ul className="list-disc ps-5 text-small tabular-nums">
          {told.map((one) => (
            <li key={one.what} className="py-0.5">
              <Sentence of={one} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
