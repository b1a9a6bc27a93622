/** The photo of a user in a page: fetched once, kept for half an hour, then released. */
import { describe, expect, test } from 'vitest';
import { profileImageMachine } from '#machines/profileImage.machine.ts';
import { photoAt, sampleImage } from '#machines/profileImage.samples.ts';
import { ana, done, failed } from '#machines/sample.ts';
import { errorOf } from '#schema/errors.ts';
import { profileImageMs, timeoutMs } from '#schema/limits.ts';
import { photoEndpoints } from '#schema/users/photos.endpoints.ts';
import { hasNoPhoto, photoSentence, type PhotoError } from '#schema/users/photos.rules.ts';
import { begin, type Course } from './run.ts';

const wanted = (at = photoAt) => ({ type: 'image.wanted', at }) as const;
const cleared = { type: 'image.cleared' } as const;
const allCleared = { type: 'images.cleared' } as const;
const lifetimeOver = { type: 'xstate.after.lifetime.profileImage.cached' } as const;
const arrived = done('load', sampleImage);

const ofAna = () => begin(profileImageMachine, { userId: ana.id });
const cached = () => ofAna().hears(wanted(), arrived);
const sentenceOf = ({ snapshot }: Course): string => {
  const { error } = snapshot.context as { readonly error: PhotoError | null }; // of this machine
  return error === null ? '' : photoSentence(error, 'es');
};

describe('the profile photo', () => {
  test('a photo is missing until it is wanted, then loads, then is cached with its time', () => {
    expect(ofAna().snapshot.value).toBe('missing');
    expect(ofAna().hears(wanted()).snapshot.value).toBe('loading');
    expect(cached().snapshot.value).toBe('cached');
    expect(cached().snapshot.context).toMatchObject({
      url: sampleImage.url,
      timestamp: photoAt,
      error: null,
    });
  });

  test('a photo is requested once, however many places want it', () => {
    const loading = ofAna().hears(wanted());
    expect(loading.hears(wanted()).actions).toEqual([]);
    expect(cached().hears(wanted(photoAt + profileImageMs - 1)).snapshot.value).toBe('cached');
  });

  test('a cached photo counts as missing after half an hour, by timer or at the next request', () => {
    expect(profileImageMs).toBe(1_800_000);
    expect(cached().hears(lifetimeOver).snapshot.value).toBe('missing');
    expect(cached().hears(wanted(photoAt + profileImageMs)).snapshot.value).toBe('loading');
  });

  test.each([
    ['it is too old', lifetimeOver],
    ['it changed', cleared],
    ['the person signs out', allCleared],
  ])('a photo releases its address when %s', (_why, event) => {
    const gone = cached().hears(event);
    expect(gone.snapshot.value).toBe('missing');
    expect(gone.params('release')).toEqual({ url: sampleImage.url });
    expect(gone.snapshot.context).toMatchObject({ url: null, timestamp: null });
  });

  test('a photo that is cleared while it loads is not shown', () => {
    expect(ofAna().hears(wanted(), cleared).snapshot.value).toBe('missing');
    expect(ofAna().hears(wanted(), allCleared).snapshot.value).toBe('missing');
  });

  test.each([[''], ['  '], [null], [undefined]])(
    'a photo without a user id (%j) is refused without a call',
    (userId) => {
      const refused = begin(profileImageMachine, { userId }).hears(wanted());
      expect(refused.snapshot.value).toBe('error');
      expect(sentenceOf(refused)).toBe('ID de usuario inválido');
      expect(refused.hears(wanted()).snapshot.value).toBe('error');
    },
  );

  test('an empty photo is refused, and its address is released', () => {
    const refused = ofAna().hears(wanted(), done('load', { ...sampleImage, size: 0 }));
    expect(refused.snapshot.value).toBe('error');
    expect(sentenceOf(refused)).toBe('Imagen vacía recibida del servidor');
    expect(refused.params('release')).toEqual({ url: sampleImage.url });
  });

  test('a photo that failed to load shows why, and loads when it is wanted again', () => {
    const late = ofAna().hears(wanted(), failed('load', errorOf('timeout', 'es')));
    expect(sentenceOf(late)).toBe('La solicitud tardó demasiado. Intenta nuevamente.');
    expect(late.hears(wanted()).snapshot.value).toBe('loading');
    expect(late.hears(wanted()).snapshot.context).toMatchObject({ error: null });
    expect(late.hears(cleared).snapshot.value).toBe('missing');
  });

  test('a photo that nobody uploaded is not reported as a failure', () => {
    expect(hasNoPhoto(errorOf('not_found', 'es'))).toBe(true);
    expect(hasNoPhoto(errorOf('network', 'es'))).toBe(false);
    expect(hasNoPhoto('image_empty')).toBe(false);
  });

  test('a photo request times out after ten seconds', () => {
    expect(photoEndpoints.photo.timeout).toBe(timeoutMs.profilePhoto);
    expect(timeoutMs.profilePhoto).toBe(10_000);
  });
});
