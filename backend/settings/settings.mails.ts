/** Mails to the list of administrators about modules. */
import type { ModuleFlag } from '#schema/modules.ts';
import type { Language } from '#schema/limits.ts';
import { listIn, nameIn, type ListedMail, type Named } from '../mail/listed.ts';
import { moduleNames } from './modules.words.ts';

const modulesIn = (language: Language, flags: readonly ModuleFlag[]): string =>
  listIn(
    language,
    flags.map((flag) => moduleNames[flag][language]),
  );

/** Modules were switched on or off. */
export const moduleMail: ListedMail<{
  readonly on: readonly ModuleFlag[];
  readonly off: readonly ModuleFlag[];
  readonly person: Named;
}> = {
  topic: 'modules',
  page: '/admin/modules',
  says: {
    spanish: ({ on, off, person }) => ({
      subject: 'Cambiaron los módulos de la organización',
      text: [
        `${nameIn(person)} cambió los módulos de la organización.`,
        ...(on.length === 0 ? [] : [`Ahora activos: ${modulesIn('es', on)}.`]),
        ...(off.length === 0 ? [] : [`Ahora apagados: ${modulesIn('es', off)}.`]),
      ].join('\n'),
    }),
    english: ({ on, off, person }) => ({
      subject: 'The modules of the organisation changed',
      text: [
        `${nameIn(person)} changed the modules of the organisation.`,
        ...(on.length === 0 ? [] : [`Now on: ${modulesIn('en', on)}.`]),
        ...(off.length === 0 ? [] : [`Now off: ${modulesIn('en', off)}.`]),
      ].join('\n'),
    }),
  },
};
