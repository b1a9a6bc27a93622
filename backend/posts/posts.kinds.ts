/** Which kinds of posts an organisation has at all: some belong to a module and are gone while that is off. */
import type { ModuleFlag } from '#schema/modules.ts';
import { postKinds, type PostKind } from '#schema/posts/posts.rules.ts';
import { switchesOf } from '../organization/switches.ts';
import type { Store } from '../store/port.ts';

const moduleOf = {
  poll: 'surveys',
  birthday: 'birthdays',
  anniversary: 'anniversary',
} as const satisfies Partial<Record<PostKind, ModuleFlag>>;

type GatedKind = keyof typeof moduleOf;
const isGated = (kind: PostKind): kind is GatedKind => Object.hasOwn(moduleOf, kind);

/** The kinds that may be shown now, in one read. */
export async function kindsOf(store: Store): Promise<readonly PostKind[]> {
  const isOn = await switchesOf(store, Object.values(moduleOf));
  return postKinds.filter((kind) => !isGated(kind) || isOn(moduleOf[kind]));
}

/** Whether posts of a kind may be shown now; costs a read only where a module decides. */
export const isShown = async (store: Store, kind: PostKind): Promise<boolean> =>
  !isGated(kind) || (await switchesOf(store, [moduleOf[kind]]))(moduleOf[kind]);

/** Whether a post thanks the people in it: only then do they have received it, and do podium and profile count it. */
export const isRecognition = (kind: PostKind): boolean => !isGated(kind);
