/** One coupon: its provider, benefit, price, dates and limits. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { maxPoints } from '#schema/limits.ts';
import { textLength } from '#schema/limits.parts.ts';
import { FormArea, FormDay, FormLimit, FormNumber, FormSelect, FormText } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { couponFields, couponForm, fieldsOf } from './couponForm.ts';
import { couponResource, showCoupon, type AdminCoupon, type AdminProvider } from './couponsAdmin.queries.ts';
import { currenciesIn } from './currencies.ts';

/** `null` creates a new coupon. */
export function CouponPanel({
  coupon,
  providers,
  open,
  onClose,
}: {
  readonly coupon: AdminCoupon | null;
  readonly providers: readonly AdminProvider[];
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  // An inactive provider can be kept but not chosen.
  const choices = providers.filter(({ id, active }) => active || id === coupon?.provider.id);
  const only = choices.length === 1 ? (choices[0]?.id ?? null) : null;
  const { form, panel } = usePanelForm({
    row: couponForm,
    id: coupon?.id ?? null,
    begin: fieldsOf(coupon, only),
    known: couponFields,
    ...couponResource,
    show: showCoupon,
    done: ({ title }) =>
      coupon === null ? t`Creaste el cupón ${title}.` : t`Guardaste los cambios de ${title}.`,
    onClose,
  });
  const { control } = form;
  const [value, startsAt] = useWatch({ control, name: ['value', 'startsAt'] });
  const kept = coupon?.currency ?? null;
  const currencies = useMemo(() => currenciesIn(language, kept), [language, kept]);
  return (
    <FormPanel
      open={open}
      title={coupon === null ? t`Nuevo cupón` : coupon.title}
      saveLabel={coupon === null ? t`Crear` : undefined}
      {...panel}
    >
      <FormText
        control={control}
        name="title"
        isFirst
        label={t`Título`}
        maxLength={textLength.name}
        placeholder={t`Dos cafés por el precio de uno`}
      />
      <FormSelect
        control={control}
        name="providerId"
        label={t`Proveedor`}
        hint={t`Solo su personal externo puede confirmar los códigos de este cupón.`}
        options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FormText
        control={control}
        name="discount"
        label={t`Descuento, en pocas palabras`}
        hint={t`Se ve en grande.`}
        placeholder={t`2 x 1`}
        optional
        maxLength={textLength.name}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormLimit
          control={control}
          name="value"
          label={t`Valor en dinero`}
          without={t`Sin valor en dinero`}
          usual={10}
          min={1}
          max={maxPoints * 100}
        />
        {value === null ? null : (
          <FormSelect control={control} name="currency" label={t`Moneda`} options={currencies} />
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormNumber
          control={control}
          name="points"
          label={t`Precio en puntos`}
          hint={t`0 para que sea gratis.`}
          max={maxPoints}
        />
        <FormLimit
          control={control}
          name="stock"
          label={t`Cuántos quedan`}
          without={t`Sin límite`}
          usual={100}
          max={maxPoints}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormDay control={control} name="startsAt" label={t`Desde`} hint={t`Sin fecha, desde ya.`} optional />
        <FormDay
          control={control}
          name="endsAt"
          label={t`Hasta`}
          hint={t`Ese día incluido. Sin fecha, cada código dura tres meses.`}
          optional
          min={startsAt === '' ? undefined : startsAt}
        />
      </div>
      <FormArea
        control={control}
        name="description"
        label={t`Descripción`}
        optional
        maxLength={textLength.description}
      />
      <FormArea control={control} name="terms" label={t`Condiciones`} optional maxLength={textLength.terms} />
      {coupon === null || coupon.issued === 0 ? null : (
        <p className="rounded-control bg-info-tint px-3 py-2.5 text-small">
          <Trans>
            Los códigos que ya se tomaron conservan su precio y su fecha; lo demás también cambia para ellos.
          </Trans>
        </p>
      )}
    </FormPanel>
  );
}
