/** The list of people as a table of plain cells for all file formats. The import can read it back. */
import type { Table } from '#src/lib/tableFiles.ts';
import type { AdminPerson } from './peopleAdmin.queries.ts';
import { languageNames } from './personWords.ts';

/** The columns. */
export type PeopleColumn =
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
  | 'expiresAt';

/** The texts of cells. */
export interface PeopleWords {
  readonly header: (of: PeopleColumn) => string;
  readonly role: (of: AdminPerson) => string;
  readonly state: (of: AdminPerson) => string;
  readonly group: (id: string) => string | undefined;
  readonly yes: string;
  readonly no: string;
}

/** Names of groups in one cell; one with a sign that separates names is quoted. */
const namesIn = (names: readonly string[]): string =>
  names.map((name) => (/[";|]/u.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join('; ');

/** One row per user. Dates (YYYY-MM-DD) and employee numbers are text, so leading zeros are kept. */
export function peopleTable(people: readonly AdminPerson[], words: PeopleWords): Table {
  const emails = new Map(people.map(({ id, email }) => [id, email]));
  const { header: title } = words;
  const columns: readonly {
    readonly header: string;
    readonly width: number;
    readonly cell: (of: AdminPerson) => string;
  }[] = [
    { header: title('firstName'), width: 20, cell: ({ firstName }) => firstName },
    { header: title('lastName'), width: 20, cell: ({ lastName }) => lastName },
    { header: title('email'), width: 32, cell: ({ email }) => email },
    { header: title('employeeNumber'), width: 20, cell: ({ employeeNumber }) => employeeNumber ?? '' },
    { header: title('jobPosition'), width: 28, cell: ({ jobPosition }) => jobPosition ?? '' },
    { header: title('department'), width: 24, cell: ({ departmentName }) => departmentName ?? '' },
    { header: title('managerName'), width: 24, cell: ({ managerName }) => managerName ?? '' },
    // Names are not unique, so leaders are exported by e-mail. A leader outside the list has no e-mail here.
    {
      header: title('manager'),
      width: 32,
      cell: ({ managerId }) => (managerId === null ? '' : (emails.get(managerId) ?? '')),
    },
    { header: title('role'), width: 16, cell: words.role },
    {
      header: title('takesPoints'),
      width: 12,
      cell: ({ takesPoints }) => (takesPoints ? words.yes : words.no),
    },
    {
      header: title('groups'),
      width: 28,
      cell: ({ groupIds }) => namesIn(groupIds.flatMap((id) => words.group(id) ?? [])),
    },
    { header: title('birthday'), width: 20, cell: ({ birthday }) => birthday ?? '' },
    { header: title('admissionDate'), width: 18, cell: ({ admissionDate }) => admissionDate ?? '' },
    { header: title('phone'), width: 18, cell: ({ phone }) => phone ?? '' },
    { header: title('language'), width: 12, cell: ({ language }) => languageNames[language] },
    { header: title('state'), width: 14, cell: words.state },
    { header: title('expiresAt'), width: 14, cell: ({ expiresAt }) => expiresAt ?? '' },
  ];
  return {
    columns: columns.map(({ header, width }) => ({ header, width })),
    rows: people.map((person) => columns.map(({ cell }) => cell(person))),
  };
}
