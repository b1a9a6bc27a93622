/** The commands of this user: pages they can open, actions, colleagues. */
import { useLingui } from '@lingui/react/macro';
import { ChartBarBig, HandHeart, UserRound } from 'lucide-react';
import { useLocation } from 'wouter';
import { points } from '#src/lib/numbers.ts';
import { matches } from '#src/lib/text.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePeopleSearch } from '#src/people/usePeopleSearch.ts';
import { askPoll, mayAsk } from './askPoll.ts';
import { judge } from './guard.ts';
import { fitting, personWords, type Command } from './commandList.ts';
import { mayRecognise } from './mayRecognise.ts';
import { openComposer } from './composerHost.store.ts';
import { groups, navigationOf } from './navigation.ts';
import { usePagePlaces } from './pagePlaces.ts';
import { screens } from './routes.ts';
import { usePersonActions } from './personActions.ts';
import { iconOf } from './screenIcons.ts';
import { useSectionCommands } from './sectionCommands.ts';
import { useShell } from './shell.context.ts';
import { nameOf } from '#src/people/personName.ts';

/** A list of the field with its heading. */
export interface CommandGroup {
  readonly id: 'actions' | 'people' | 'pages' | 'administration';
  readonly heading: string;
  readonly commands: readonly Command[];
}

// Search words in both languages, independent of the language shown.
const otherWords: Readonly<Record<string, string>> = {
  es: 'español spanish castellano idioma language',
  en: 'english inglés idioma language',
  light: 'claro light día tema theme',
  dark: 'oscuro dark noche tema theme',
  system: 'sistema system automático tema theme',
  settingsPrompt: 'avisos notificaciones notifications settings ajustes correo e-mail push',
  whatsappPrompt: 'whatsapp avisos teléfono phone notifications',
  reset: 'demo restablecer reset reiniciar',
  signOut: 'salir cerrar sesión sign out log out logout',
  '/wallet': 'billetera wallet puntos points saldo balance',
  '/': 'inicio home feed',
  '/general_settings': 'ajustes configuración settings',
  '/support': 'soporte ayuda support help preguntas questions',
  '/clip_guide': 'guía ayuda guide help',
  whatsapp: 'whatsapp ayuda help chat',
  workplace: 'workplace chat',
};

/** The groups with matching commands, and whether the search for people is still running. */
export function useCommands(query: string): {
  readonly groups: readonly CommandGroup[];
  readonly isSearching: boolean;
} {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const { user, guard } = useShell();
  const sections = usePersonActions();
  const administered = useSectionCommands();
  const { words, thanks, amount } = personWords(query);
  const mayFind = guard.permissions.includes('people.search') && mayRecognise(guard);
  const asks = mayFind && words.length > 1;
  const hasCards = judge({ permission: 'people.search', modules: ['profile'] }, guard) === 'screen';
  const found = usePeopleSearch(words, asks);

  // The cart has its place in the top bar and none in the rail.
  const all = screens.map((screen) => (screen.path === '/cart' ? { ...screen, hidden: false } : screen));
  const pages = navigationOf(guard, all).flatMap(({ group, screens: open }) =>
    open.map((screen): Command => ({
      id: screen.path,
      label: i18n._(screen.title),
      detail: group === 'home' ? undefined : i18n._(groups[group].label),
      icon: iconOf(screen),
      words: otherWords[screen.path],
      run: () => navigate(screen.path),
    })),
  );
  const written = usePagePlaces().map(({ path, title, icon }): Command => ({
    id: path,
    label: title,
    detail: t`Organización`,
    icon,
    run: () => navigate(path),
  }));
  const own = sections
    .filter((section) => section.id !== 'places')
    .flatMap((section) =>
      section.actions.map((item): Command => ({
        id: item.id,
        label: item.label,
        detail: item.detail ?? section.heading,
        icon: item.icon,
        words: otherWords[item.id],
        run: item.run,
      })),
    );
  const thank: Command = {
    id: 'recognise',
    label: t`Reconocer a alguien`,
    icon: HandHeart,
    words: 'agradecer gracias recognise recognize thank points puntos',
    run: () => openComposer(),
  };
  const poll: Command = {
    id: 'poll',
    label: t`Crear una encuesta`,
    icon: ChartBarBig,
    words: 'preguntar votar votación poll vote survey ask question',
    run: askPoll,
  };
  const people = asks
    ? found.people
        .filter((person) => person.id !== user.id && person.active)
        // The people of the previous query stay visible if they match the new one.
        .filter((person) => found.state === 'ready' || matches(nameOf(person), words))
        .flatMap((person): Command[] => {
          const name = nameOf(person);
          const detail = [person.jobPosition, person.departmentName].filter(Boolean).join(' · ') || undefined;
          return [
            {
              id: person.id,
              label:
                amount === undefined
                  ? t`Reconocer a ${name}`
                  : t`Reconocer a ${name} con ${points(amount, language)}`,
              detail,
              picture: person.profileImageUrl,
              run: () => openComposer({ people: [person], amount }),
            },
            ...(thanks || !hasCards
              ? []
              : [
                  {
                    id: `card-${person.id}`,
                    label: t`Ver el perfil de ${name}`,
                    detail,
                    icon: UserRound,
                    run: () => navigate(`/user?id=${person.id}`),
                  },
                ]),
          ];
        })
    : [];
  const done: CommandGroup = {
    id: 'actions',
    heading: t`Acciones`,
    commands: thanks
      ? []
      : fitting([...(mayRecognise(guard) ? [thank] : []), ...(mayAsk(guard) ? [poll] : []), ...own], query),
  };
  const opened: CommandGroup = {
    id: 'pages',
    heading: t`Páginas`,
    commands: thanks ? [] : fitting([...pages, ...written], query),
  };
  const run: CommandGroup = {
    id: 'administration',
    heading: i18n._(groups.admin.label),
    commands: thanks ? [] : fitting(administered, query),
  };
  const met: CommandGroup = { id: 'people', heading: t`Personas`, commands: people };
  // Matches by label come before matches by further words.
  const isCalledSo = ({ commands }: CommandGroup): boolean =>
    commands.some(({ label }) => matches(label, query.trim()));
  const first = isCalledSo(opened) && !isCalledSo(done) ? [opened, done] : [done, opened];
  // People come last: they arrive later, and no row may move while the user presses Enter.
  const order = query.trim() === '' ? [opened, done, run] : [...first, run, met];
  return {
    groups: order.filter((group) => group.commands.length > 0),
    isSearching: asks && found.state === 'loading',
  };
}
