/**
 * The chunk of each screen of routes.ts, and the texts it needs besides `app`. Separate from the table, which
 * is part of the first load.
 */
import { createElement, type ComponentType } from 'react';
import { withItsTexts, type TextedPart } from './textedPart.tsx';

type Load = () => Promise<ComponentType>;

const profileTexts: readonly string[] = [
  'users-profile',
  'users-photo',
  'posts',
  'recognitions',
  'recognitions-badges',
  'recognitions-credentials',
  'recognitions-referrals',
];

/** Path, texts and chunk of each screen; `screenParts` joins them. */
export const chunks: readonly (readonly [path: string, texts: readonly string[], load: Load])[] = [
  [
    '/post',
    ['posts', 'recognitions', 'users'],
    () => import('#src/posts/PostsScreen.tsx').then((file) => file.PostsScreen),
  ],
  [
    '/podium',
    ['recognitions-podium'],
    () => import('#src/recognitions/podium/PodiumScreen.tsx').then((file) => file.PodiumScreen),
  ],
  [
    '/badges',
    ['recognitions-badges', 'recognitions-credentials'],
    () => import('#src/recognitions/badges/BadgesScreen.tsx').then((file) => file.BadgesScreen),
  ],
  [
    '/corp_values',
    ['values'],
    () => import('#src/values/ValuesScreen.tsx').then((file) => file.ValuesScreen),
  ],
  [
    '/wallet',
    ['points', 'users'],
    () => import('#src/points/WalletScreen.tsx').then((file) => file.WalletScreen),
  ],
  [
    '/catalog',
    ['catalog', 'cart'],
    () => import('#src/catalog/CatalogScreen.tsx').then((file) => file.CatalogScreen),
  ],
  [
    '/cart',
    ['cart', 'catalog', 'orders'],
    () => import('#src/cart/CartScreen.tsx').then((file) => file.CartScreen),
  ],
  [
    '/orders',
    ['orders', 'catalog'],
    () => import('#src/orders/OrdersScreen.tsx').then((file) => file.OrdersScreen),
  ],
  [
    '/profile/order',
    ['orders', 'catalog'],
    () => import('#src/orders/OrderScreen.tsx').then((file) => file.OrderScreen),
  ],
  [
    '/cupons',
    ['coupons', 'catalog'],
    () => import('#src/coupons/CouponsScreen.tsx').then((file) => file.CouponsScreen),
  ],
  [
    '/performance_evaluation',
    ['evaluations', 'organization'],
    () =>
      import('#src/evaluations/PerformanceEvaluationScreen.tsx').then(
        (file) => file.PerformanceEvaluationScreen,
      ),
  ],
  [
    '/profile',
    profileTexts,
    () => import('#src/users/profile/ProfileScreen.tsx').then((file) => file.ProfileScreen),
  ],
  ['/user', profileTexts, () => import('#src/users/profile/UserScreen.tsx').then((file) => file.UserScreen)],
  [
    '/notifications',
    ['notifications', 'notifications-settings'],
    () => import('#src/notifications/NotificationsScreen.tsx').then((file) => file.NotificationsScreen),
  ],
  [
    '/general_settings',
    ['users-settings', 'notifications-settings', 'reference'],
    () => import('./SettingsSlot.tsx').then((file) => file.SettingsSlot),
  ],
  [
    '/support',
    ['support', 'organization'],
    () => import('#src/support/SupportScreen.tsx').then((file) => file.SupportScreen),
  ],
  [
    '/clip_guide',
    ['guide'],
    () => import('#src/guide/ClipGuideScreen.tsx').then((file) => file.ClipGuideScreen),
  ],
  [
    '/files',
    ['files', 'files-admin', 'admin'],
    () => import('#src/files/FilesScreen.tsx').then((file) => file.FilesScreen),
  ],
  [
    '/pages/:slug',
    ['pages', 'richText'],
    () => import('#src/pages/PageScreen.tsx').then((file) => file.PageScreen),
  ],
  ['/admin', ['admin'], () => import('./AdminSlot.tsx').then((file) => file.AdminSlot)],
  ['/admin/:section', ['admin'], () => import('./AdminSlot.tsx').then((file) => file.AdminSlot)],
  [
    '/testing',
    ['gallery'],
    () => import('#src/gallery/TestingScreen.tsx').then((file) => file.TestingScreen),
  ],
  [
    '/activate',
    ['auth-password'],
    () => import('#src/auth/password/ActivateScreen.tsx').then((file) => file.ActivateScreen),
  ],
  [
    '/needs_activation',
    ['auth-password'],
    () => import('#src/auth/password/NeedsActivationScreen.tsx').then((file) => file.NeedsActivationScreen),
  ],
  [
    '/reset_password',
    ['auth-password'],
    () => import('#src/auth/password/ResetPasswordScreen.tsx').then((file) => file.ResetPasswordScreen),
  ],
  [
    '/recover/password',
    ['auth-password'],
    () => import('#src/auth/password/RecoverPasswordScreen.tsx').then((file) => file.RecoverPasswordScreen),
  ],
  [
    '/credential/:id',
    ['recognitions-credentials'],
    () => import('#src/recognitions/credentials/CredentialScreen.tsx').then((file) => file.CredentialScreen),
  ],
];

/** Path of routes.ts → its chunk with its texts; without home, which is part of the first load. */
const screenParts: ReadonlyMap<string, TextedPart> = new Map(
  chunks.map(([path, texts, load]) => [path, withItsTexts(texts, load)]),
);

/** The screen of a path, as `lazy` takes it. Throws if the path has no chunk. */
export function partAt(path: string): { readonly default: ComponentType } {
  const part = screenParts.get(path);
  if (part === undefined) throw new Error(`no screen at ${path}`);
  const { Part } = part;
  // The default export must be a component itself: React does not accept another lazy component here.
  return { default: () => createElement(Part) };
}

/** Starts to fetch the screen of a path; does nothing for other paths. */
export const fetchPart = (path: string): void => screenParts.get(path)?.fetch();
