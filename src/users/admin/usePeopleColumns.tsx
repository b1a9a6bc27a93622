/** The columns of the table of people. */
import { Trans, useLingui } from '@lingui/react/macro';
import { createdVariant } from '#src/lib/longDates.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import { nameOf } from '#src/people/personName.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { AdminPerson } from './peopleAdmin.queries.ts';
import { PersonState } from './PersonState.tsx';
import { dayWords, languageNames, roleNames } from './personWords.ts';

/** The columns in order. The first one names the row. */
export function usePeopleColumns(): readonly Column<AdminPerson>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const orNone = (text: string | null): string => text ?? '–';
  const day = (of: string | null): string => (of === null ? '–' : dayWords(of, language));
  return [
    {
      id: 'name',
      header: t`Persona`,
      cell: (person) => (
        <span className="flex items-center gap-3 py-1">
          <Avatar name={nameOf(person)} src={person.profileImageUrl} size={40} />
          <span className="min-w-0">
            <span className="block">{nameOf(person)}</span>
            <span className="block text-meta font-normal text-soft">{person.email}</span>
          </span>
        </span>
      ),
    },
    { id: 'position', header: t`Cargo`, cell: ({ jobPosition }) => orNone(jobPosition) },
    { id: 'department', header: t`Departamento`, cell: ({ departmentName }) => orNone(departmentName) },
    {
      id: 'role',
      header: t`Rol`,
      cell: ({ userType, expiresAt, state }) => {
        const until = expiresAt === null ? '' : dayWords(expiresAt, language);
        return (
          <span className="inline-flex flex-col">
            {/* No wrapping: a narrow table would break the other columns. */}
            <span className="whitespace-nowrap">{i18n._(roleNames[userType])}</span>
            {until === '' || state === 'expired' ? null : (
              <span className="text-meta text-soft">
                <Trans>Hasta el {until}</Trans>
              </span>
            )}
          </span>
        );
      },
    },
    {
      id: 'state',
      header: t`Estado`,
      fixed: true,
      cell: ({ state }) => <PersonState state={state} />,
    },
    // Hidden by default; for comparisons.
    {
      id: 'number',
      header: t`Número de empleado`,
      startsHidden: true,
      cell: ({ employeeNumber }) => orNone(employeeNumber),
    },
    { id: 'manager', header: t`Líder`, startsHidden: true, cell: ({ managerName }) => orNone(managerName) },
    {
      id: 'admission',
      header: t`Fecha de ingreso`,
      startsHidden: true,
      cell: ({ admissionDate }) => day(admissionDate),
    },
    {
      id: 'birthday',
      header: t`Fecha de nacimiento`,
      startsHidden: true,
      cell: ({ birthday }) => day(birthday),
    },
    { id: 'phone', header: t`Teléfono`, startsHidden: true, cell: ({ phone }) => orNone(phone) },
    {
      id: 'points',
      header: t`Participa en los puntos`,
      startsHidden: true,
      cell: ({ takesPoints }) => (takesPoints ? t`Sí` : t`No`),
    },
    {
      id: 'language',
      header: t`Idioma`,
      startsHidden: true,
      cell: (person) => languageNames[person.language],
    },
    {
      id: 'created',
      header: t`Cuenta creada`,
      startsHidden: true,
      cell: ({ createdAt }) => createdVariant(createdAt),
    },
  ];
}
