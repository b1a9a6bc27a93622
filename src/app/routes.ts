/** The one table of screens (spec §2): navigation, guard, titles, chunks and texts all come from these rows. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { ModuleFlag } from '#schema/modules.ts';
import type { Permission } from '#schema/permissions.ts';
import { loadHome } from './chunks.ts';
import { isOpenPath } from './openPaths.ts';
import type { ScreenIconName } from './screenIcons.ts';

/** The five groups of the rail, and the administrators' apart (experience.md "Layout"). */
export type Group = 'home' | 'recognise' | 'rewards' | 'engage' | 'me' | 'admin';

/** A screen of the product. */
export interface Screen {
  /** A wouter pattern. */
  readonly path: string;
  readonly title: MessageDescriptor;
  /** Of `screenIcons.ts`. */
  readonly icon: ScreenIconName;
  readonly group: Group;
  /** Not in the rail: reached from another screen. */
  readonly hidden: boolean;
  /** Any of these modules opens it; without one it is never gated. */
  readonly modules: readonly ModuleFlag[];
  /** What the person must be allowed; null where everybody may. */
  readonly permission: Permission | null;
  /** Opens without a token (design §8 A15). */
  readonly open: boolean;
  /** Catalogues of texts that it needs beside `app`. */
  readonly texts: readonly string[];
  /** Its chunk; null where nothing is built, or where the shell draws it. */
  readonly load: (() => Promise<ComponentType>) | null;
  /** Not built yet: shows the "coming" page. */
  readonly coming: boolean;
}

type Details = Partial<Pick<Screen, 'hidden' | 'modules' | 'permission' | 'texts' | 'load'>>;

const drawnByShell: readonly string[] = ['/login', '/logout'];

/** A row of a group; members of the organisation see it (`feed.see`) unless said otherwise. */
const row =
  (group: Group, always: Details = {}) =>
  (path: string, icon: ScreenIconName, title: MessageDescriptor, more: Details = {}): Screen => {
    const details = { hidden: false, modules: [], permission: 'feed.see', texts: [], load: null } as const;
    const screen = { ...details, ...always, ...more };
    const coming = screen.load === null && !drawnByShell.includes(path);
    return { path, icon, title, group, ...screen, open: isOpenPath(path), coming };
  };

const home = row('home');
const recognise = row('recognise');
const rewards = row('rewards');
const engage = row('engage');
const me = row('me', { permission: 'account.see' });
const admin = row('admin', { permission: 'admin.see' });
const account = row('me', { permission: null, hidden: true });

// Its sections are rows of src/admin/sections.ts, which no first load carries.
const administration: Details = {
  texts: ['admin'],
  load: () => import('./AdminPlace.tsx').then((file) => file.AdminPlace),
};

const profileTexts: readonly string[] = [
  'users-profile',
  'users-photo',
  'posts',
  'recognitions',
  'recognitions-badges',
  'recognitions-credentials',
  'recognitions-referrals',
];

