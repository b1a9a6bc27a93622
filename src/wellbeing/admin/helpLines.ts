/** Contacts as lines of text: "name | number | when". */
import type { HelpContact } from '#schema/wellbeing/wellbeing.shapes.ts';
import type { ShownPage } from '#src/wellbeing/wellbeing.queries.ts';

export const linesOf = (contacts: ShownPage['help']): string =>
  contacts
    .map(({ name, phone, note }) => [name, phone, note ?? ''].join(' | ').replace(/ \| $/u, ''))
    .join('\n');

/** Empty lines are left out; a line without a number is refused by the row. */
export const contactsOf = (lines: string): HelpContact[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', phone = '', ...note] = line.split('|').map((part) => part.trim());
      const when = note.join(' | ');
      return { name, phone, ...(when === '' ? {} : { note: when }) };
    });
