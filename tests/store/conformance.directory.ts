/** The directory of organisations, which is read before the organisation is known. */
import { beforeEach, describe, expect, test } from 'vitest';
import { DuplicateKey, type Directory } from '#backend/store/port.ts';
import { openedFor, type OpenStore } from './stores.ts';

/** Each key leads to one organisation. */
export function directorySentences(open: OpenStore): void {
  describe('directory', () => {
    let directory: Directory;
    const db = openedFor(open);
    beforeEach(async () => {
      directory = db.directory;
      await directory.bind('zeta', ['host:zeta.example', 'email:ana@zeta.example']);
      await directory.bind('alfa', ['host:alfa.example']);
    });

    test('the directory finds an organisation by its keys only', async () => {
      expect(await directory.find('email:ana@zeta.example')).toBe('zeta');
      expect(await directory.find('host:alfa.example')).toBe('alfa');
      expect(await directory.find('email:ANA@zeta.example')).toBeUndefined();
    });

    test('the directory lists organisations, the oldest first', async () => {
      await directory.bind('zeta', ['host:zeta2.example']);
      await directory.bind('empty', []);
      expect(await directory.organizations()).toEqual(['zeta', 'alfa', 'empty']);
    });

    test('a directory key can be bound again by its own organisation and by no other', async () => {
      await directory.bind('zeta', ['host:zeta.example']);
      await expect(directory.bind('alfa', ['host:new.example', 'host:zeta.example'])).rejects.toThrow(
        DuplicateKey,
      );
      expect(await directory.find('host:zeta.example')).toBe('zeta');
      expect(await directory.find('host:new.example')).toBeUndefined();
    });

    test('the directory unbinds a key only for the organisation that holds it', async () => {
      await directory.unbind('alfa', ['host:zeta.example']);
      expect(await directory.find('host:zeta.example')).toBe('zeta');
      await directory.unbind('zeta', ['host:zeta.example']);
      expect(await directory.find('host:zeta.example')).toBeUndefined();
      await directory.bind('alfa', ['host:zeta.example']);
      expect(await directory.find('host:zeta.example')).toBe('alfa');
    });
  });
}