/** Every screen, in the order of the rail. */
export const screens: readonly Screen[] = [
  home('/', 'house', msg`Inicio`, {
    permission: 'session.use',
    // Its feed brings its own, where the module is on (HomePlace.tsx).
    texts: ['home'],
    load: () => loadHome().then((file) => file.HomeScreen),
  }),

  recognise('/post', 'messageSquareHeart', msg`Reconocimientos`, {
    modules: ['recognitions'],
    texts: ['posts', 'recognitions', 'users'],
    load: () => import('#src/posts/PostsScreen.tsx').then((file) => file.PostsScreen),
  }),
  recognise('/podium', 'trophy', msg`Podio`, {
    modules: ['recognitions'],
    permission: 'podium.see',
    texts: ['recognitions-podium'],
    load: () => import('#src/recognitions/podium/PodiumScreen.tsx').then((file) => file.PodiumScreen),
  }),
  recognise('/badges', 'award', msg`Insignias`, {
    modules: ['insignias'],
    permission: 'badges.see',
    texts: ['recognitions-badges', 'recognitions-credentials'],
    load: () => import('#src/recognitions/badges/BadgesScreen.tsx').then((file) => file.BadgesScreen),
  }),
  recognise('/corp_values', 'gem', msg`Valores corporativos`, {
    modules: ['organization_info'],
    permission: 'values.see',
    texts: ['values'],
    load: () => import('#src/values/ValuesScreen.tsx').then((file) => file.ValuesScreen),
  }),

  rewards('/wallet', 'wallet', msg`Billetera`, {
    permission: 'wallet.see',
    texts: ['points', 'users'],
    load: () => import('#src/points/WalletScreen.tsx').then((file) => file.WalletScreen),
  }),
  rewards('/catalog', 'gift', msg`Catálogo`, { modules: ['catalog'] }),
  rewards('/cart', 'shoppingCart', msg`Carrito`, { modules: ['catalog'], hidden: true }),
  rewards('/orders', 'package', msg`Pedidos`, { modules: ['catalog'] }),
  rewards('/profile/order', 'package', msg`Pedido`, { modules: ['catalog'], hidden: true }),
  // External people confirm here what was redeemed with their firm.
  rewards('/cupons', 'ticket', msg`Cupones`, { modules: ['catalog'], permission: 'account.see' }),
  rewards('/benefits_page', 'badgePercent', msg`Beneficios`, {
    modules: ['benefits', 'benef_corp', 'coverages'],
  }),

  engage('/surveys', 'clipboardList', msg`Encuestas`, { modules: ['surveys', 'evaluations'] }),
  engage('/events', 'calendarDays', msg`Eventos`, { modules: ['events'] }),
  engage('/goals', 'target', msg`Objetivos`, { modules: ['goals'] }),
  engage('/tasks', 'listChecks', msg`Tareas`, { modules: ['tasks'] }),
  engage('/programs', 'compass', msg`Programas`, { modules: ['programs'] }),
  engage('/performance_evaluation', 'clipboardCheck', msg`Evaluación de desempeño`, {
    modules: ['evaluations'],
    texts: ['evaluations', 'organization'],
    load: () =>
      import('#src/evaluations/PerformanceEvaluationScreen.tsx').then(
        (file) => file.PerformanceEvaluationScreen,
      ),
  }),
  engage('/suggestions', 'lightbulb', msg`Sugerencias`, { modules: ['complaints'] }),
  engage('/requests', 'inbox', msg`Solicitudes`, { modules: ['solicitud'] }),
  engage('/telemedicine', 'heartPulse', msg`Telemedicina`, {
    modules: ['ever_health', 'salud_seguridad'],
  }),

  me('/profile', 'userRound', msg`Perfil`, {
    modules: ['profile'],
    texts: profileTexts,
    load: () => import('#src/users/profile/ProfileScreen.tsx').then((file) => file.ProfileScreen),
  }),
  me('/user', 'users', msg`Persona`, {
    modules: ['profile'],
    permission: 'people.search',
    hidden: true,
    texts: profileTexts,
    load: () => import('#src/users/profile/UserScreen.tsx').then((file) => file.UserScreen),
  }),
  me('/notifications', 'bell', msg`Notificaciones`, {
    modules: ['notifications'],
    permission: 'notifications.see',
    texts: ['notifications', 'notifications-settings'],
    load: () => import('#src/notifications/NotificationsScreen.tsx').then((file) => file.NotificationsScreen),
  }),
  me('/files', 'folder', msg`Archivos`, { modules: ['files_repo'], permission: 'feed.see' }),
  me('/general_settings', 'settings', msg`Configuración general`, {
    texts: ['users-settings', 'notifications-settings'],
    load: () => import('./SettingsPlace.tsx').then((file) => file.SettingsPlace),
  }),
  me('/support', 'lifeBuoy', msg`Soporte`, {
    modules: ['support_channel'],
    texts: ['support', 'organization'],
    load: () => import('#src/support/SupportScreen.tsx').then((file) => file.SupportScreen),
  }),
  me('/clip_guide', 'bookOpen', msg`Guía`, {
    texts: ['guide'],
    load: () => import('#src/guide/ClipGuideScreen.tsx').then((file) => file.ClipGuideScreen),
  }),
  me('/pages/:slug', 'fileText', msg`Página`, { permission: 'feed.see', hidden: true }),

  admin('/admin', 'shieldCheck', msg`Panel de administración`, administration),
  admin('/admin/:section', 'shieldCheck', msg`Panel de administración`, {
    ...administration,
    hidden: true,
  }),
  admin('/charts', 'chartColumn', msg`Gráficos`, { modules: ['analytics'] }),
  admin('/testing', 'flaskConical', msg`Pruebas`, {
    permission: 'gallery.see',
    texts: ['gallery'],
    load: () => import('#src/gallery/TestingScreen.tsx').then((file) => file.TestingScreen),
  }),

  account('/login', 'keyRound', msg`Iniciar sesión`),
  account('/logout', 'keyRound', msg`Cerrar sesión`),
  account('/activate', 'keyRound', msg`Activar cuenta`),
  account('/needs_activation', 'keyRound', msg`Cuenta pendiente de activar`),
  account('/reset_password', 'keyRound', msg`Restablecer contraseña`),
  account('/recover/password', 'keyRound', msg`Recuperar contraseña`),
  account('/credential/:id', 'award', msg`Credencial`, {
    texts: ['recognitions-credentials'],
    load: () =>
      import('#src/recognitions/credentials/CredentialScreen.tsx').then((file) => file.CredentialScreen),
  }),
];
