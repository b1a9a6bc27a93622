/** Pictures that are either uploaded or built in. */

/** The address of a picture: an upload's for a while, a built-in one's for ever. */
export const imageOf = async (
  { imageKey, imageUrl }: { readonly imageKey: string | null; readonly imageUrl: string | null },
  linkTo: (key: string) => Promise<string>,
): Promise<string | null> => (imageKey === null ? imageUrl : linkTo(imageKey));
