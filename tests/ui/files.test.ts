/** The files that a file field accepts, and the labels of file sizes. */
import { describe, expect, test } from 'vitest';
import { acceptFiles } from '#src/ui/acceptFile.ts';
import { fileSize } from '#src/ui/fileSize.ts';

const file = (name: string, type: string, size = 10) => ({ name, type, size });
const png = file('foto.PNG', 'image/png');
const pdf = file('acta.pdf', 'application/pdf');

describe('the file field', () => {
  test('a file field that names no kind takes every file', () => {
    expect(acceptFiles([png, pdf], {}).taken).toEqual([png, pdf]);
    expect(acceptFiles([png], { accept: '' }).taken).toEqual([png]);
  });

  test('a file field takes files by name ending, by kind and by family of kinds', () => {
    expect(acceptFiles([png, pdf], { accept: '.pdf' }).taken).toEqual([pdf]);
    expect(acceptFiles([png, pdf], { accept: '.png' }).taken).toEqual([png]);
    expect(acceptFiles([png, pdf], { accept: 'image/*' }).taken).toEqual([png]);
    expect(acceptFiles([png, pdf], { accept: 'image/jpeg, application/pdf' }).taken).toEqual([pdf]);
  });

  test('a file field does not mistake a family of kinds for another with the same beginning', () => {
    expect(acceptFiles([file('a', 'imagery/png')], { accept: 'image/*' }).taken).toEqual([]);
  });

  test('a file field takes a file of exactly the largest size and refuses larger ones with the reason', () => {
    const judged = acceptFiles([file('justo', '', 100), file('más', '', 101)], { maxBytes: 100 });
    expect(judged.taken.map((one) => one.name)).toEqual(['justo']);
    expect(judged.refused).toEqual([{ name: 'más', why: 'size' }]);
  });

  test('a file field names the wrong kind before the wrong size', () => {
    expect(
      acceptFiles([file('a.mov', 'video/quicktime', 101)], { accept: '.pdf', maxBytes: 100 }).refused,
    ).toEqual([{ name: 'a.mov', why: 'kind' }]);
  });
});

describe('the size of a file', () => {
  test.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1_000, '1 kB'],
    [1_240_000, '1.2 MB'],
    [84_400_000, '84 MB'],
    [2_000_000_000_000, '2,000 GB'],
  ])('a file of %d bytes is shown as "%s"', (bytes, words) => {
    expect(fileSize(bytes, 'en').replaceAll(' ', ' ')).toBe(words);
  });
});
