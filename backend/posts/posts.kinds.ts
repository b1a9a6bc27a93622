/** The kinds of posts that an organisation shows. Some belong to a module and are hidden while it is off. */
import type { ModuleFlag } from '#schema/modules.ts';
import { postKinds, type PostKind } from '#schema/posts/posts.rules.ts';
import { switchesOf } from '../organization/switches.ts';
import type { Store } from '../store/port.ts';

const moduleOf = {
  poll: 'surveys',
  birthday: 'birthdays',
  anniversary: 'anniversary',
  challenge: 'admin_retos',
  communication: 'communications',
} as const satisfies Partial<Record<PostKind, ModuleFlag>>;

type GatedKind = keyof typeof moduleOf;
const isGated = (kind: PostKind): kind is GatedKind => Object.hasOwn(moduleOf, kind);

/** The visible kinds, in one read. */
export async function kindsOf(store: Store): Promise<readonly PostKind[]> {
  const isOn = await switchesOf(store, Object.values(moduleOf));
  return postKinds.filter((kind) => !isGated(kind) || isOn(moduleOf[kind]));
}

/** Whether posts of a kind are visible. Needs a read only for kinds of a module. */
export const isShown = async (store: Store, kind: PostKind): Promise<boolean> =>
  !isGated(kind) || (await switchesOf(store, [moduleOf[kind]]))(moduleOf[kind]);

/** Whether a post is a recognition of its receivers. Only recognitions count for the podium and the profile. */
export const isRecognition = (kind: PostKind): boolean => !isGated(kind);
