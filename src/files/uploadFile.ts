/** Uploads one file: requests an upload URL, sends the bytes, and returns the file key for other calls. */
import { fileEndpoints } from '#schema/files/files.endpoints.ts';
import type { FileKind } from '#schema/files/files.rules.ts';
import { restCall } from '#src/api/rest.ts';
import { upload, type UploadOptions } from '#src/api/upload.ts';

/**
 * The key of the uploaded file. Raises `ApiError` (422 with reasons if the file is not allowed), or the
 * signal's reason.
 */
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
