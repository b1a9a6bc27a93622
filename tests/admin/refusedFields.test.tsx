/** A refused panel leads to fields that are more than one control: the questions of a product, the groups of a person. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ProductPanel } from '#src/catalog/admin/ProductPanel.tsx';
import { productResource } from '#src/catalog/admin/products.queries.ts';
import { peopleAdminQueries } from '#src/users/admin/peopleAdmin.queries.ts';
import { PersonForm } from '#src/users/admin/PersonForm.tsx';
import { personOf } from '#tests/contract/calls.ts';
import { openForm } from '#tests/faults/formPage.tsx';
import { adminCache } from './adminCache.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';

const soon = { timeout: 10_000 };
const onClose = (): void => undefined;
const as = personOf('admin');

let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  vi.unstubAllGlobals();
  deployment.close();
});

const save = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
/** The sentence beside the button. */
const note = (): string => within(screen.getByRole('dialog')).getAllByRole('alert').at(-1)?.textContent ?? '';

test('a product with an empty question leads to that question and repeats its sentence beside the button', async () => {
  const { pages } = await (await adminCache(deployment)).fetchInfiniteQuery(productResource.list({}));
  const [product] = pages.flatMap(({ items }) => items);
  if (product === undefined) throw new Error('the world has no product');
  await openForm(deployment, <ProductPanel product={{ ...product, questions: [] }} open onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Agregar pregunta' }));
  save();
  const question = screen.getByRole('textbox', { name: 'Pregunta 1' });
  await waitFor(() => expect(document.activeElement).toBe(question), soon);
  expect(question.getAttribute('aria-invalid')).toBe('true');
  expect(note()).not.toBe('');
});

test('a person in a group that was deleted meanwhile leads to the groups and says so', async () => {
  const { items } = await (await adminCache(deployment)).fetchQuery(peopleAdminQueries.list({}));
  const person = items.find(({ isExternal }) => !isExternal);
  if (person === undefined) throw new Error('the world has no person');
  const created = await deployment.rest('POST /org/group', {
    as,
    body: { name: 'Archivo central', user_ids: [] },
  });
  const { id } = z.parse(z.object({ id: z.string() }), await created.json());
  await openForm(deployment, <PersonForm person={person} open onClose={onClose} />);
  const group = await screen.findByRole('checkbox', { name: /^Archivo central/u }, soon);
  fireEvent.click(group);
  expect((await deployment.rest(`DELETE /org/group/${id}`, { as })).status).toBe(200);
  save();
  const groups = screen.getByRole('group', { name: 'Grupos' });
  const reason = await within(groups).findByRole('alert', undefined, soon);
  expect(groups.getAttribute('aria-describedby')).toBe(reason.id);
  expect(document.activeElement).toBe(group);
});
