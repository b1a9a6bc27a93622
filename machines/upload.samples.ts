/** Inputs and events of the upload machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { done, failed, type Samples } from './sample.ts';
import { uploadMachine, type UploadEvent } from './upload.machine.ts';

const said = <E extends UploadEvent>(event: E): E => event;

/** A photo of 2.4 MB. */
export const samplePhoto = { name: 'taller-de-marzo.jpg', size: 2_516_582 } as const;

export const samplePlace = { url: '/rest/file/abc?exp=1&sig=2', key: 'post-attachments/abc' } as const;

const wrongKind = new ApiError({
  ...errorOf('invalid', defaultLanguage).facts(),
  reasons: [
    { field: 'contentType', code: 'file_type', message: 'Este tipo de archivo no se puede usar aquí.' },
  ],
});

export const uploadSamples: Samples<typeof uploadMachine> = {
  machine: uploadMachine,
  inputs: { 'a photo': samplePhoto },
  events: [
    { label: 'its turn comes', event: said({ type: 'turn.came' }) },
    { label: 'there is an address', event: done('presign', samplePlace) },
    { label: 'the file may not be sent', event: failed('presign', wrongKind) },
    { label: 'no address can be had', event: failed('presign', errorOf('network', defaultLanguage)) },
    {
      label: 'half of it has left',
      event: said({ type: 'bytes.left', sent: samplePhoto.size / 2, total: samplePhoto.size }),
    },
    { label: 'it has arrived', event: said({ type: 'bytes.arrived' }) },
    {
      label: 'it got lost on its way',
      event: said({ type: 'bytes.lost', error: errorOf('network', defaultLanguage) }),
    },
    { label: 'Cancel is pressed', event: said({ type: 'cancel.pressed' }) },
    { label: 'Retry is pressed', event: said({ type: 'retry.pressed' }) },
  ],
  ends: ['"done"', '"cancelled"'],
  promises: {
    'what is ready has a key': (snapshot) => !snapshot.hasTag('ready') || snapshot.context.place !== null,
    'what is on its way or there has not failed': (snapshot) =>
      !(snapshot.hasTag('moving') || snapshot.hasTag('ready')) || snapshot.context.error === null,
    'what failed says why': (snapshot) => !snapshot.hasTag('failed') || snapshot.context.error !== null,
    'progress stays between nothing and all': ({ context }) => context.progress >= 0 && context.progress <= 1,
  },
};
