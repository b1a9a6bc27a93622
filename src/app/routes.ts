/**
 * The one table of screens (spec §2): navigation, guard and titles use these rows; chunks and texts are in
 * screenParts.ts.
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ModuleFlag } from '#schema/modules.ts';
import type { Permission } from '#schema/permissions.ts';
import { isOpenPath } from './openPaths.ts';

/** The five groups of the rail, and the group of the administrators. */
export type Group = 'home' | 'recognise' | 'rewards' | 'engage' | 'me' | 'admin';

/** A screen of the product. */
export interface Screen {
  /** A wouter pattern. */
  readonly path: string;
  readonly title: MessageDescriptor;
  readonly group: Group;
  /** Not in the rail: reached from another screen. */
  readonly hidden: boolean;
  /** Any of these modules opens it; an empty list means no module is required. */
  readonly modules: readonly ModuleFlag[];
  /** The required permission; null if none is required. */
  readonly permission: Permission | null;
  /** Opens without a token. */
  readonly open: boolean;
}

type Details = Partial<Pick<Screen, 'hidden' | 'modules' | 'permission'>>;

/** A row of a group; the default permission is that of the organisation's members (`feed.see`). */
const row =
  (group: Group, always: Details = {}) =>
  (path: string, title: MessageDescriptor, more: Details = {}): Screen => {
    const details = { hidden: false, modules: [], permission: 'feed.see' } as const;
    const screen = { ...details, ...always, ...more };
    return { path, title, group, ...screen, open: isOpenPath(path) };
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
  home('/', msg`Inicio`, {
    permission: 'session.use',
    // The feed loads its own texts, if the module is on (HomeSlot.tsx).
  }),

  recognise('/post', msg`Reconocimientos`, { modules: ['recognitions'] }),
  recognise('/podium', msg`Podio`, {
    modules: ['recognitions'],
    permission: 'podium.see',
  }),
  recognise('/badges', msg`Insignias`, {
    modules: ['insignias'],
    permission: 'badges.see',
  }),
  recognise('/corp_values', msg`Valores corporativos`, {
    modules: ['organization_info'],
    permission: 'values.see',
  }),
  recognise('/charts', msg`Gráficos`, { modules: ['analytics'], permission: 'analytics.see' }),
  recognise('/charts/custom', msg`Gráficos propios`, {
    modules: ['analytics'],
    permission: 'analytics.see',
    hidden: true,
  }),

  rewards('/wallet', msg`Billetera`, { permission: 'wallet.see' }),
  rewards('/catalog', msg`Catálogo`, { modules: ['catalog'] }),
  rewards('/cart', msg`Carrito`, { modules: ['catalog'], hidden: true }),
  rewards('/orders', msg`Pedidos`, { modules: ['catalog'] }),
  rewards('/profile/order', msg`Pedido`, { modules: ['catalog'], hidden: true }),
  // External users confirm here what was redeemed at their company.
  rewards('/cupons', msg`Cupones`, { modules: ['catalog'], permission: 'account.see' }),
  rewards('/benefits_page', msg`Beneficios`, {
    modules: ['benefits', 'benef_corp', 'coverages'],
  }),

  engage('/surveys', msg`Encuestas`, { modules: ['surveys', 'evaluations'] }),
  engage('/performance_evaluation', msg`Evaluación de desempeño`, { modules: ['evaluations'] }),
  engage('/goals', msg`Objetivos`, { modules: ['goals'] }),
  engage('/tasks', msg`Tareas`, { modules: ['tasks'] }),
  engage('/challenges', msg`Retos`, { modules: ['admin_retos'] }),
  engage('/programs', msg`Programas`, { modules: ['programs'], permission: 'programs.see' }),
  engage('/events', msg`Eventos`, { modules: ['events'], permission: 'events.see' }),
  engage('/suggestions', msg`Sugerencias`, {
    modules: ['complaints'],
    permission: 'feedback.use',
  }),
  engage('/requests', msg`Solicitudes`, { modules: ['solicitud'], permission: 'requests.use' }),
  engage('/telemedicine', msg`Telemedicina`, {
    modules: ['ever_health', 'salud_seguridad'],
    permission: 'wellbeing.use',
  }),
  engage('/communications', msg`Comunicados`, {
    modules: ['communications'],
    permission: 'communications.see',
  }),

  me('/profile', msg`Perfil`, { modules: ['profile'] }),
  me('/user', msg`Persona`, {
    modules: ['profile'],
    permission: 'people.search',
    hidden: true,
  }),
  me('/notifications', msg`Notificaciones`, {
    modules: ['notifications'],
    permission: 'notifications.see',
  }),
  me('/files', msg`Archivos`, { modules: ['files_repo'], permission: 'files.see' }),
  me('/general_settings', msg`Configuración general`),
  me('/support', msg`Soporte`, { modules: ['support_channel'] }),
  me('/clip_guide', msg`Guía`),
  me('/pages/:slug', msg`Página`, { modules: ['organization_info'], permission: 'pages.see', hidden: true }),

  admin('/admin', msg`Panel de administración`),
  admin('/admin/:section', msg`Panel de administración`, { hidden: true }),
  admin('/testing', msg`Pruebas`, { permission: 'gallery.see' }),

  account('/login', msg`Iniciar sesión`),
  account('/logout', msg`Cerrar sesión`),
  account('/activate', msg`Activar cuenta`),
  account('/needs_activation', msg`Cuenta pendiente de activar`),
  account('/reset_password', msg`Restablecer contraseña`),
  account('/recover/password', msg`Recuperar contraseña`),
  account('/credential/:id', msg`Credencial`),
  account('/case', msg`Seguir un caso`),
];
