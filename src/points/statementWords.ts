/** What a line of the statement says: who or what moved the points, in one sentence. */
import { useLingui } from '@lingui/react/macro';
import type { StatementLine } from '#schema/points/points.endpoints.ts';
import { nameOf } from '#src/users/personName.ts';

/** The sentence of a line; a line that takes another back says so. */
export function useCause({ kind, amount, counterpart, reverses }: StatementLine): string {
  const { t } = useLingui();
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
      if (isBack) return comes ? t`Devolución de la insignia a ${name}` : t`Se retiró la insignia de ${name}`;
      return comes ? t`${first} te dio una insignia` : t`Diste una insignia a ${name}`;
    case 'referral':
      return isBack ? t`Se retiraron los puntos de un referido` : t`Contrataron a alguien que referiste`;
  }
}
