/** Pure functions of the product administration: form ↔ row, addresses, and the texts for stock and dates. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { storeLimits } from '#schema/limits.parts.ts';
import { errorOf } from '#schema/errors.ts';
import { rowResolver } from '#src/api/rowForm.ts';
import {
  fieldsOf,
  optionsOf,
  productForm,
  questionFaults,
  type ProductFields,
  type QuestionDraft,
} from '#src/catalog/admin/productForm.ts';
import { stockKind, windowKind } from '#src/catalog/admin/productSearch.ts';
import { productResource, type AdminProduct } from '#src/catalog/admin/products.queries.ts';
import { savePicture } from '#src/catalog/admin/savePicture.ts';
import { changesOf } from '#src/lib/changes.ts';

const shirt: AdminProduct = {
  id: 'shirt',
  externalId: 'SKU-9',
  catalogId: null,
  categoryId: 'house',
  categoryName: 'De la casa',
  categoryNameEn: null,
  icon: 'shirt',
  provider: { id: 'maker', name: 'Taller', logoUrl: null },
  name: 'Camiseta',
  description: 'De algodón',
  imageUrls: [],
  points: 350,
  stock: 12,
  isDigital: false,
  questions: [
    { id: 'size', label: 'Talla', required: true, options: ['S', 'M'] },
    { id: 'name', label: '¿Qué nombre lleva?', required: false, options: [] },
  ],
  justCorporative: true,
  terms: '',
  needsApproval: false,
  // With seconds, which the date and time field does not hold.
  opensAt: '2026-11-01T10:00:42.123Z',
  closesAt: null,
  active: true,
  held: 1,
  sold: 3,
};

const written: ProductFields = { ...fieldsOf(null), name: 'Té', categoryId: 'house', points: 30 };

const { toInput } = productForm(shirt);
/** What an edit of the product sends. */
const changesTo = (fields: ProductFields) => changesOf(toInput(fieldsOf(shirt)), toInput(fields));

