/** The list of people as a table of plain cells for all file formats. The import can read it back. */
import type { Table } from '#src/lib/tableFiles.ts';
import type { AdminPerson } from './peopleAdmin.queries.ts';
import { languageNames } from './personWords.ts';

/** The localised column titles, in order. */
export type PeopleHeaders = Readonly<
  Record<
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'employeeNumber'
    | 'jobPosition'
    | 'department'
    | 'manager'
    | 'managerName'
    | 'role'
    | 'takesPoints'
    | 'groups'
    | 'birthday'
    | 'admissionDate'
    | 'phone'
    | 'language'
    | 'state'
    | 'expiresAt',
    string
  >
>;

/** The texts of cells. */
export interface PeopleWords {
  readonly headers: PeopleHeaders;
  readonly role: (of: AdminPerson) => string;
  readonly state: (of: AdminPerson) => string;
  readonly group: (id: string) => string | undefined;
  readonly yes: string;
  readonly no: string;
}

/** One row per user. Dates (YYYY-MM-DD) and employee numbers are text, so leading zeros are kept. */
export function peopleTable(people: readonly AdminPerson[], words: PeopleWords): Table {
  const emails = new Map(people.map(({ id, email }) => [id, email]));
  const { headers } = words;
  const columns: readonly {
    readonly header: string;
    readonly width: number;
    readonly cell: (of: AdminPerson) => string;
  }[] = [
    { header: headers.firstName, width: 20, cell: ({ firstName }) => firstName },
    { header: headers.lastName, width: 20, cell: ({ lastName }) => lastName },
    { header: headers.email, width: 32, cell: ({ email }) => email },
    { header: headers.employeeNumber, width: 20, cell: ({ employeeNumber }) => employeeNumber ?? '' },
    { header: headers.jobPosition, width: 28, cell: ({ jobPosition }) => jobPosition ?? '' },
    { header: headers.department, width: 24, cell: ({ departmentName }) => departmentName ?? '' },
    { header: headers.managerName, width: 24, cell: ({ managerName }) => managerName ?? '' },
    // Names are not unique, so leaders are exported by e-mail. A leader outside the list has no e-mail here.
    {
      header: headers.manager,
      width: 32,
      cell: ({ managerId }) => (managerId === null ? '' : (emails.get(managerId) ?? '')),
    },
    { header: headers.role, width: 16, cell: words.role },
    {
      header: headers.takesPoints,
      width: 12,
      cell: ({ takesPoints }) => (takesPoints ? words.yes : words.no),
    },
    {
      header: headers.groups,
      width: 28,
      cell: ({ groupIds }) => groupIds.flatMap((id) => words.group(id) ?? []).join('; '),
    },
    { header: headers.birthday, width: 20, cell: ({ birthday }) => birthday ?? '' },
    { header: headers.admissionDate, width: 18, cell: ({ admissionDate }) => admissionDate ?? '' },
    { header: headers.phone, width: 18, cell: ({ phone }) => phone ?? '' },
    { header: headers.language, width: 12, cell: ({ language }) => languageNames[language] },
    { header: headers.state, width: 14, cell: words.state },
    { header: headers.expiresAt, width: 14, cell: ({ expiresAt }) => expiresAt ?? '' },
  ];
  return {
    columns: columns.map(({ header, width }) => ({ header, width })),
    rows: people.map((person) => columns.map(({ cell }) => cell(person))),
  };
}
