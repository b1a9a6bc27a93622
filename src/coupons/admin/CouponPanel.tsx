/** One coupon: whose it is, what it gives, what it costs, when and how often it can be taken. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { maxPoints } from '#schema/limits.ts';
import { textLength } from '#schema/limits.parts.ts';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { LimitField } from '#src/admin/LimitField.tsx';
import { rowResolver, sayRefusal } from '#src/api/rowForm.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { toasts } from '#src/lib/toasts.ts';
import { NumberField } from '#src/ui/NumberField.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { refreshCoupons } from '#src/coupons/coupons.queries.ts';
import { couponFields, couponForm, toCouponInput, fieldsOf, type CouponFields } from './couponForm.ts';
import { couponAdminWrites, showKept, type AdminCoupon, type AdminProvider } from './couponsAdmin.queries.ts';
import { currenciesIn } from './currencies.ts';

/** Null makes a new one. */
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
  const cache = useQueryClient();
  // A provider that is switched off can be kept, not chosen.
  const choices = providers.filter(({ id, active }) => active || id === coupon?.provider.id);
  const only = choices.length === 1 ? (choices[0]?.id ?? null) : null;
  const form = useForm<CouponFields>({
    defaultValues: fieldsOf(coupon, only),
    resolver: rowResolver(couponForm, language),
  });
  const { control, formState } = form;
  const [title, value, startsAt] = useWatch({ control, name: ['title', 'value', 'startsAt'] });
  const kept = coupon?.currency ?? null;
  const currencies = useMemo(() => currenciesIn(language, kept), [language, kept]);
  const saving = useSaving<CouponFields, AdminCoupon>({
    write: (fields, key) =>
      coupon === null
        ? couponAdminWrites.createCoupon(toCouponInput(fields), key)
        : couponAdminWrites.updateCoupon({ id: coupon.id, input: toCouponInput(fields) }, key),
    refusal: (error) => sayRefusal(couponForm, error, couponFields, form.setError),
    refresh: refreshCoupons,
    onSaved: (saved) => {
      showKept(cache, saved);
      onClose();
      toasts.raise({
        severity: 'success',
        text: coupon === null ? t`Creaste el cupón ${title}.` : t`Guardaste los cambios de ${title}.`,
      });
    },
  });
  const line = (
    name: 'title' | 'discount',
    words: { label: string; hint?: string; placeholder: string; optional?: boolean },
  ): ReactElement => (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          {...words}
          data-autofocus={name === 'title' ? true : undefined}
          maxLength={textLength.name}
          autoComplete="off"
          error={fieldState.error?.message}
        />
      )}
    />
  );
  const day = (
    name: 'startsAt' | 'endsAt',
    words: { label: string; hint: string; min?: string },
  ): ReactElement => (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField {...field} {...words} type="date" optional error={fieldState.error?.message} />
      )}
    />
  );
  return (
    <FormPanel
      open={open}
      title={coupon === null ? t`Nuevo cupón` : coupon.title}
      saveLabel={coupon === null ? t`Crear` : undefined}
      isDirty={formState.isDirty}
      busy={saving.isPending}
      failed={saving.failed}
      onClose={onClose}
      onSave={form.handleSubmit(saving.save)}
    >
      {line('title', { label: t`Título`, placeholder: t`Dos cafés por el precio de uno` })}
      <Controller
        control={control}
        name="providerId"
        render={({ field, fieldState }) => (
          <Select
            label={t`Proveedor`}
            hint={t`Solo su personal externo puede confirmar los códigos de este cupón.`}
            value={field.value === '' ? null : field.value}
            onChange={field.onChange}
            options={choices.map(({ id, name }) => ({ value: id, label: name }))}
            error={fieldState.error?.message}
          />
        )}
      />
      {line('discount', {
        label: t`Descuento, en pocas palabras`,
        hint: t`Se ve en grande.`,
        placeholder: t`2 x 1`,
        optional: true,
      })}
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="value"
          render={({ field, fieldState }) => (
            <LimitField
              label={t`Valor en dinero`}
              without={t`Sin valor en dinero`}
              usual={10}
              value={field.value}
              min={1}
              max={maxPoints * 100}
              error={fieldState.error?.message}
              onChange={field.onChange}
            />
          )}
        />
        {value === null ? null : (
          <Controller
            control={control}
            name="currency"
            render={({ field, fieldState }) => (
              <Select
                label={t`Moneda`}
                value={field.value}
                onChange={field.onChange}
                options={currencies}
                error={fieldState.error?.message}
              />
            )}
          />
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="points"
          render={({ field, fieldState }) => (
            <NumberField
              label={t`Precio en puntos`}
              hint={t`0 para que sea gratis.`}
              value={field.value}
              max={maxPoints}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="stock"
          render={({ field, fieldState }) => (
            <LimitField
              label={t`Cuántos quedan`}
              without={t`Sin límite`}
              usual={100}
              value={field.value}
              max={maxPoints}
              error={fieldState.error?.message}
              onChange={field.onChange}
            />
          )}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        {day('startsAt', { label: t`Desde`, hint: t`Sin fecha, desde ya.` })}
        {day('endsAt', {
          label: t`Hasta`,
          hint: t`Ese día incluido. Sin fecha, cada código dura tres meses.`,
          ...(startsAt === '' ? {} : { min: startsAt }),
        })}
      </div>
      <Controller
        control={control}
        name="description"
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={t`Descripción`}
            optional
            maxLength={textLength.description}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="terms"
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={t`Condiciones`}
            optional
            maxLength={textLength.terms}
            error={fieldState.error?.message}
          />
        )}
      />
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
