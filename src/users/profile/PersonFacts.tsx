/** The facts that a person shares, below the name: admission year, birthday, phone, biography. */
import { Trans } from '@lingui/react/macro';
import { Cake, CalendarDays, Phone, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { TextLink } from '#src/ui/LinkButton.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { birthdayWords } from './days.ts';
import type { PersonPage } from './profile.queries.ts';

const Line = ({ icon, children }: { icon: LucideIcon; children: ReactNode }): ReactElement => (
  <li className="flex items-center gap-2">
    <Icon of={icon} size={16} className="shrink-0" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
);

/** Draws only facts that are shared. */
export function PersonFacts({ page }: { page: PersonPage }): ReactElement | null {
  const language = useLanguage();
  const { admissionDate, birthday, phone, bio, birthdayImageUrl } = page;
  const year = admissionDate?.slice(0, 4);
  const hasFacts = year !== undefined || birthday !== null || phone !== null;
  if (!hasFacts && bio === null) return null;
  const day = birthday === null ? '' : birthdayWords(birthday, language);
  return (
    <div className="mt-2 flex flex-col gap-3">
      {bio === null ? null : <p className="max-w-prose72 whitespace-pre-line">{bio}</p>}
      {hasFacts ? (
        <ul className="flex flex-wrap items-center gap-x-6 gap-y-2 text-small text-soft">
          {year === undefined ? null : (
            <Line icon={CalendarDays}>
              <Trans>En el equipo desde {year}</Trans>
            </Line>
          )}
          {birthday === null ? null : (
            <Line icon={Cake}>
              <span className="flex items-center gap-2">
                <Trans>Cumpleaños: {day}</Trans>
                {birthdayImageUrl === null ? null : (
                  <img
                    src={birthdayImageUrl}
                    alt=""
                    className="size-10 rounded-control border border-line object-cover dim-in-dark"
                  />
                )}
              </span>
            </Line>
          )}
          {phone === null ? null : (
            <Line icon={Phone}>
              <TextLink href={`tel:${phone}`}>{phone}</TextLink>
            </Line>
          )}
        </ul>
      ) : null}
    </div>
  );
}
