/** The rules of points, each with its effect in words. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { maxPoints } from '#schema/limits.ts';
import { PointSettings } from '#schema/points/admin.endpoints.ts';
import { FormLimit, FormNumber, FormSwitch } from '#src/admin/FormFields.tsx';
import { Meaning, Narrow, SettingsCard, SettingsForm } from '#src/admin/SettingsForm.tsx';
import { useSettingsForm } from '#src/admin/useSettingsForm.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { dayAndMonth } from '#src/lib/longDates.ts';
import { formatNumber, points as pointsIn } from '#src/lib/numbers.ts';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { refreshPoints } from '#src/points/requests.writes.ts';
import { pointAdminWrites, type PointRules } from './pointsAdmin.queries.ts';

/** A cleared number is null until a new one is typed. The limit is null if there is none. */
interface RuleFields {
  baseEmployee: number | null;
  baseManager: number | null;
  baseAdmin: number | null;
  expires: boolean;
  redeemBudget: number | null;
  selfGrants: boolean;
}

const bases = ['baseEmployee', 'baseManager', 'baseAdmin'] as const;

/** The initial value of a new limit, in points. */
const defaultBudget = 10_000;

const fieldsOf = ({
  baseEmployee,
  baseManager,
  baseAdmin,
  expires,
  redeemBudget,
  selfGrants,
}: PointRules): RuleFields => ({
  baseEmployee,
  baseManager,
  baseAdmin,
  expires,
  redeemBudget,
  selfGrants,
});

const row: RowForm<RuleFields> = {
  schema: PointSettings,
  // A cleared number is omitted, so the schema reports it as missing.
  toInput: (fields) =>
    Object.fromEntries(
      Object.entries(fields).filter(([name, value]) => value !== null || name === 'redeemBudget'),
    ),
};

function BudgetMeaning({
  budget,
  redeemed,
  renews,
}: {
  readonly budget: number | null;
  readonly redeemed: number;
  readonly renews: string;
}): ReactElement {
  const language = useLanguage();
  const left = pointsIn(Math.max(0, (budget ?? 0) - redeemed), language);
  if (budget === null) return <Trans>Se puede canjear todo lo que cada persona tenga.</Trans>;
  if (budget <= redeemed)
    return <Trans>Nadie más podrá canjear hasta el {renews}. Lo ya canjeado sigue su camino.</Trans>;
  return (
    <Trans>
      Entre todas las personas se pueden canjear {left} más hasta el {renews}. Después, los canjes esperan al
      mes siguiente.
    </Trans>
  );
}

/** Saves all rules together. Typed values are kept if the save fails. */
export function RulesForm({ rules }: { readonly rules: PointRules }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { form, settings } = useSettingsForm({
    row,
    stored: fieldsOf(rules),
    known: [...bases, 'redeemBudget'],
    write: pointAdminWrites.rules,
    refresh: refreshPoints,
    onSaved: fieldsOf,
    done: t`Guardaste las reglas.`,
  });
  const { control } = form;
  const now = useWatch({ control, compute: (values: RuleFields) => values });
  const labels = {
    baseEmployee: t`Personal`,
    baseManager: t`Jefaturas`,
    baseAdmin: t`Administración`,
  } as const;
  // UTC, because a date without a time must not shift with the time zone.
  const renews = dayAndMonth(`${rules.renewsOn}T00:00:00Z`, { language, timeZone: 'UTC' });
  const { redeemed } = rules;
  const soFar = pointsIn(redeemed, language);
  const most = formatNumber(now.redeemBudget ?? 0, language);
  return (
    <SettingsForm {...settings}>
      <SettingsCard
        title={t`Puntos base de cada mes`}
        lead={
          <Trans>Con cuántos puntos para dar empieza cada persona. Las personas externas no reciben.</Trans>
        }
      >
        <div className="grid gap-5 sm:grid-cols-3">
          {bases.map((base) => (
            <FormNumber
              key={base}
              control={control}
              name={base}
              label={labels[base]}
              max={maxPoints}
              step={10}
            />
          ))}
        </div>
        <FormSwitch
          control={control}
          name="expires"
          label={t`Lo que no se da vence al renovar`}
          detail={(isOn) =>
            isOn
              ? t`Cada mes se empieza de cero: anima a agradecer a tiempo.`
              : t`Lo que queda se suma a lo del mes siguiente.`
          }
        />
        <Meaning>
          {now.expires ? (
            <Trans>
              La próxima renovación es el {renews}: vence lo que nadie dio y cada persona recibe sus puntos
              base.
            </Trans>
          ) : (
            <Trans>
              La próxima renovación es el {renews}: cada persona recibe sus puntos base y conserva los que le
              quedan.
            </Trans>
          )}
        </Meaning>
      </SettingsCard>
      <SettingsCard
        title={t`Presupuesto de canje`}
        lead={<Trans>Cuántos puntos se pueden canjear en un mes, entre todas las personas.</Trans>}
      >
        {now.redeemBudget === null ? (
          <p className="text-small tabular-nums">
            <Trans>Este mes se han canjeado {soFar}.</Trans>
          </p>
        ) : (
          <ProgressBar
            label={t`Canjeado este mes`}
            value={redeemed}
            max={now.redeemBudget}
            showValue={t`${soFar} de ${most}`}
          />
        )}
        <Narrow>
          <FormLimit
            control={control}
            name="redeemBudget"
            label={t`Máximo al mes`}
            without={t`Sin máximo`}
            usual={rules.redeemBudget ?? defaultBudget}
            max={maxPoints}
            suffix={t`puntos`}
          />
        </Narrow>
        <Meaning>
          <BudgetMeaning budget={now.redeemBudget} redeemed={redeemed} renews={renews} />
        </Meaning>
      </SettingsCard>
      <SettingsCard title={t`Puntos extra y transferencias`}>
        <FormSwitch
          control={control}
          name="selfGrants"
          label={t`Quien administra puede darse puntos`}
          detail={(isOn) =>
            isOn
              ? t`Quien administra puede elegirse al dar puntos extra y al transferir.`
              : t`Nadie se da puntos: los puntos extra y las transferencias son para otras personas.`
          }
        />
      </SettingsCard>
    </SettingsForm>
  );
}
