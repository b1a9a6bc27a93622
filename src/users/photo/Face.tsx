/** A person's large face: asks for their photo and keeps it in the page's cache; initials for people without one. */
import { useSelector } from '@xstate/react';
import { useEffect, type ReactElement } from 'react';
import { Avatar } from '#src/ui/Avatar.tsx';
import { ImageFace, type FaceLook } from './ImageFace.tsx';
import { imageOf } from './images.ts';

function Photo({ userId, ...look }: FaceLook & { readonly userId: string }): ReactElement {
  const image = imageOf(userId);
  const isMissing = useSelector(image, (now) => now.matches('missing'));
  // Also once it was cleared, or is older than half an hour.
  useEffect(() => {
    if (isMissing) image.send({ type: 'image.wanted', at: Date.now() });
  }, [image, isMissing]);
  useEffect(() => image.send({ type: 'image.wanted', at: Date.now() }), [image]);
  return <ImageFace actor={image} {...look} />;
}

/** 96 px; `src` is the address that others have of the photo: without one nothing is asked for. */
export function Face({
  userId,
  src,
  ...look
}: FaceLook & { readonly userId: string; readonly src: string | null }): ReactElement {
  // An address that carries the whole picture needs no call.
  if (src === null || src.startsWith('data:'))
    return <Avatar name={look.name} src={src} size={96} className={look.className} />;
  return <Photo userId={userId} {...look} />;
}
