/**
 * The chunk of each screen of routes.ts, with its texts. Separate from the table, which
 * is part of the first load.
 */
import { createElement, type ComponentType } from 'react';
import { chunk, type Chunk } from '#src/lib/texts.ts';
import { withItsTexts, type TextedPart } from './textedPart.tsx';

/** Path and chunk of each screen. */
export const chunks: readonly (readonly [path: string, part: Chunk<ComponentType>])[] = [
  ['/post', chunk(() => import('#src/posts/PostsScreen.tsx').then((file) => file.PostsScreen))],
  [
    '/podium',
    chunk(() => import('#src/recognitions/podium/PodiumScreen.tsx').then((file) => file.PodiumScreen)),
  ],
  [
    '/badges',
    chunk(() => import('#src/recognitions/badges/BadgesScreen.tsx').then((file) => file.BadgesScreen)),
  ],
  ['/corp_values', chunk(() => import('#src/values/ValuesScreen.tsx').then((file) => file.ValuesScreen))],
  ['/wallet', chunk(() => import('#src/points/WalletScreen.tsx').then((file) => file.WalletScreen))],
  ['/catalog', chunk(() => import('#src/catalog/CatalogScreen.tsx').then((file) => file.CatalogScreen))],
  ['/cart', chunk(() => import('#src/cart/CartScreen.tsx').then((file) => file.CartScreen))],
  ['/orders', chunk(() => import('#src/orders/OrdersScreen.tsx').then((file) => file.OrdersScreen))],
  ['/profile/order', chunk(() => import('#src/orders/OrderScreen.tsx').then((file) => file.OrderScreen))],
  ['/cupons', chunk(() => import('#src/coupons/CouponsScreen.tsx').then((file) => file.CouponsScreen))],
  [
    '/surveys',
    chunk(() =>
      import('#src/evaluations/SurveysWithEvaluations.tsx').then((file) => file.SurveysWithEvaluations),
    ),
  ],
  [
    '/performance_evaluation',
    chunk(() =>
      import('#src/evaluations/PerformanceEvaluationScreen.tsx').then(
        (file) => file.PerformanceEvaluationScreen,
      ),
    ),
  ],
  [
    '/profile',
    chunk(() => import('#src/users/profile/ProfileScreen.tsx').then((file) => file.ProfileScreen)),
  ],
  ['/user', chunk(() => import('#src/users/profile/UserScreen.tsx').then((file) => file.UserScreen))],
  [
    '/notifications',
    chunk(() =>
      import('#src/notifications/NotificationsScreen.tsx').then((file) => file.NotificationsScreen),
    ),
  ],
  ['/general_settings', chunk(() => import('./SettingsSlot.tsx').then((file) => file.SettingsSlot))],
  ['/support', chunk(() => import('#src/support/SupportScreen.tsx').then((file) => file.SupportScreen))],
  ['/clip_guide', chunk(() => import('#src/guide/ClipGuideScreen.tsx').then((file) => file.ClipGuideScreen))],
  ['/files', chunk(() => import('#src/files/FilesScreen.tsx').then((file) => file.FilesScreen))],
  ['/pages/:slug', chunk(() => import('#src/pages/PageScreen.tsx').then((file) => file.PageScreen))],
  ['/admin', chunk(() => import('./AdminSlot.tsx').then((file) => file.AdminSlot))],
  ['/admin/:section', chunk(() => import('./AdminSlot.tsx').then((file) => file.AdminSlot))],
  ['/testing', chunk(() => import('#src/gallery/TestingScreen.tsx').then((file) => file.TestingScreen))],
  [
    '/activate',
    chunk(() => import('#src/auth/password/ActivateScreen.tsx').then((file) => file.ActivateScreen)),
  ],
  [
    '/needs_activation',
    chunk(() =>
      import('#src/auth/password/NeedsActivationScreen.tsx').then((file) => file.NeedsActivationScreen),
    ),
  ],
  [
    '/reset_password',
    chunk(() =>
      import('#src/auth/password/ResetPasswordScreen.tsx').then((file) => file.ResetPasswordScreen),
    ),
  ],
  [
    '/recover/password',
    chunk(() =>
      import('#src/auth/password/RecoverPasswordScreen.tsx').then((file) => file.RecoverPasswordScreen),
    ),
  ],
  [
    '/credential/:id',
    chunk(() =>
      import('#src/recognitions/credentials/CredentialScreen.tsx').then((file) => file.CredentialScreen),
    ),
  ],
  ['/goals', chunk(() => import('#src/goals/GoalsScreen.tsx').then((file) => file.GoalsScreen))],
  ['/tasks', chunk(() => import('#src/tasks/TasksScreen.tsx').then((file) => file.TasksScreen))],
  [
    '/challenges',
    chunk(() => import('#src/challenges/ChallengesScreen.tsx').then((file) => file.ChallengesScreen)),
  ],
  ['/events', chunk(() => import('#src/events/EventsScreen.tsx').then((file) => file.EventsScreen))],
  [
    '/communications',
    chunk(() =>
      import('#src/communications/CommunicationsScreen.tsx').then((file) => file.CommunicationsScreen),
    ),
  ],
  ['/requests', chunk(() => import('#src/requests/RequestsScreen.tsx').then((file) => file.RequestsScreen))],
  [
    '/telemedicine',
    chunk(() => import('#src/wellbeing/WellbeingScreen.tsx').then((file) => file.WellbeingScreen)),
  ],
  [
    '/benefits_page',
    chunk(() => import('#src/benefits/BenefitsScreen.tsx').then((file) => file.BenefitsScreen)),
  ],
  [
    '/suggestions',
    chunk(() => import('#src/feedback/SuggestionsScreen.tsx').then((file) => file.SuggestionsScreen)),
  ],
  ['/case', chunk(() => import('#src/feedback/following/CaseScreen.tsx').then((file) => file.CaseScreen))],
  ['/programs', chunk(() => import('#src/programs/ProgramsScreen.tsx').then((file) => file.ProgramsScreen))],
  [
    '/charts/custom',
    chunk(() => import('#src/analytics/own/OwnChartsScreen.tsx').then((file) => file.OwnChartsScreen)),
  ],
  ['/charts', chunk(() => import('#src/analytics/ChartsScreen.tsx').then((file) => file.ChartsScreen))],
];

/** Path of routes.ts → its chunk with its texts; without home, which is part of the first load. */
const screenParts: ReadonlyMap<string, TextedPart> = new Map(
  chunks.map(([path, part]) => [path, withItsTexts(part)]),
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
