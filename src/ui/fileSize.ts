/** Formats a file size in the user's language. */
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** "640 bytes", "12 kB", "1.2 MB": one decimal below ten, decimal units as in operating systems. */
export function fileSize(bytes: number, language: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return new Intl.NumberFormat(language === 'es' ? 'es-419' : language, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 0 && value < 10 ? 1 : 0,
  }).format(value);
}
