/** The form of the phone number for WhatsApp messages. */
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import { severities } from '#src/ui/severity.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import type { WhatsappForm } from './useWhatsapp.ts';

/**
 * The field with its error, under the form's id so that a button elsewhere can submit it; `children` are
 * drawn below.
 */
export function PhoneForm({
  form,
  id,
  children,
}: {
  readonly form: WhatsappForm;
  readonly id: string;
  readonly children?: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (form.wrong !== undefined) field.current?.focus();
  }, [form.wrong]);
  const faults = useFormFaults((event) => {
    event.preventDefault();
    form.submit();
  });
  return (
    <form {...faults.form} id={id} className="flex flex-col gap-4">
      <TextField
        ref={field}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        name="phone"
        icon={MessageCircle}
        label={t`Tu número de WhatsApp`}
        hint={t`Con el código del país. Solo lo usamos para tus avisos.`}
        placeholder="+57 300 123 4567"
        value={form.phone}
        onChange={(event) => form.type(event.currentTarget.value)}
        error={form.wrong}
      />
      {form.failed === null ? null : (
        <p
          role="alert"
          className="flex animate-appear items-start gap-2.5 rounded-control bg-error-tint px-3 py-2.5 text-small"
        >
          <Icon of={severities.error.icon} className="shrink-0 text-error-text" />
          <span>
            <Trans>No se activó. Tu número sigue aquí.</Trans> {form.failed}
          </span>
        </p>
      )}
      {children}
    </form>
  );
}
