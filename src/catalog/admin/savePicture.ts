/** The picture of a product is sent in a second call, which can fail after the product was saved. */
import { ApiError } from '#schema/errors.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { productResource } from './products.queries.ts';

/** A failure becomes a reason at the field `image`, in the words of `say`. */
export async function savePicture(
  id: string,
  image: File,
  key: string,
  say: (why: string) => string,
): Promise<void> {
  try {
    await productResource.picture(id, image, `${key}-image`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const message = say(whyFailed(error) ?? '');
    throw new ApiError({ ...error.facts(), reasons: [{ field: 'image', code: error.code, message }] });
  }
}
