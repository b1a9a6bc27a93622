/** Words for why a product cannot be redeemed now, and when that changes. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Missing, Product } from '#schema/catalog/catalog.shapes.ts';
import { formatNumber, points } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useWhen } from './whenWords.ts';

/**
 * Formats one missing condition as a sentence or two: current state, requirement, and time of the next
 * change.
 */
export function useMissingWords(): (missing: Missing, product: Pick<Product, 'points'>) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const when = useWhen();

  const stock = ({ have, need, changesAt }: Missing): string => {
    const left = have ?? 0;
    const back = changesAt === null ? null : when(changesAt);
    if (left === 0)
      return back === null
        ? t`Agotado por ahora. Quien administra el catálogo puede reponerlo.`
        : t`Alguien lo está canjeando. Puede volver ${back}.`;
    const count = formatNumber(left, language);
    const wanted = formatNumber(need ?? left + 1, language);
    const what = t`${plural(left, { one: `Solo queda ${count} y pides ${wanted}.`, other: `Solo quedan ${count} y pides ${wanted}.` })}`;
    return back === null ? what : `${what} ${t`Puede haber más ${back}.`}`;
  };

  const budget = ({ have, need, changesAt }: Missing, price: number): string => {
    const left = have ?? 0;
    const leftWords = points(left, language);
    const costs = points(need ?? price, language);
    const what =
      left === 0
        ? t`Tu organización ya usó el presupuesto de canjes de este mes.`
        : t`${plural(left, { one: `A tu organización le queda ${leftWords} de presupuesto este mes y esto cuesta ${costs}.`, other: `A tu organización le quedan ${leftWords} de presupuesto este mes y esto cuesta ${costs}.` })}`;
    if (changesAt === null) return what;
    const renewal = when(changesAt);
    return `${what} ${t`Se renueva ${renewal}.`}`;
  };

  const purse = ({ have, need }: Missing, price: number): string => {
    const lack = Math.max(1, (need ?? price) - (have ?? 0));
    const words = points(lack, language);
    return t`${plural(lack, { one: `Te falta ${words}.`, other: `Te faltan ${words}.` })}`;
  };

  return (missing, { points: price }) => {
    switch (missing.code) {
      case 'inactive':
        return t`Ya no está en el catálogo.`;
      case 'country':
        return t`Es del catálogo de otro país y no se entrega en el tuyo.`;
      case 'window': {
        if (missing.changesAt === null) return t`El tiempo para canjearlo ya terminó.`;
        const opening = when(missing.changesAt);
        return t`Se puede canjear desde ${opening}.`;
      }
      case 'stock':
        return stock(missing);
      case 'budget':
        return budget(missing, price);
      case 'approval':
        return t`Tu pedido anterior todavía espera aprobación. Podrás pedir otro cuando se decida.`;
      case 'points':
        return purse(missing, price);
    }
  };
}
