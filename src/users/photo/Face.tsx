/** A person's large avatar: loads the photo into the page's cache; initials if there is no photo. */
import { useSelector } from '@xstate/react';
import { useEffect, type ReactElement } from 'react';
import { Avatar } from '#src/ui/Avatar.tsx';
import { ImageFace, type FaceLook } from './ImageFace.tsx';
import { imageOf } from './images.ts';

function Photo({ userId, ...look }: FaceLook & { readonly userId: string }): ReactElement {
  const image = imageOf(userId);
  const isMissing = useSelector(image, (now) => now.matches('missing'));
  // Also reloads a photo that was cleared or is older than half an hour.
  useEffect(() => {
    if (isMissing) image.send({ type: 'image.wanted', at: Date.now() });
  }, [image, isMissing]);
  useEffect(() => image.send({ type: 'image.wanted', at: Date.now() }), [image]);
  return <ImageFace actor={image} {...look} />;
}

/** 96 px; `src` is the public URL of the photo. Without it no photo is requested. */
export function Face({
  userId,
  src,
  ...look
}: FaceLook & { readonly userId: string; readonly src: string | null }): ReactElement {
  // A data URL contains the whole picture and needs no request.
  if (src === null || src.startsWith('data:'))
    return <Avatar name={look.name} src={src} size={96} className={look.className} />;
  return <Photo userId={userId} {...look} />;
}
