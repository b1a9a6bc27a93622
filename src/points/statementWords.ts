/** The texts of statement lines: one sentence about the movement, and the names of kinds. */
import { useLingui } from '@lingui/react/macro';
import type { StatementLine } from '#schema/points/points.endpoints.ts';
import type { MovementKind, Wallet } from '#schema/points/points.rules.ts';
import { nameOf } from '#src/people/personName.ts';

/** The fields that a sentence needs. */
export type LineSaid = Pick<StatementLine, 'kind' | 'amount' | 'counterpart' | 'reverses'>;

/** The texts of a statement, in the language of the interface. */
export interface StatementWords {
  readonly sentence: (line: LineSaid) => string;
  /** The name of a kind in one balance, or in both if none is given. */
  readonly kind: (kind: MovementKind, purse?: Wallet) => string;
  readonly purse: (purse: Wallet) => string;
}

function useSentence(): StatementWords['sentence'] {
  const { t } = useLingui();
  return ({ kind, amount, counterpart, reverses }) => {
    const first = counterpart === null ? t`Tu organización` : nameOf(counterpart);
    const name = counterpart === null ? t`tu organización` : nameOf(counterpart);
    const comes = amount > 0;
    const isBack = reverses !== null;
    switch (kind) {
      case 'allowance':
        return isBack ? t`Se retiraron puntos para dar` : t`Puntos para dar, de tu organización`;
      case 'recognition':
        if (isBack)
          return comes
            ? t`Devolución de tu reconocimiento a ${name}`
            : t`Se retiró el reconocimiento de ${name}`;
        return comes ? t`${first} te reconoció` : t`Reconociste a ${name}`;
      case 'boost':
        if (isBack)
          return comes
            ? t`Devolución de los puntos que sumaste a ${name}`
            : t`Se retiraron los puntos que sumó ${name}`;
        return comes ? t`${first} sumó puntos a tu reconocimiento` : t`Sumaste puntos a ${name}`;
      case 'badge':
        if (isBack)
          return comes ? t`Devolución de la insignia a ${name}` : t`Se retiró la insignia de ${name}`;
        return comes ? t`${first} te dio una insignia` : t`Diste una insignia a ${name}`;
      case 'referral':
        return isBack ? t`Se retiraron los puntos de un referido` : t`Contrataron a alguien que referiste`;
      case 'participation':
        return isBack ? t`Se retiraron puntos por participar` : t`Participación`;
      case 'task':
        return isBack ? t`Se retiraron los puntos de una tarea` : t`Completaste una tarea`;
      case 'challenge':
        return isBack ? t`Se retiraron los puntos de un reto` : t`Cumpliste un reto`;
      case 'event':
        return isBack ? t`Se retiraron los puntos de un evento` : t`Asististe a un evento`;
      case 'program':
        return isBack ? t`Se retiraron los puntos de un programa` : t`Terminaste un programa`;
      case 'extra':
        return isBack ? t`Se retiraron puntos extra` : t`Puntos extra de ${name}`;
      case 'transfer':
        return isBack ? t`Se retiró una transferencia` : t`Transferencia de ${name}`;
      case 'request':
        return isBack ? t`Se retiraron los puntos de tu solicitud` : t`Aprobaron tu solicitud de puntos`;
      case 'expiry':
        return isBack ? t`Volvieron puntos que habían vencido` : t`Vencieron los puntos que no diste`;
      case 'purchase':
        return comes ? t`Devolución de un pedido` : t`Canjeaste en el catálogo`;
      case 'coupon':
        return comes ? t`Devolución de un cupón` : t`Canjeaste un cupón`;
      case 'distribute':
        return t`Puntos de tu organización`;
    }
  };
}

function useKind(): StatementWords['kind'] {
  const { t } = useLingui();
  return (kind, purse) => {
    switch (kind) {
      case 'allowance':
        return t`Renovación mensual`;
      case 'recognition':
        if (purse === undefined) return t`Reconocimientos`;
        return purse === 'give' ? t`Reconocimientos que diste` : t`Reconocimientos que recibiste`;
      case 'boost':
        if (purse === undefined) return t`Puntos sumados`;
        return purse === 'give' ? t`Puntos que sumaste a otros` : t`Puntos que te sumaron`;
      case 'badge':
        if (purse === undefined) return t`Insignias`;
        return purse === 'give' ? t`Insignias que diste` : t`Insignias que recibiste`;
      case 'referral':
        return t`Referidos`;
      case 'participation':
        return t`Participación`;
      case 'task':
        return t`Tareas`;
      case 'challenge':
        return t`Retos`;
      case 'event':
        return t`Eventos`;
      case 'program':
        return t`Programas`;
      case 'extra':
        return t`Puntos extra`;
      case 'transfer':
        return t`Transferencias`;
      case 'request':
        return t`Solicitudes aprobadas`;
      case 'expiry':
        return t`Puntos vencidos`;
      case 'purchase':
        return t`Pedidos`;
      case 'coupon':
        return t`Cupones`;
      case 'distribute':
        return t`Puntos por repartir`;
    }
  };
}

/** Sentences of lines, names of kinds and balances. */
export function useStatementWords(): StatementWords {
  const { t } = useLingui();
  return {
    sentence: useSentence(),
    kind: useKind(),
    purse: (purse) => (purse === 'give' ? t`Para dar` : t`Para canjear`),
  };
}
