/** Pictures that are either uploaded or built in. */

/** The address of a picture: signed and temporary for an upload, permanent for a built-in picture. */
export const imageOf = async (
  { imageKey, imageUrl }: { readonly imageKey: string | null; readonly imageUrl: string | null },
  linkTo: (key: string) => Promise<string>,
): Promise<string | null> => (imageKey === null ? imageUrl : linkTo(imageKey));
