/** The form of one user: personal data, role, department and access. */
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Building2, Handshake } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { FormCheckbox, FormField } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { rowResolver, sayRefusal } from '#src/api/rowForm.ts';
import { useSaving } from '#src/api/useSaving.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { nameOf } from '#src/people/personName.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { peopleAdminWrites, refreshPeople, showPerson, type AdminPerson } from './peopleAdmin.queries.ts';
import { PersonAccess } from './PersonAccess.tsx';
import { PersonDataFields } from './PersonDataFields.tsx';
import {
  toExternalInput,
  fieldsOf,
  personChanges,
  personFields,
  personForm,
  toStaffInput,
  type PersonFields,
} from './personForm.ts';
import { PersonGroupsField } from './PersonGroupsField.tsx';
import { PersonPlaceFields, PersonRoleFields } from './PersonPlaceFields.tsx';
import { PersonState } from './PersonState.tsx';

/** A section of the panel with its own heading. */
export function PersonPart({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 border-t border-line pt-5">
      <h3 id={id} className="text-h6 font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

const send = (person: AdminPerson | null, fields: PersonFields, key: string): Promise<AdminPerson> =>
  person !== null
    ? peopleAdminWrites.update({ id: person.id, ...personChanges(person, fields) }, key)
    : fields.kind === 'staff'
      ? peopleAdminWrites.create(toStaffInput(fields), key)
      : peopleAdminWrites.createExternal(toExternalInput(fields), key);

/** `person` null creates a user. `now` is the current server state for the parts outside the form. */
export function PersonForm({
  person,
  now,
  open,
  onClose,
}: {
  readonly person: AdminPerson | null;
  readonly now: AdminPerson | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const cache = useQueryClient();
  const me = useMe();
  const inside = useRef<HTMLDivElement>(null);
  const resolver: Resolver<PersonFields> = (fields, ...rest) =>
    rowResolver(personForm(person, fields.kind), language)(fields, ...rest);
  const form = useForm<PersonFields>({
    defaultValues: fieldsOf(person),
    resolver,
    shouldFocusError: false,
  });
  const { control, formState, setError, setValue } = form;
  const [kind, email, invite] = useWatch({ control, name: ['kind', 'email', 'invite'] });
  // The focus moves to the refused field after its error was rendered.
  const [refusals, setRefusals] = useState(0);
  const { submitCount } = formState;
  useEffect(() => {
    if (submitCount + refusals === 0) return;
    const fault = inside.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    if (fault === null) inside.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
    else fault?.focus();
  }, [submitCount, refusals]);
  const saving = useSaving<PersonFields, AdminPerson>({
    write: (fields, key) => send(person, fields, key),
    refusal: (error) => {
      setRefusals((before) => before + 1);
      return sayRefusal(personForm(person, kind), error, personFields, setError);
    },
    refresh: refreshPeople,
    onSaved: (saved) => {
      const name = nameOf(saved);
      showPerson(cache, saved);
      onClose();
      toasts.raise({
        severity: 'success',
        text:
          person !== null
            ? t`Guardaste los cambios de ${name}.`
            : invite
              ? t`Agregaste a ${name}. La invitación va a ${saved.email}.`
              : t`Agregaste a ${name}.`,
      });
    },
  });
  const save = (fields: PersonFields): void => {
    // Writes nothing if nothing changed, so changes by others are kept.
    if (person !== null && Object.keys(personChanges(person, fields)).length === 0) onClose();
    else saving.save(fields);
  };
  const isOwn = person !== null && person.id === me?.id;
  return (
    <FormPanel
      open={open}
      title={person === null ? t`Nueva persona` : nameOf(person)}
      description={
        now === null ? undefined : (
          <span className="mt-2 flex flex-wrap items-center gap-3">
            <Avatar name={nameOf(now)} src={now.profileImageUrl} size={40} />
            <span>{now.email}</span>
            <PersonState state={now.state} />
          </span>
        )
      }
      saveLabel={person !== null ? undefined : invite ? t`Agregar e invitar` : t`Agregar`}
      isDirty={formState.isDirty}
      busy={saving.isPending}
      failed={saving.failed}
      onClose={onClose}
      onSave={form.handleSubmit(save)}
      after={now === null ? undefined : <PersonAccess person={now} onGone={onClose} />}
    >
      <div ref={inside} className="flex flex-col gap-6">
        {person === null ? (
          <FormField control={control} name="kind">
            {({ value, onChange }) => (
              <RadioCards
                legend={t`¿De dónde es?`}
                columns={2}
                value={value}
                onChange={(next) => {
                  onChange(next);
                  setValue('takesPoints', next === 'staff');
                }}
                options={[
                  {
                    value: 'staff',
                    label: t`De la organización`,
                    detail: t`Trabaja aquí: reconoce, gana puntos y los canjea.`,
                    icon: Building2,
                  },
                  {
                    value: 'external',
                    label: t`De fuera`,
                    detail: t`De un proveedor: entra solo para confirmar canjes.`,
                    icon: Handshake,
                  },
                ]}
              />
            )}
          </FormField>
        ) : null}
        <div className="flex flex-col gap-5">
          <PersonDataFields control={control} isNew={person === null} />
        </div>
        <PersonPart title={t`Rol y puntos`}>
          <PersonRoleFields control={control} person={person} isOwn={isOwn} />
        </PersonPart>
        {kind === 'staff' ? (
          <PersonPart title={t`Su lugar`}>
            <PersonPlaceFields control={control} person={person} />
          </PersonPart>
        ) : null}
        <PersonPart title={t`Grupos`}>
          <PersonGroupsField control={control} />
        </PersonPart>
        {person === null ? (
          <PersonPart title={t`Invitación`}>
            <FormCheckbox
              control={control}
              name="invite"
              label={t`Invitar ahora`}
              detail={
                email.trim() === ''
                  ? t`Le llega un correo con un enlace para crear su contraseña.`
                  : t`A ${email} le llega un enlace para crear su contraseña.`
              }
            />
          </PersonPart>
        ) : null}
      </div>
    </FormPanel>
  );
}
