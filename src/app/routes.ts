/** The one table of screens (spec §2): navigation, guard and titles come from these rows; chunks and texts stand in screenParts.ts. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ModuleFlag } from '#schema/modules.ts';
import type { Permission } from '#schema/permissions.ts';
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
  /** Not built yet: shows the "coming" page. */
  readonly coming: boolean;
}

type Details = Partial<Pick<Screen, 'hidden' | 'modules' | 'permission' | 'coming'>>;

/** A row of a group; members of the organisation see it (`feed.see`) unless said otherwise. */
const row =
  (group: Group, always: Details = {}) =>
  (path: string, icon: ScreenIconName, title: MessageDescriptor, more: Details = {}): Screen => {
    const details = { hidden: false, modules: [], permission: 'feed.see', coming: false } as const;
    const screen = { ...details, ...always, ...more };
    return { path, icon, title, group, ...screen, open: isOpenPath(path) };
  };

const home = row('home');
const recognise = row('recognise');
const rewards = row('rewards');
const engage = row('engage');
const me = row('me', { permission: 'account.see' });
const admin = row('admin', { permission: 'admin.see' });
const account = row('me', { permission: null, hidden: true });

/** Every screen, in the order of the rail. */
export const screens: readonly Screen[] = [
  home('/', 'house', msg`Inicio`, {
    permission: 'session.use',
    // Its feed brings its own, where the module is on (HomePlace.tsx).
  }),

  recognise('/post', 'messageSquareHeart', msg`Reconocimientos`, { modules: ['recognitions'] }),
  recognise('/podium', 'trophy', msg`Podio`, {
    modules: ['recognitions'],
    permission: 'podium.see',
  }),
  recognise('/badges', 'award', msg`Insignias`, {
    modules: ['insignias'],
    permission: 'badges.see',
  }),
  recognise('/corp_values', 'gem', msg`Valores corporativos`, {
    modules: ['organization_info'],
    permission: 'values.see',
  }),

  rewards('/wallet', 'wallet', msg`Billetera`, { permission: 'wallet.see' }),
  rewards('/catalog', 'gift', msg`Catálogo`, { modules: ['catalog'] }),
  rewards('/cart', 'shoppingCart', msg`Carrito`, { modules: ['catalog'], hidden: true }),
  rewards('/orders', 'package', msg`Pedidos`, { modules: ['catalog'] }),
  rewards('/profile/order', 'package', msg`Pedido`, { modules: ['catalog'], hidden: true }),
  // External people confirm here what was redeemed with their firm.
  rewards('/cupons', 'ticket', msg`Cupones`, { modules: ['catalog'], permission: 'account.see' }),
  rewards('/benefits_page', 'badgePercent', msg`Beneficios`, {
    modules: ['benefits', 'benef_corp', 'coverages'],
    coming: true,
  }),

  engage('/surveys', 'clipboardList', msg`Encuestas`, { modules: ['surveys', 'evaluations'], coming: true }),
  engage('/events', 'calendarDays', msg`Eventos`, { modules: ['events'], coming: true }),
  engage('/goals', 'target', msg`Objetivos`, { modules: ['goals'], coming: true }),
  engage('/tasks', 'listChecks', msg`Tareas`, { modules: ['tasks'], coming: true }),
  engage('/programs', 'compass', msg`Programas`, { modules: ['programs'], coming: true }),
  engage('/performance_evaluation', 'clipboardCheck', msg`Evaluación de desempeño`, {
    modules: ['evaluations'],
  }),
  engage('/suggestions', 'lightbulb', msg`Sugerencias`, { modules: ['complaints'], coming: true }),
  engage('/requests', 'inbox', msg`Solicitudes`, { modules: ['solicitud'], coming: true }),
  engage('/telemedicine', 'heartPulse', msg`Telemedicina`, {
    modules: ['ever_health', 'salud_seguridad'],
    coming: true,
  }),

  me('/profile', 'userRound', msg`Perfil`, { modules: ['profile'] }),
  me('/user', 'users', msg`Persona`, {
    modules: ['profile'],
    permission: 'people.search',
    hidden: true,
  }),
  me('/notifications', 'bell', msg`Notificaciones`, {
    modules: ['notifications'],
    permission: 'notifications.see',
  }),
  me('/files', 'folder', msg`Archivos`, { modules: ['files_repo'], permission: 'feed.see', coming: true }),
  me('/general_settings', 'settings', msg`Configuración general`),
  me('/support', 'lifeBuoy', msg`Soporte`, { modules: ['support_channel'] }),
  me('/clip_guide', 'bookOpen', msg`Guía`),
  me('/pages/:slug', 'fileText', msg`Página`, { permission: 'feed.see', hidden: true, coming: true }),

  admin('/admin', 'shieldCheck', msg`Panel de administración`),
  admin('/admin/:section', 'shieldCheck', msg`Panel de administración`, { hidden: true }),
  admin('/charts', 'chartColumn', msg`Gráficos`, { modules: ['analytics'], coming: true }),
  admin('/testing', 'flaskConical', msg`Pruebas`, { permission: 'gallery.see' }),

  account('/login', 'keyRound', msg`Iniciar sesión`),
  account('/logout', 'keyRound', msg`Cerrar sesión`),
  account('/activate', 'keyRound', msg`Activar cuenta`, { coming: true }),
  account('/needs_activation', 'keyRound', msg`Cuenta pendiente de activar`, { coming: true }),
  account('/reset_password', 'keyRound', msg`Restablecer contraseña`, { coming: true }),
  account('/recover/password', 'keyRound', msg`Recuperar contraseña`, { coming: true }),
  account('/credential/:id', 'award', msg`Credencial`),
];
