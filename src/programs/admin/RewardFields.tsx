/** What finishing a program gives: nothing, points from the budget, or a badge. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Control } from 'react-hook-form';
import { maxPoints } from '#schema/limits.ts';
import { FormField, FormNumber, FormSelect } from '#src/admin/FormFields.tsx';
import { points as pointsOf } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { badgeResource } from '#src/recognitions/admin/badges.queries.ts';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import type { ProgramFields, RewardKind } from './programForm.ts';
import type { BuiltProgram } from './programsAdmin.queries.ts';

/** Once somebody has finished the program: what they read of their reward stays true. */
export function FixedReward({
  program: { points, badge },
}: {
  readonly program: Pick<BuiltProgram, 'points' | 'badge'>;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const name = badge?.name ?? '';
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-small font-semibold">
        <Trans>Al terminar</Trans>
      </h2>
      <p>
        {points > 0 ? pointsOf(points, language) : badge === null ? t`Sin premio` : t`Insignia «${name}»`}
      </p>
      <p className="text-small text-soft">
        <Trans>
          Ya hay personas que lo terminaron, y el premio no cambia. Para dar otro, copia el programa.
        </Trans>
      </p>
    </section>
  );
}

export function RewardFields({
  control,
  kind,
}: {
  readonly control: Control<ProgramFields>;
  readonly kind: RewardKind;
}): ReactElement {
  const { t } = useLingui();
  const badges = (useQuery(badgeResource.list()).data ?? []).filter(({ active }) => active);
  return (
    <>
      <FormField control={control} name="rewardKind">
        {(tie) => (
          <RadioCards<RewardKind>
            legend={t`Al terminar`}
            columns={3}
            options={[
              { value: 'none', label: t`Sin premio` },
              { value: 'points', label: t`Puntos`, detail: t`Salen del presupuesto, una vez por persona.` },
              { value: 'badge', label: t`Insignia`, detail: t`Se otorga una vez por persona.` },
            ]}
            {...tie}
          />
        )}
      </FormField>
      {kind === 'points' ? (
        <FormNumber
          control={control}
          name="points"
          label={t`Puntos por persona`}
          min={0}
          max={maxPoints}
          step={10}
          suffix={t`puntos`}
        />
      ) : null}
      {kind === 'badge' ? (
        <FormSelect
          control={control}
          name="badgeId"
          label={t`Insignia`}
          placeholder={t`Elige una insignia`}
          options={badges.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
    </>
  );
}
