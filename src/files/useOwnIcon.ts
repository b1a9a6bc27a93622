/** The own picture in a form: a chosen file is shown at once and uploaded with the save. */
import { useEffect, useState } from 'react';
import { useUploaded } from './useUploaded.ts';

/** A thing with a picture, as it is stored. */
export interface Pictured {
  readonly iconKey: string | null;
  readonly iconUrl: string | null;
}

interface Input {
  readonly iconKey?: string | null | undefined;
}

/** The form keeps the key of the picture. For a chosen file it keeps a name of our own, until the file has a key. */
export function useOwnIcon(saved: Pictured | null) {
  const uploaded = useUploaded();
  const [chosen] = useState(() => new Map<string, { readonly file: File; readonly preview: string }>());
  useEffect(() => () => chosen.forEach(({ preview }) => URL.revokeObjectURL(preview)), [chosen]);

  async function withKey<I extends Input>(input: I): Promise<I> {
    const picture = chosen.get(input.iconKey ?? '');
    return picture === undefined ? input : { ...input, iconKey: await uploaded(picture.file) };
  }

  return {
    /** What the form keeps for a file. */
    choose(file: File): string {
      const name = `new/${chosen.size}`;
      chosen.set(name, { file, preview: URL.createObjectURL(file) });
      return name;
    },
    /** The picture of a value of the form. */
    srcOf: (value: string | null): string | null =>
      value === null
        ? null
        : (chosen.get(value)?.preview ?? (saved?.iconKey === value ? saved.iconUrl : null)),
    /** The writes of the form, which upload the picture first. */
    uploading: <I extends Input, C, Change extends { readonly input: Input }, U>({
      create,
      update,
    }: {
      readonly create: (input: I, key: string) => Promise<C>;
      readonly update: (change: Change, key: string) => Promise<U>;
    }) => ({
      create: async (input: I, key: string) => create(await withKey(input), key),
      update: async (change: Change, key: string) =>
        update({ ...change, input: await withKey(change.input) }, key),
    }),
  } as const;
}

export type OwnIconForm = Pick<ReturnType<typeof useOwnIcon>, 'choose' | 'srcOf'>;
