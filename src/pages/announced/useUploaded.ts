/** Sends a picture once, however often its form is saved: what is repeated is the same, and so is its key. */
import { useRef } from 'react';
import { uploadFile } from '#src/files/uploadFile.ts';

/** Answers what gives the key of a picture; one that could not be sent is sent again. */
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
