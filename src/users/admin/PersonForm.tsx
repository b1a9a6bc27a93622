/** The form of one user: personal data, role, department and access. */
import { useLingui } from '@lingui/react/macro';
import { Building2, Handshake } from 'lucide-react';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormCheckbox } from '#src/admin/FormFields.tsx';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { usePanelForm } from '#src/admin/usePanelForm.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { nameOf } from '#src/people/personName.ts';
import { peopleAdminWrites, refreshPeople, showPerson, type AdminPerson } from './peopleAdmin.queries.ts';
import { PersonAccess } from './PersonAccess.tsx';
import { PersonDataFields } from './PersonDataFields.tsx';
import {
  fieldsOf,
  personFields,
  personForm,
  type PersonFields,
  type PersonInput,
  type PersonKind,
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

/** `person` is the current server state; null creates a user. */
export function PersonForm({
  person,
  open,
  onClose,
}: {
  readonly person: AdminPerson | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const me = useMe();
  const [kind, setKind] = useState<PersonKind>(person?.isExternal === true ? 'external' : 'staff');
  const { form, panel } = usePanelForm<PersonFields, PersonInput, AdminPerson, AdminPerson>({
    row: personForm(person === null, kind),
    id: person?.id ?? null,
    begin: fieldsOf(person),
    known: personFields,
    create: (input, key) =>
      'expiresAt' in input
        ? peopleAdminWrites.createExternal(input, key)
        : peopleAdminWrites.create(input, key),
    update: ({ id, input: { invite: _same, ...input } }, key) =>
      peopleAdminWrites.update({ id, ...input }, key),
    refresh: refreshPeople,
    show: showPerson,
    done: ({ invite: isInvited }, saved) => {
      const name = nameOf(saved);
      if (person !== null) return t`Guardaste los cambios de ${name}.`;
      return isInvited ? t`Agregaste a ${name}. La invitación va a ${saved.email}.` : t`Agregaste a ${name}.`;
    },
    onClose,
  });
  const { control, setValue } = form;
  const [email, invite] = useWatch({ control, name: ['email', 'invite'] });
  const isOwn = person !== null && person.id === me?.id;
  return (
    <FormPanel
      open={open}
      title={person === null ? t`Nueva persona` : nameOf(person)}
      description={
        person === null ? undefined : (
          <span className="mt-2 flex flex-wrap items-center gap-3">
            <Avatar name={nameOf(person)} src={person.profileImageUrl} size={40} />
            <span>{person.email}</span>
            <PersonState state={person.state} />
          </span>
        )
      }
      saveLabel={person !== null ? undefined : invite ? t`Agregar e invitar` : t`Agregar`}
      {...panel}
      after={person === null ? undefined : <PersonAccess person={person} onGone={onClose} />}
    >
      <div className="flex flex-col gap-6">
        {person === null ? (
          <RadioCards
            legend={t`¿De dónde es?`}
            columns={2}
            value={kind}
            onChange={(next) => {
              setKind(next);
              setValue('takesPoints', next === 'staff', { shouldDirty: true });
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
        ) : null}
        <div className="flex flex-col gap-5">
          <PersonDataFields control={control} kind={kind} isNew={person === null} />
        </div>
        <PersonPart title={t`Rol y puntos`}>
          <PersonRoleFields control={control} kind={kind} person={person} isOwn={isOwn} />
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
