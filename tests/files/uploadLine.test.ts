/** The uploads of a recognition: two at a time, independent of each other, and every failure is shown. */
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, errorOf } from '#schema/errors.ts';
import { uploadMachine } from '#machines/upload.machine.ts';
import { samplePhoto, samplePlace } from '#machines/upload.samples.ts';
import { done, failed } from '#machines/sample.ts';
import { createUploadLine, type UploadedFile } from '#src/files/uploadLine.ts';
import { graphql, onPage } from '#tests/support/edge.ts';
import { FakeSending } from '#tests/api/fakeSending.ts';
import { begin } from '#tests/machines/run.ts';

const network = onPage();
/** The bodies whose upload has started, each with its file name and controls. */
const bodies = () =>
  FakeSending.all.map((sending) => ({
    name: sending.body instanceof File ? sending.body.name : '',
    isAborted: () => sending.isAborted,
    arrive: () => sending.end('load', 200),
    refuse: () => sending.end('load', 500, { code: 'internal' }),
  }));

const file = (name: string): File => new File(['x'], name, { type: 'image/png' });
/** Refusals load what names their page. */
const settled = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  FakeSending.stub();
  network.reply = async (request) => {
    const { variables }: { variables: { input: { fileName: string } } } = await request.json();
    const { fileName } = variables.input;
    return graphql({
      data: { uploadAddress: { url: `/rest/file/${fileName}`, key: `key of ${fileName}` } },
    });
  };
});

const aLine = () => {
  const arrived: UploadedFile[] = [];
  return { arrived, line: createUploadLine('post-attachments', (one) => arrived.push(one)) };
};

test('two files upload at once, and the third begins after the first has arrived', async () => {
  const { arrived, line } = aLine();
  line.add([file('a.png'), file('b.png'), file('c.png')]);
  await settled();
  expect(bodies().map(({ name }) => name)).toEqual(['a.png', 'b.png']);
  bodies()[0]?.arrive();
  await settled();
  expect(arrived).toEqual([{ key: 'key of a.png', name: 'a.png', size: 1, contentType: 'image/png' }]);
  expect(bodies().map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png']);
  expect(line.read().map(({ name }) => name)).toEqual(['b.png', 'c.png']);
});

test('a failed upload shows its error, lets the next file begin, and is retried with a new address', async () => {
  const { arrived, line } = aLine();
  line.add([file('a.png'), file('b.png'), file('c.png')]);
  await settled();
  bodies()[0]?.refuse();
  await settled();
  const [first] = line.read();
  expect(first).toMatchObject({ name: 'a.png', isFailed: true, error: { code: 'internal' } });
  expect(bodies().at(-1)?.name).toBe('c.png');
  bodies()[1]?.arrive();
  bodies()[2]?.arrive();
  await settled();
  line.retry(first?.id ?? '');
  await settled();
  expect(network.sent).toHaveLength(4);
  bodies()[3]?.arrive();
  await settled();
  expect(arrived.map(({ name }) => name)).toEqual(['b.png', 'c.png', 'a.png']);
  expect(line.read()).toEqual([]);
});

test('a removed file aborts its upload and is not reported as arrived', async () => {
  const { arrived, line } = aLine();
  line.add([file('a.png')]);
  await settled();
  line.remove(line.read()[0]?.id ?? '');
  expect(bodies()[0]?.isAborted()).toBe(true);
  bodies()[0]?.arrive();
  await settled();
  expect(arrived).toEqual([]);
  expect(line.read()).toEqual([]);
});

test('closing the upload line aborts every running upload', async () => {
  const { line } = aLine();
  line.add([file('a.png'), file('b.png')]);
  await settled();
  line.close();
  expect(bodies().map(({ isAborted }) => isAborted())).toEqual([true, true]);
});

test('the upload machine counts sent bytes, and every attempt begins with none', () => {
  const moving = begin(uploadMachine, samplePhoto).hears(
    { type: 'turn.came' },
    done('presign', samplePlace),
    {
      type: 'bytes.left',
      sent: samplePhoto.size / 2,
      total: samplePhoto.size,
    },
  );
  expect(moving.snapshot).toMatchObject({ value: 'uploading', context: { progress: 0.5 } });
  const lost = moving.hears({ type: 'bytes.lost', error: errorOf('network', 'es') });
  expect(lost.snapshot.value).toBe('failed');
  const again = lost.hears({ type: 'retry.pressed' }, { type: 'turn.came' });
  expect(again.snapshot).toMatchObject({
    value: 'presigning',
    context: { progress: 0, place: null, error: null },
  });
});

test('the upload machine keeps the reason of a refused file', () => {
  const refused = new ApiError({
    ...errorOf('invalid', 'es').facts(),
    reasons: [{ field: 'contentType', code: 'file_type', message: 'Este tipo no.' }],
  });
  const { snapshot } = begin(uploadMachine, samplePhoto).hears(
    { type: 'turn.came' },
    failed('presign', refused),
  );
  expect(snapshot).toMatchObject({
    value: 'failed',
    context: { error: { reasons: [{ message: 'Este tipo no.' }] } },
  });
});
