/** The own picture in a panel: chosen, uploaded with the save, based on what was seen, taken away. */
import type { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/queryClient.ts';
import { tokenStore } from '#src/api/token.ts';
import { OwnIcon } from '#src/ui/OwnIcon.tsx';
import { typeIcon } from '#src/ui/typeIcons.ts';
import { ValuePanel } from '#src/values/admin/ValuePanel.tsx';
import { valueResource, type AdminValue } from '#src/values/admin/values.queries.ts';
import { personOf } from '#tests/contract/calls.ts';
import { openForm } from '#tests/faults/formPage.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { aPage } from '#tests/support/page.ts';
import { png } from '../support/fileSamples.ts';

const as = personOf('admin');
const soon = { timeout: 10_000 };
const onClose = vi.fn<() => void>();
let deployment: TestDeployment;
let cache: QueryClient;

/** Without the progress of a real upload, which the test page does not have. */
async function upload(kind: string, { name, type, size }: File): Promise<string> {
  const body = { file_name: name, content_type: type, size };
  const place = await deployment.rest(`POST /upload_presign/${kind}`, { as, body });
  const { url, key } = (await place.json()) as { readonly url: string; readonly key: string };
  const put = { method: 'PUT', body: png, headers: { 'content-type': type } };
  const sent = await deployment.backend.fetch(new Request(`http://home.test${url}`, put));
  expect(sent.status).toBe(200);
  return key;
}
vi.mock('#src/files/uploadFile.ts', () => ({
  uploadFile: vi.fn<typeof upload>((...given) => upload(...given)),
}));

beforeEach(async () => {
  onClose.mockReset();
  deployment = await openTestDeployment('tab');
  tokenStore.write(await deployment.tokenOf(as));
  aPage(async (request) => {
    const { query, variables } = (await request.json()) as {
      query: string;
      variables: Record<string, unknown>;
    };
    return Response.json(await deployment.ask(query, { as, variables }));
  });
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined });
  cache = createQueryClient();
});
afterEach(() => {
  vi.unstubAllGlobals();
  deployment.close();
});

async function stored(): Promise<AdminValue> {
  const [value] = await cache.fetchQuery({ ...valueResource.list(), staleTime: 0 });
  if (value === undefined) throw new Error('the world has no value');
  return value;
}
async function open(): Promise<AdminValue> {
  const value = await stored();
  await openForm(deployment, <ValuePanel value={value} open onClose={onClose} />);
  return value;
}
const choose = (): void => {
  const input = document.querySelector('form input[type=file]');
  const file = new File([png], 'sol.png', { type: 'image/png' });
  if (input !== null) fireEvent.change(input, { target: { files: [file] } });
};
const save = (): void => {
  const form = document.querySelector('form');
  if (form !== null) fireEvent.submit(form);
};
const preview = (): string | null | undefined => document.querySelector('form img')?.getAttribute('src');

test('a chosen own picture is shown at once, saved with the value, and can be taken away', async () => {
  expect((await open()).iconKey).toBeNull();
  choose();
  expect(preview()).toBe('blob:chosen');
  expect((await stored()).iconKey).toBeNull();
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), soon);
  const { iconKey, iconUrl } = await open();
  expect(iconKey).toMatch(/^corp-benef-image\//u);
  expect(preview()).toBe(iconUrl);
  fireEvent.click(screen.getByRole('button', { name: 'Imagen propia: Quitar la imagen' }));
  expect(preview()).toBeUndefined();
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2), soon);
  expect(await stored()).toMatchObject({ iconKey: null, iconUrl: null });
});

test('an own picture that another person changed meanwhile is not overwritten unseen', async () => {
  const { id } = await open();
  choose();
  const theirs = await upload('corp-benef-image', new File([png], 'luna.png', { type: 'image/png' }));
  await deployment.rest(`PATCH /value/${id}`, { as, body: { icon_key: theirs } });
  save();
  const shown = await screen.findByRole('group', { name: 'Ahora está guardado así:' }, soon);
  within(shown).getByRole('button', { name: /^Imagen propia/u });
  expect((await stored()).iconKey).toBe(theirs);
  fireEvent.click(screen.getByText('Usar lo guardado'));
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), soon);
  expect((await stored()).iconKey).toBe(theirs);
});

test('an own picture that cannot be loaded leaves the drawing of the icon', () => {
  cleanup();
  render(<OwnIcon url="/rest/file/nothing" drawing={typeIcon('sun')} />);
  expect(document.querySelector('svg')).toBeNull();
  const picture = document.querySelector('img');
  if (picture !== null) fireEvent.error(picture);
  expect(document.querySelector('svg.lucide-sun')).not.toBeNull();
});
