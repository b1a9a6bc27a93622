/** A product and its picture are saved in two calls, the second of which can fail. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type * as ReactHookForm from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { errorOf } from '#schema/errors.ts';
import { ProductPanel } from '#src/catalog/admin/ProductPanel.tsx';
import { productResource, type AdminProduct } from '#src/catalog/admin/products.queries.ts';
import { ofSdl } from '#tests/faults/sdlSample.ts';
import { openForm } from '#tests/faults/formPage.tsx';
import { openTestDeployment } from '#tests/support/deployment.ts';

// Accepts any input: the category of a new product is no matter of this test.
vi.mock('react-hook-form', async (whole) => {
  const real = await whole<typeof ReactHookForm>();
  return {
    ...real,
    useForm: (options: Parameters<typeof real.useForm>[0] = {}) =>
      real.useForm({ ...options, resolver: (values) => ({ values, errors: {} }) }),
  };
});

test('saving again after a failed picture creates no second product and sends only the picture', async () => {
  const sample = ofSdl<AdminProduct>('ProductKept', { provider: null });
  const create = vi
    .spyOn(productResource, 'create')
    .mockImplementation(async (input) => Object.assign(sample, input));
  const update = vi.spyOn(productResource, 'update');
  const picture = vi.spyOn(productResource, 'picture').mockRejectedValue(errorOf('internal', 'es'));
  const onClose = vi.fn<() => void>();
  const deployment = await openTestDeployment('tab');
  const page = await openForm(deployment, <ProductPanel product={null} open onClose={onClose} />);
  await page.type();
  const [input] = document.querySelectorAll('input[type=file]');
  if (input === undefined) throw new Error('the panel has no field for a picture');
  fireEvent.change(input, { target: { files: [new File(['x'], 'tee.png', { type: 'image/png' })] } });
  const save = (): void => void fireEvent.click(screen.getByRole('button', { name: /^(?:Crear|Guardar)$/u }));
  save();
  await screen.findByText(/El producto ya está guardado; la imagen no/u);
  save();
  await waitFor(() => expect(picture).toHaveBeenCalledTimes(2));
  expect([create.mock.calls.length, update.mock.calls.length]).toEqual([1, 0]);
  expect(onClose).not.toHaveBeenCalled();
  deployment.close();
});