/** Names of the fields with errors. */
const faultsOf = async (fields: ProductFields): Promise<readonly string[]> => {
  const resolve = rowResolver(productForm(null), 'es');
  const { errors } = await resolve(fields, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.keys(errors).toSorted();
};

describe('the form of a product', () => {
  test('the patch of a product saved unchanged is empty, even if its moments have seconds', () => {
    expect(changesTo(fieldsOf(shirt))).toEqual({});
  });

  test('the patch of a product holds only changed fields, and not the stock', () => {
    const fields = { ...fieldsOf(shirt), name: ' Camiseta azul ', points: 400 };
    expect(changesTo(fields)).toEqual({ name: 'Camiseta azul', points: 400 });
  });

  test('the patch of a product has null or an empty list for emptied fields', () => {
    const fields = { ...fieldsOf(shirt), opensAt: '', stock: null, externalId: ' ', questions: [] };
    expect(changesTo(fields)).toEqual({
      opensAt: null,
      stock: null,
      externalId: null,
      questions: [],
    });
  });

  test('removing the provider of a product also removes its external code', () => {
    const fields = { ...fieldsOf(shirt), providerId: '' };
    expect(changesTo(fields)).toEqual({ providerId: null, externalId: null });
  });

  test('a product read into the form and back has the same fields, with the seconds of its moments', () => {
    expect(toInput(fieldsOf(shirt))).toEqual({
      name: shirt.name,
      description: shirt.description,
      categoryId: shirt.categoryId,
      catalogId: null,
      providerId: 'maker',
      externalId: 'SKU-9',
      points: 350,
      stock: 12,
      isDigital: false,
      needsApproval: false,
      opensAt: shirt.opensAt,
      closesAt: null,
      questions: shirt.questions,
      terms: '',
      image: null,
    });
  });

  test('the form of a product reports missing and malformed fields before it is sent', async () => {
    expect(await faultsOf(fieldsOf(null))).toEqual(['categoryId', 'name', 'points']);
    expect(await faultsOf(written)).toEqual([]);
    expect(await faultsOf({ ...written, points: 0 })).toEqual(['points']);
    expect(await faultsOf({ ...written, name: '   ' })).toEqual(['name']);
  });

  test('the form of a product refuses an end that is not after the beginning', async () => {
    const at = { ...written, opensAt: '2026-12-02T10:00', closesAt: '2026-12-01T10:00' };
    expect(await faultsOf(at)).toEqual(['closesAt']);
    expect(await faultsOf({ ...at, opensAt: at.closesAt })).toEqual(['closesAt']);
    expect(await faultsOf({ ...at, opensAt: '' })).toEqual([]);
  });

  test('the form of a product refuses more questions than the limit', async () => {
    const questions = Array.from({ length: storeLimits.questions + 1 }, (_, at) => ({
      id: `q${at}`,
      label: 'Talla',
      required: true,
      hasOptions: false,
      options: '',
    }));
    expect(await faultsOf({ ...written, questions })).toEqual(['questions']);
    expect(await faultsOf({ ...written, questions: questions.slice(1) })).toEqual([]);
  });
});

describe('the questions of a product', () => {
  const question: QuestionDraft = {
    id: 'q',
    label: 'Talla',
    required: true,
    hasOptions: true,
    options: 'S\nM',
  };

  test('a question of a product needs at least two different options, or none as a free text', async () => {
    expect(questionFaults(question, 'es')).toEqual({});
    expect(questionFaults({ ...question, options: 'S\n S \n' }, 'es')).toEqual({ tooFew: true });
    expect(questionFaults({ ...question, options: '', hasOptions: false }, 'es')).toEqual({});
    expect(await faultsOf({ ...written, questions: [{ ...question, options: 'S' }] })).toEqual(['questions']);
  });

  test('a question of a product needs a label', async () => {
    expect(Object.keys(questionFaults({ ...question, label: ' ' }, 'es'))).toEqual(['label']);
    expect(await faultsOf({ ...written, questions: [{ ...question, label: '' }] })).toEqual(['questions']);
  });

  test('options of a question that became a free text are not sent', () => {
    const wish = toInput({ ...written, questions: [{ ...question, hasOptions: false }] });
    expect(wish.questions[0]?.options).toEqual([]);
  });

  test('options of a question are split by line, trimmed and unique', () => {
    expect(optionsOf(' S \n\nM\r\nS\n')).toEqual(['S', 'M']);
    fc.assert(
      fc.property(fc.string(), (lines) => {
        const options = optionsOf(lines);
        expect(optionsOf(options.join('\n'))).toEqual(options);
        expect(new Set(options).size).toBe(options.length);
      }),
    );
  });
});

describe('the picture of a product', () => {
  const image = new File(['x'], 'tee.png', { type: 'image/png' });

  test('a refused picture of a product is a reason at the field of the picture', async () => {
    const refused = errorOf('internal', 'es');
    vi.spyOn(productResource, 'picture').mockRejectedValue(refused);
    const saved = savePicture('shirt', image, 'key', (why) => `no: ${why}`);
    await expect(saved).rejects.toMatchObject({
      code: 'internal',
      reasons: [{ field: 'image', message: `no: ${refused.message}` }],
    });
  });
});

describe('the list of products', () => {
  test.each([
    [null, 'unlimited'],
    [0, 'none'],
    [1, 'few'],
    [5, 'few'],
    [6, 'enough'],
  ])('a stock of %s pieces is shown as "%s"', (stock, kind) => {
    expect(stockKind(stock)).toBe(kind);
  });

  const now = Date.parse('2026-11-20T12:00:00.000Z');
  const [past, next] = ['2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.001Z'];
  test.each([
    [null, null, 'always'],
    [past, null, 'always'],
    [next, null, 'soon'],
    [null, next, 'until'],
    [past, next, 'until'],
    [null, past, 'over'],
  ])('a redemption window from %s to %s is shown as "%s"', (opensAt, closesAt, kind) => {
    expect(windowKind({ opensAt, closesAt }, now)).toBe(kind);
  });
});
