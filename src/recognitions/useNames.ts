/** Formats people as one list of names in the person's language; shortens long lists. */
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { nameOf } from '#src/people/personName.ts';

/** Number of names before the rest becomes a count. */
const written = 4;

type Named = Parameters<typeof nameOf>[0];

/** "Ana, Luis y 12 personas más". */
export function useNames(): (people: readonly (Named | string)[]) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (people) => {
    const names = [...new Set(people.map((one) => (typeof one === 'string' ? one : nameOf(one))))];
    const rest = names.length - written;
    const shown = rest > 1 ? [...names.slice(0, written), t`${rest} personas más`] : names;
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(shown);
  };
}
