/** Saves a product and its picture in two calls. The second call can fail after the first succeeded. */
import { productResource, type AdminProduct } from './products.queries.ts';
import { fieldsOf, productChanges, toProductInput, type ProductFields } from './productForm.ts';

/** The product was saved but its picture was not. A retry sends only the picture. */
export class PictureNotSaved extends Error {
  override readonly cause: Error;
  constructor(cause: Error) {
    super(cause.message);
    this.cause = cause;
  }
}

/** Creates the product, or writes the changes since `before`. `onKept` is called before the picture upload. */
export async function saveProduct(
  fields: ProductFields,
  before: AdminProduct | null,
  key: string,
  onKept: (product: AdminProduct) => void,
): Promise<AdminProduct> {
  let kept = before;
  if (before === null) kept = await productResource.create(toProductInput(fields), key);
  else {
    const input = productChanges(fieldsOf(before), fields);
    if (Object.keys(input).length > 0) kept = await productResource.update({ id: before.id, input }, key);
  }
  if (kept === null) throw new TypeError('what was made is there');
  onKept(kept);
  if (fields.image === null) return kept;
  try {
    await productResource.picture(kept.id, fields.image, `${key}-image`);
  } catch (error) {
    throw new PictureNotSaved(error instanceof Error ? error : new Error(String(error)));
  }
  return kept;
}
