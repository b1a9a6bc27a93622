/** The form of a referral: the contract row validates the fields, and the server rejects known people. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { textLength } from '#schema/limits.parts.ts';
import { ReferralInput } from '#schema/recognitions/referrals.endpoints.ts';
import { newKey } from '#src/api/newKey.ts';
import { toasts } from '#src/lib/toasts.ts';
import { rowResolver, sayRefusal, type RowForm } from '#src/api/rowForm.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DialogFault } from '#src/ui/FaultNote.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { proposePerson, referralQueries } from './referrals.queries.ts';

interface Fields {
  name: string;
  email: string;
  phone: string;
  position: string;
  message: string;
}

const known = ['name', 'email', 'phone', 'position', 'message'] as const;

const optional = (name: 'phone' | 'position' | 'message', text: string): Partial<ReferralInput> =>
  text.trim() === '' ? {} : { [name]: text.trim() };

const toInput = ({ name, email, phone, position, message }: Fields): ReferralInput => ({
  name: name.trim(),
  email: email.trim(),
  ...optional('phone', phone),
  ...optional('position', position),
  ...optional('message', message),
});

const row: RowForm<Fields> = { schema: ReferralInput, toInput };

/** A new form for each mount; keeps the input if the send fails. */
export function ReferralForm({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const cache = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  // Same content, same idempotency key: repeated sends create one referral.
  const [intent, setIntent] = useState({ content: '', key: '' });
  const form = useForm<Fields>({
    defaultValues: { name: '', email: '', phone: '', position: '', message: '' },
    resolver: rowResolver(row, language),
  });
  const { errors } = form.formState;
  const propose = useMutation({
    mutationKey: ['referrals', 'propose'],
    mutationFn: ({ fields, key }: { fields: Fields; key: string }) => proposePerson(toInput(fields), key),
    onSuccess: ({ name }) => {
      void cache.invalidateQueries({ queryKey: referralQueries.own().queryKey });
      toasts.raise({ severity: 'success', text: t`Propusiste a ${name}.` });
      onClose();
    },
    onError: (error) => setRefusal(sayRefusal(row, error, known, form.setError)),
  });
  const send = (fields: Fields): void => {
    setRefusal(null);
    const content = JSON.stringify(toInput(fields));
    const key = intent.content === content ? intent.key : newKey();
    setIntent({ content, key });
    propose.mutate({ fields, key });
  };
  const faults = useFormFaults(form.handleSubmit(send));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Proponer a alguien`}
      description={
        <Trans>El equipo de Personas se pondrá en contacto. Avísale antes de compartir sus datos.</Trans>
      }
      busy={propose.isPending}
      actions={
        <>
          <Button type="submit" form="referral" size="medium" busy={propose.isPending}>
            <Trans>Enviar propuesta</Trans>
          </Button>
          <Button variant="secondary" size="medium" onClick={onClose} disabled={propose.isPending}>
            <Trans>Cancelar</Trans>
          </Button>
          <DialogFault fault={faults.fault} />
        </>
      }
    >
      <form {...faults.form} id="referral" className="flex flex-col gap-4">
        {refusal === null ? null : <Banner severity="error">{refusal}</Banner>}
        <TextField
          label={t`Nombre`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to write here
          autoFocus
          autoComplete="off"
          maxLength={textLength.name}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={t`Correo`}
          type="email"
          inputMode="email"
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label={t`Teléfono`}
          optional
          type="tel"
          autoComplete="off"
          error={errors.phone?.message}
          {...form.register('phone')}
        />
        <TextField
          label={t`Para qué puesto`}
          optional
          maxLength={textLength.name}
          error={errors.position?.message}
          {...form.register('position')}
        />
        <TextArea
          label={t`Por qué encajaría`}
          maxLength={textLength.description}
          error={errors.message?.message}
          {...form.register('message')}
        />
      </form>
    </Dialog>
  );
}
