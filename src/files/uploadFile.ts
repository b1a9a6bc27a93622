/** Uploads one file of a person: asks for an address, sends the bytes, answers the key that other calls take. */
import { fileEndpoints } from '#schema/files/files.endpoints.ts';
import type { FileKind } from '#schema/files/files.rules.ts';
import { restCall } from '#src/api/rest.ts';
import { upload, type UploadOptions } from '#src/api/upload.ts';

/** The key of the uploaded file. Raises `ApiError` (422 with the reasons where the file may not be), or the signal's own reason. */
export async function uploadFile(kind: FileKind, file: File, options: UploadOptions = {}): Promise<string> {
  const { signal } = options;
  const { url, key } = await restCall(
    fileEndpoints.uploadAddress,
    'files.uploadAddress',
    {
      params: { type: kind },
      body: { fileName: file.name, contentType: file.type, size: file.size },
    },
    { signal },
  );
  await upload(url, file, options);
  return key;
}
