/** Says for how many people a part is hidden, because three can never write it; empty where every part can be written. */
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { CycleAudience, FewOfPart } from '#schema/evaluations/evaluations.shapes.ts';
import { WarningLine } from '#src/ui/WarningLine.tsx';
import type { PlanFields } from './cyclePlan.ts';

/** What an audience cannot have of the parts of a plan. */
export const hiddenIn = (
  { parts }: Pick<PlanFields, 'parts'>,
  numbers: CycleAudience | undefined,
): readonly FewOfPart[] =>
  numbers?.few.filter((few) => numbers.people > 0 && parts.some(({ kind }) => kind === few.kind)) ?? [];

const ofAll: Readonly<Record<FewOfPart['kind'], ReactElement>> = {
  peer: <Trans>Sobre nadie pueden escribir tres compañeros: esa parte se oculta y no cuenta.</Trans>,
  team: <Trans>Nadie tiene un equipo de tres: esa parte se oculta y no cuenta.</Trans>,
};

const ofSome = ({ kind, people }: FewOfPart): ReactElement =>
  kind === 'peer' ? (
    <Plural
      value={people}
      one="Sobre # persona nunca podrán escribir tres compañeros: para ella esa parte se oculta y no cuenta."
      other="Sobre # personas nunca podrán escribir tres compañeros: para ellas esa parte se oculta y no cuenta."
    />
  ) : (
    <Plural
      value={people}
      one="# persona tiene un equipo de menos de tres: para ella esa parte se oculta y no cuenta."
      other="# personas tienen un equipo de menos de tres: para ellas esa parte se oculta y no cuenta."
    />
  );

export function HiddenParts({
  few,
  total,
}: {
  readonly few: readonly FewOfPart[];
  readonly total: number;
}): ReactElement | null {
  if (few.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {few.map((one) => (
        <WarningLine as="li" key={one.kind}>
          {one.people === total ? ofAll[one.kind] : ofSome(one)}
        </WarningLine>
      ))}
    </ul>
  );
}
