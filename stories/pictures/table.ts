/**
 * The pictures of each implemented screen. A missing screen, or a missing picture without a reason, fails
 * tests/stories/pictures.test.ts.
 */
import { idOf } from '#mock/world/ids.ts';

/** The five state pictures, and the screen in its normal state. */
export const kinds = ['Full', 'Loading', 'Empty', 'Failed', 'Stale', 'SwitchedOff'] as const;
export type PictureKind = (typeof kinds)[number];

/** A screen with its URL in the small world. */
export interface Pictured {
  /** The pattern of routes.ts, or `/admin/<path>` of a section. */
  readonly route: string;
  readonly at: string;
  /** Impossible pictures, each with its reason. */
  readonly without: Partial<Readonly<Record<PictureKind, string>>>;
}

const never = 'no module opens it';
const facts = 'an organisation and a person always have these facts';
const one = 'one thing is there or not: not found is told apart in its own story';
const rules = 'rules always stand, as they are by default';
const reads = 'reads nothing';

const screen = (route: string, without: Pictured['without'] = {}, at: string = route): Pictured => ({
  route,
  at,
  without,
});
const section = (path: string, without: Pictured['without'] = {}): Pictured =>
  screen(`/admin/${path}`, without);

/** Every implemented screen behind sign-in; screens before sign-in have their own stories and no module. */
export const pictured: readonly Pictured[] = [
  screen('/', { SwitchedOff: never }),
  screen('/post'),
  screen('/podium'),
  screen('/badges'),
  screen('/corp_values'),
  screen('/wallet', { SwitchedOff: never }),
  screen('/catalog'),
  screen('/cart'),
  screen('/orders'),
  screen('/profile/order', { Empty: one }, `/profile/order?id=${idOf(1, 'orders', 11)}`),
  screen('/cupons'),
  screen('/surveys'),
  screen('/performance_evaluation'),
  screen('/profile'),
  screen('/user', { Empty: one }, `/user?id=${idOf(1, 'users', 1)}`),
  screen('/pages/:slug', { Empty: one }, '/pages/bienvenida'),
  screen('/notifications'),
  screen('/files'),
  screen('/general_settings', { SwitchedOff: never }),
  screen('/support', { Empty: 'a new organisation has the channels of the small world' }),
  screen('/clip_guide', { SwitchedOff: never, Loading: reads, Failed: reads, Stale: reads, Empty: reads }),
  screen('/admin', { SwitchedOff: never, Loading: reads, Failed: reads, Stale: reads, Empty: reads }),
  screen('/testing', { SwitchedOff: never, Loading: reads, Failed: reads, Stale: reads, Empty: reads }),
  section('organization', { SwitchedOff: never }),
  section('brand', { SwitchedOff: never, Empty: facts }),
  section('modules', { SwitchedOff: never, Empty: facts }),
  section('notification-emails', { SwitchedOff: never }),
  section('pages'),
  section('announcements', { SwitchedOff: never }),
  section('featured', { SwitchedOff: never }),
  section('public-api', { SwitchedOff: never }),
  section('people', { SwitchedOff: never }),
  section('departments', { SwitchedOff: never }),
  section('groups', { SwitchedOff: never }),
  section('people-import', { SwitchedOff: never }),
  section('directory', { SwitchedOff: never }),
  section('deletion-requests', {
    SwitchedOff: never,
    Empty: 'nobody of the small world asks to leave: it is empty as it usually stands',
  }),
  section('sign-in', { SwitchedOff: never, Empty: facts }),
  section('recognition-types'),
  section('post-types'),
  section('recognition-groups'),
  section('badges'),
  section('values'),
  section('recognition-settings', { Empty: rules }),
  section('podium', { Empty: rules }),
  section('moderation'),
  section('referrals'),
  section('points', { SwitchedOff: never }),
  section('points-transfer', { SwitchedOff: never }),
  section('points-requests', { SwitchedOff: never }),
  section('levels', { SwitchedOff: never }),
  section('points-use', { SwitchedOff: never }),
  section('products'),
  section('product-categories'),
  section('catalogs'),
  section('orders'),
  section('coupons'),
  section('providers'),
  section('billing'),
  section('surveys'),
  section('evaluations'),
  section('forms'),
  screen('/goals'),
  section('goals'),
  screen('/tasks'),
  section('tasks'),
  screen('/challenges'),
  section('challenges'),
  screen('/events'),
  section('events'),
  screen('/communications'),
  section('communications'),
  screen('/requests'),
  section('requests'),
  screen('/benefits_page'),
  section('benefits'),
  section('coverages'),
  screen('/telemedicine'),
  section('wellbeing'),
  screen('/suggestions'),
  section('complaints'),
  screen('/programs'),
  screen('/charts'),
  screen('/charts/custom'),
  section('analytics'),
  section('programs'),
  section('ideas'),
];
