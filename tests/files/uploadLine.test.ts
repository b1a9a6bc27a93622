/** The files of a recognition: two at a time, each by itself, none lost without a word. */
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, errorOf } from '#schema/errors.ts';
import { uploadMachine } from '#machines/upload.machine.ts';
import { samplePhoto, samplePlace } from '#machines/upload.samples.ts';
import { done, failed } from '#machines/sample.ts';
import { createUploadLine, type UploadedFile } from '#src/files/uploadLine.ts';
import { begin } from '#tests/machines/run.ts';

interface Sent {
  readonly name: string;
  readonly arrive: () => void;
  readonly lose: () => void;
  readonly signal: AbortSignal | undefined;
}

const wire = vi.hoisted(() => ({ bodies: [] as Sent[], places: 0 }));

vi.mock('#src/api/client.ts', () => ({
  request: (_: unknown, { input }: { input: { fileName: string } }) => {
    wire.places += 1;
    return Promise.resolve({
      uploadAddress: { url: `/rest/file/${input.fileName}`, key: `key of ${input.fileName}` },
    });
  },
}));
vi.mock('#src/api/upload.ts', () => ({
  upload: (_url: string, file: File, { signal }: { signal?: AbortSignal }) =>
    new Promise<void>((resolve, reject) => {
      wire.bodies.push({
        name: file.name,
        arrive: resolve,
        lose: () => reject(new ApiError(errorOf('network', 'es').facts())),
        signal,
      });
    }),
}));

const file = (name: string): File => new File(['x'], name, { type: 'image/png' });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  wire.bodies.length = 0;
  wire.places = 0;
});

const aLine = () => {
  const arrived: UploadedFile[] = [];
  return { arrived, line: createUploadLine('post-attachments', (one) => arrived.push(one)) };
};

test('two files go at once, the third after the first has arrived', async () => {
  const { arrived, line } = aLine();
  line.add([file('a.png'), file('b.png'), file('c.png')]);
  await settled();
  expect(wire.bodies.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
  wire.bodies[0]?.arrive();
  await settled();
  expect(arrived).toEqual([{ key: 'key of a.png', name: 'a.png', size: 1, contentType: 'image/png' }]);
  expect(wire.bodies.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png']);
  expect(line.read().map(({ name }) => name)).toEqual(['b.png', 'c.png']);
});

test('one that got lost says so, lets the next one go, and is sent again with a new address', async () => {
  const { arrived, line } = aLine();
  line.add([file('a.png'), file('b.png'), file('c.png')]);
  await settled();
  wire.bodies[0]?.lose();
  await settled();
  const [first] = line.read();
  expect(first).toMatchObject({ name: 'a.png', isFailed: true, error: { code: 'network' } });
  expect(wire.bodies.at(-1)?.name).toBe('c.png');
  wire.bodies[1]?.arrive();
  wire.bodies[2]?.arrive();
  await settled();
  line.retry(first?.id ?? '');
  await settled();
  expect(wire.places).toBe(4);
  wire.bodies[3]?.arrive();
  await settled();
  expect(arrived.map(({ name }) => name)).toEqual(['b.png', 'c.png', 'a.png']);
  expect(line.read()).toEqual([]);
});

test('one that is taken away stops, and nothing is heard of it', async () => {
  const { arrived, line } = aLine();
  line.add([file('a.png')]);
  await settled();
  line.remove(line.read()[0]?.id ?? '');
  expect(wire.bodies[0]?.signal?.aborted).toBe(true);
  wire.bodies[0]?.arrive();
  await settled();
  expect(arrived).toEqual([]);
  expect(line.read()).toEqual([]);
});

test('a dialog that goes away takes along what was on its way', async () => {
  const { line } = aLine();
  line.add([file('a.png'), file('b.png')]);
  await settled();
  line.close();
  expect(wire.bodies.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
});

test('the chart: bytes are counted, and every attempt begins with none', () => {
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

test('the chart: a file that may not be sent says why in the words of its reason', () => {
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
