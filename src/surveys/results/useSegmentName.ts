/** How groups of people are called, wherever results are promised, prepared or shown. */
import { useLingui } from '@lingui/react/macro';
import type { Dimension } from '#schema/surveys/surveys.rules.ts';

/** Departments by their names, tenure as `06-12` in months; several that are shown together as a list. */
export function useSegmentName(): (of: {
  readonly dimension: Dimension;
  readonly names: readonly string[];
}) => string {
  const { t, i18n } = useLingui();
  const listed = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  const tenure = (band: string): string => {
    const [from = '', to = ''] = band.split('-').map((part) => (part === '' ? '' : String(Number(part))));
    return to === '' ? t`${from} meses o más` : t`${from} a ${to} meses`;
  };
  return ({ dimension, names }) =>
    listed.format(
      names.map((name) => {
        if (dimension === 'tenure') return name === '' ? t`Sin fecha de ingreso` : tenure(name);
        return name === '' ? t`Sin departamento` : name;
      }),
    );
}
