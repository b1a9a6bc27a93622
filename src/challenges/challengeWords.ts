/** Sentences about a challenge: how it counts with an example, when it runs, and its numbers. */
import { useLingui } from '@lingui/react/macro';
import { dayLabel } from '#src/lib/longDates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { ShownChallenge } from './challenges.queries.ts';
import { useDecimal } from './useDecimal.ts';

/** What the sentences are made of. */
export type Counted = Pick<ShownChallenge, 'way' | 'target' | 'unit' | 'perWeek' | 'weeks' | 'cap'>;

/** The way to win and its example. */
export function useCounting({ way, target, unit, perWeek, weeks, cap }: Counted): {
  readonly rule: string;
  readonly example: string;
  readonly capped: string | null;
} {
  const { t } = useLingui();
  const decimal = useDecimal();
  const goal = decimal(target);
  const capped =
    cap === null
      ? null
      : t`De cada día cuentan ${decimal(cap)} ${unit} como máximo. Lo que pase de ahí queda registrado.`;
  switch (way) {
    case 'target': {
      const half = decimal(target / 2);
      return {
        rule: t`Se suman tus días hasta llegar a ${goal} ${unit}.`,
        example: t`Por ejemplo, dos días de ${half} ${unit} ya son ${goal}.`,
        capped,
      };
    }
    case 'habit': {
      const days = perWeek ?? 1;
      const long = weeks ?? 1;
      return {
        rule: t`Cuenta cada día con ${goal} ${unit} o más. Hacen falta ${days} días por semana en ${long} semanas.`,
        example: t`Una semana perdida no borra las anteriores: solo cuenta como no cumplida.`,
        capped,
      };
    }
    case 'team':
      return {
        rule: t`Cuenta la media por persona de cada departamento hasta llegar a ${goal} ${unit}.`,
        example: t`Un equipo de 3 con 30 en total tiene media 10, igual que uno de 10 con 100: el tamaño no gana.`,
        capped,
      };
    case 'own_beginning': {
      const more = decimal(100 + target);
      return {
        rule: t`Tu media se compara con la de tus primeros días. Llegas con un ${goal} % más.`,
        example: t`Si empiezas con 100 ${unit} al día, llegas con una media de ${more}.`,
        capped,
      };
    }
  }
}

/** "Del 2 nov 2026 al 13 dic 2026". */
export function useSpan({ startsOn, endsOn }: Pick<ShownChallenge, 'startsOn' | 'endsOn'>): string {
  const { t } = useLingui();
  const language = useLanguage();
  return t`Del ${dayLabel(startsOn, language)} al ${dayLabel(endsOn, language)}`;
}

/** A score in its unit: a sum, kept days, or percent. */
export function useScore({ way, unit }: Pick<Counted, 'way' | 'unit'>): (score: number) => string {
  const { t } = useLingui();
  const decimal = useDecimal();
  return (score) => {
    const number = decimal(score);
    switch (way) {
      case 'habit':
        return t`${number} días`;
      case 'own_beginning':
        return t`${number} %`;
      case 'target':
      case 'team':
        return `${number} ${unit}`;
    }
  };
}
