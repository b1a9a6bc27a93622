/** How large a file is, in the words of the person's language. */
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** "640 byte", "12 kB", "1.2 MB": one decimal below ten, steps of 1,000 as people's systems count. */
export function fileSize(bytes: number, language: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return new Intl.NumberFormat(language === 'es' ? 'es-419' : language, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: step > 0 && value < 10 ? 1 : 0,
  }).format(value);
}
