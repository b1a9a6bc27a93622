/** Uploads a picture once for repeated saves of its form, so that the repeated input is identical. */
import { useRef } from 'react';
import { uploadFile } from './uploadFile.ts';

/** Returns a function that uploads a picture and resolves to its key; a failed upload is repeated. */
export function useUploaded(): (file: File) => Promise<string> {
  const sent = useRef<{ readonly file: File; readonly key: Promise<string> } | null>(null);
  return (file) => {
    if (sent.current?.file !== file) {
      const key = uploadFile('corp-benef-image', file);
      sent.current = { file, key };
      key.catch(() => {
        if (sent.current?.key === key) sent.current = null;
      });
    }
    return sent.current.key;
  };
}
