/** The photos that this page holds, by person: each is asked for once, however many places show it (spec §3 "Profile-image cache"). */
import { tokenStore } from '#src/api/token.ts';
import { startProfileImage, type ProfileImageActor } from './profileImage.actors.ts';

const held = new Map<string, ProfileImageActor>();
let session: string | null | undefined;

/** All photos go and are given back: the person signs out. */
export function clearImages(): void {
  for (const image of held.values()) {
    image.send({ type: 'images.cleared' });
    image.stop();
  }
  held.clear();
}

function watchSession(): void {
  if (session !== undefined) return;
  session = tokenStore.read();
  tokenStore.subscribe((token, isRenewal) => {
    if (token === session) return;
    session = token;
    if (!isRenewal) clearImages();
  });
}

/** The photo of a person; the same actor until all are cleared. Nothing is asked for before `image.wanted`. */
export function imageOf(userId: string): ProfileImageActor {
  watchSession();
  const known = held.get(userId);
  if (known !== undefined) return known;
  const made = startProfileImage(userId);
  held.set(userId, made);
  return made;
}

/** One photo is another now, or none: it is asked for again where it is shown. */
export function clearImage(userId: string): void {
  held.get(userId)?.send({ type: 'image.cleared' });
}
