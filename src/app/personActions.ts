/**
 * The personal actions that are available everywhere: the person menu and the "Me" sheet offer the same ones.
 */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  BellRing,
  Building2,
  LogOut,
  MessageCircle,
  Monitor,
  Moon,
  RotateCcw,
  Settings,
  Sun,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { languages } from '#schema/limits.ts';
import { chooseScheme, type SchemeChoice } from '#src/lib/scheme.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useHasWhatsapp } from '#src/notifications/settings/useHasWhatsapp.ts';
import { linksQuery } from '#src/organization/links.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { chooseLanguage } from './chooseLanguage.ts';
import { judge } from './guard.ts';
import { togglePrompt } from './openPrompt.ts';
import { screens } from './routes.ts';
import { useShell } from './shell.context.ts';

/** One action, or one of several choices. */
export interface PersonAction {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon?: LucideIcon | undefined;
  /** For choices: whether this one is active. */
  readonly checked?: boolean | undefined;
  /** For places: the target. */
  readonly href?: string | undefined;
  readonly run: () => void;
}

/** Actions with their heading. */
export interface ActionSection {
  readonly id: 'places' | 'told' | 'outside' | 'language' | 'scheme' | 'session';
  readonly heading: string;
  readonly actions: readonly PersonAction[];
}

/** Each language by its own name, so that users who cannot read the page find it. */

const onThisDevice = msg`Lo cambiamos en este dispositivo. No pudimos guardarlo en tu cuenta.`;
const retry = msg`Reintentar`;

/** The document holds the choice: menu and settings both change it there, and storage may be blocked. */
function schemeOnPage(): SchemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function watchScheme(changed: () => void): () => void {
  const watch = new MutationObserver(changed);
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => watch.disconnect();
}

/** The organisation's external links; empty until loaded, and empty if none is set. */
function useOutside(): readonly PersonAction[] {
  const { t } = useLingui();
  const { modules } = useShell().guard;
  const isOn = modules.workplace === true || modules.whatsapp === true;
  const { data: links } = useQuery({ ...linksQuery(), enabled: isOn });
  const detail = t`Se abre en una pestaña nueva`;
  return [
    { id: 'workplace', label: 'Workplace', icon: Building2, href: links?.workplace ?? null },
    { id: 'whatsapp', label: 'WhatsApp', icon: MessageCircle, href: links?.whatsapp ?? null },
  ].flatMap(({ href, ...item }) =>
    href === null
      ? []
      : [{ ...item, detail, href, run: () => void window.open(href, '_blank', 'noopener,noreferrer') }],
  );
}

/** Sections in the order of the menu; choices carry `checked`. */
export function usePersonActions(): readonly ActionSection[] {
  const { t, i18n } = useLingui();
  const [, navigate] = useLocation();
  const cache = useQueryClient();
  const { user, guard, demo, languages: offered, signOut } = useShell();
  const language = useLanguage();
  const outside = useOutside();
  const scheme = useSyncExternalStore(watchScheme, schemeOnPage);

  const read = (choice: (typeof languages)[number]): void => {
    chooseLanguage(cache, user.id, choice).then(
      (end) => {
        if (end === 'kept')
          toasts.raise({
            severity: 'warning',
            // In the language that was just chosen, which `t` of this render does not use yet.
            text: i18n._(onThisDevice),
            action: { label: i18n._(retry), onAct: () => read(choice) },
          });
      },
      () =>
        toasts.raise({
          severity: 'error',
          text: 'No se pudieron cargar los textos. · The texts could not be loaded.',
          action: { label: 'Reintentar · Retry', onAct: () => read(choice) },
        }),
    );
  };
  const reset = (kit: NonNullable<typeof demo>): void => {
    kit
      .reset()
      .then(signOut, () =>
        toasts.raise({ severity: 'error', text: t`No pudimos restablecer la demo. Vuelve a intentarlo.` }),
      );
  };

  const places = [
    { path: '/profile', icon: UserRound },
    { path: '/general_settings', icon: Settings },
  ].flatMap(({ path, icon }): PersonAction[] => {
    const screen = screens.find((one) => one.path === path);
    if (screen === undefined || judge(screen, guard) !== 'screen') return [];
    return [{ id: path, label: i18n._(screen.title), icon, href: path, run: () => navigate(path) }];
  });
  const isTold = judge({ permission: 'notifications.see', modules: ['notifications'] }, guard) === 'screen';
  const hasWhatsapp = useHasWhatsapp() && isTold;
  const told = [
    {
      id: 'settingsPrompt',
      label: t`Elegir avisos`,
      icon: BellRing,
      run: () => togglePrompt('settings'),
    },
    {
      id: 'whatsappPrompt',
      label: t`Avisos por WhatsApp`,
      icon: MessageCircle,
      run: () => togglePrompt('whatsapp'),
    },
  ].filter(({ id }) => (id === 'whatsappPrompt' ? hasWhatsapp : isTold));
  const schemes = [
    { id: 'light', label: t`Claro`, icon: Sun },
    { id: 'dark', label: t`Oscuro`, icon: Moon },
    { id: 'system', label: t`Como el sistema`, icon: Monitor },
  ] as const;
  return [
    { id: 'places', heading: t`Tu cuenta`, actions: places },
    { id: 'told', heading: t`Avisos`, actions: told },
    ...(outside.length === 0
      ? []
      : [{ id: 'outside' as const, heading: t`Tu organización`, actions: outside }]),
    {
      id: 'language',
      heading: t`Idioma`,
      // Those of the server whose texts the interface has.
      actions: languages.flatMap((one) =>
        offered
          .filter(({ code }) => code === one)
          .map(({ name }) => ({ id: one, label: name, checked: one === language, run: () => read(one) })),
      ),
    },
    {
      id: 'scheme',
      heading: t`Apariencia`,
      actions: schemes.map((one) => ({
        ...one,
        checked: one.id === scheme,
        run: () => chooseScheme(one.id),
      })),
    },
    {
      id: 'session',
      heading: t`Sesión`,
      actions: [
        ...(demo === undefined
          ? []
          : [{ id: 'reset', label: t`Restablecer la demo`, icon: RotateCcw, run: () => reset(demo) }]),
        { id: 'signOut', label: t`Cerrar sesión`, icon: LogOut, run: signOut },
      ],
    },
  ];
}
