/** The administration of products in its pure pieces: form ↔ row, addresses, and what a row says of pieces and dates. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { storeLimits } from '#schema/limits.parts.ts';
import { rowResolver } from '#src/api/rowForm.ts';
import {
  fieldsOf,
  optionsOf,
  productChanges,
  productForm,
  toProductInput,
  questionFaults,
  type ProductFields,
  type QuestionDraft,
} from '#src/catalog/admin/productForm.ts';
import { addressOf, isScoped, scopeOf, stockKind, windowKind } from '#src/catalog/admin/productScope.ts';
import { productWrites, type AdminProduct } from '#src/catalog/admin/products.queries.ts';
import { PictureNotSaved, saveProduct } from '#src/catalog/admin/saveProduct.ts';

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
  // With seconds: the field for day and hour holds none.
  opensAt: '2026-11-01T10:00:42.123Z',
  closesAt: null,
  active: true,
  held: 1,
  sold: 3,
};

const written: ProductFields = { ...fieldsOf(null), name: 'Té', categoryId: 'house', points: 30 };

/** Fields with something wrong. */
const faultsOf = async (fields: ProductFields): Promise<readonly string[]> => {
  const resolve = rowResolver(productForm, 'es');
  const { errors } = await resolve(fields, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.keys(errors).toSorted();
};

describe('the form of a product', () => {
  test('a product that is opened and saved unchanged writes nothing, not even its seconds', () => {
    expect(productChanges(fieldsOf(shirt), fieldsOf(shirt))).toEqual({});
  });

  test('only what was changed is written: pieces redeemed meanwhile stay redeemed', () => {
    const fields = { ...fieldsOf(shirt), name: ' Camiseta azul ', points: 400 };
    expect(productChanges(fieldsOf(shirt), fields)).toEqual({ name: 'Camiseta azul', points: 400 });
  });

  test('what is emptied is taken away', () => {
    const fields = { ...fieldsOf(shirt), opensAt: '', stock: null, externalId: ' ', questions: [] };
    expect(productChanges(fieldsOf(shirt), fields)).toEqual({
      opensAt: null,
      stock: null,
      externalId: null,
      questions: [],
    });
  });

  test('without a provider there is no code of one', () => {
    const fields = { ...fieldsOf(shirt), providerId: '' };
    expect(productChanges(fieldsOf(shirt), fields)).toEqual({ providerId: null, externalId: null });
  });

  test('a row comes back as it was', () => {
    const { opensAt, ...wish } = toProductInput(fieldsOf(shirt));
    expect(wish).toEqual({
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
      closesAt: null,
      questions: shirt.questions,
      terms: '',
    });
    expect(opensAt).toBe('2026-11-01T10:00:00.000Z');
  });

  test('says what is missing before anything is sent', async () => {
    expect(await faultsOf(fieldsOf(null))).toEqual(['categoryId', 'name', 'points']);
    expect(await faultsOf(written)).toEqual([]);
    expect(await faultsOf({ ...written, points: 0 })).toEqual(['points']);
    expect(await faultsOf({ ...written, name: '   ' })).toEqual(['name']);
  });

  test('the end comes after the beginning', async () => {
    const at = { ...written, opensAt: '2026-12-02T10:00', closesAt: '2026-12-01T10:00' };
    expect(await faultsOf(at)).toEqual(['closesAt']);
    expect(await faultsOf({ ...at, opensAt: at.closesAt })).toEqual(['closesAt']);
    expect(await faultsOf({ ...at, opensAt: '' })).toEqual([]);
  });

  test('no more questions than fit', async () => {
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

describe('questions', () => {
  const question: QuestionDraft = {
    id: 'q',
    label: 'Talla',
    required: true,
    hasOptions: true,
    options: 'S\nM',
  };

  test('are a choice of at least two, or free words', async () => {
    expect(questionFaults(question, 'es')).toEqual({});
    expect(questionFaults({ ...question, options: 'S\n S \n' }, 'es')).toEqual({ tooFew: true });
    expect(questionFaults({ ...question, options: '', hasOptions: false }, 'es')).toEqual({});
    expect(await faultsOf({ ...written, questions: [{ ...question, options: 'S' }] })).toEqual(['questions']);
  });

  test('have words', async () => {
    expect(Object.keys(questionFaults({ ...question, label: ' ' }, 'es'))).toEqual(['label']);
    expect(await faultsOf({ ...written, questions: [{ ...question, label: '' }] })).toEqual(['questions']);
  });

  test('options that were hidden again are not sent', () => {
    const wish = toProductInput({ ...written, questions: [{ ...question, hasOptions: false }] });
    expect(wish.questions[0]?.options).toEqual([]);
  });

  test('options are lines, trimmed, each once', () => {
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

describe('saving a product', () => {
  const image = new File(['x'], 'tee.png', { type: 'image/png' });

  test('a picture that fails leaves the product, and trying again makes no second one', async () => {
    const create = vi.spyOn(productWrites, 'create').mockResolvedValue(shirt);
    const update = vi.spyOn(productWrites, 'update').mockResolvedValue(shirt);
    const picture = vi.spyOn(productWrites, 'picture').mockRejectedValue(new Error('too big'));
    const fields = { ...fieldsOf(shirt), image };
    let kept: AdminProduct | null = null;
    const save = (): Promise<AdminProduct> =>
      saveProduct(fields, kept, 'key', (one) => {
        kept = one;
      });
    await expect(save()).rejects.toBeInstanceOf(PictureNotSaved);
    expect(kept).toBe(shirt);
    await expect(save()).rejects.toBeInstanceOf(PictureNotSaved);
    expect(create).toHaveBeenCalledTimes(1);
    expect(update).not.toHaveBeenCalled();
    expect(picture).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });

  test('a product that fails sends no picture', async () => {
    vi.spyOn(productWrites, 'create').mockRejectedValue(new Error('name taken'));
    const picture = vi.spyOn(productWrites, 'picture');
    const heard = vi.fn<() => void>();
    await expect(saveProduct({ ...written, image }, null, 'key', heard)).rejects.toThrow('name taken');
    expect(picture).not.toHaveBeenCalled();
    expect(heard).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

describe('the list', () => {
  test('every scope comes back from its address', () => {
    const scopes = fc.record({
      keywords: fc.string({ maxLength: 100 }).map((words) => words.trim()),
      categoryId: fc.option(fc.uuid()),
      active: fc.option(fc.boolean()),
      few: fc.boolean(),
    });
    fc.assert(
      fc.property(scopes, (scope) => {
        expect(scopeOf(new URLSearchParams(addressOf(scope)))).toEqual(scope);
      }),
    );
  });

  test('an address that says nothing it knows shows everything', () => {
    const scope = scopeOf(new URLSearchParams('active=maybe&few=yes&category='));
    expect(scope).toEqual({ keywords: '', categoryId: null, active: null, few: false });
    expect(isScoped(scope)).toBe(false);
  });

  test.each([
    [null, 'unlimited'],
    [0, 'none'],
    [1, 'few'],
    [5, 'few'],
    [6, 'enough'],
  ])('of %s pieces it says: %s', (stock, kind) => {
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
  ])('from %s to %s: %s', (opensAt, closesAt, kind) => {
    expect(windowKind({ opensAt, closesAt }, now)).toBe(kind);
  });
});
