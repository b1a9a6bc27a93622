/** Saves a file as a browser download. */

/** Starts the download with a file name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the download has started and holds the bytes itself.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
