/** Puts a file where the browser keeps downloads. */

/** Begins the download under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then, and holds the bytes itself.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
