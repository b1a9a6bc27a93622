/** The last colleagues one thanked, on the line of the composer: one press begins with them. */
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { colleaguesQuery } from '#src/feed/colleagues.queries.ts';
import { nameOf } from '#src/people/personName.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import type { FacesProps } from '#src/recognitions/ComposerLine.tsx';

/** As many as the line keeps room for. */
const most = 3;

/** Over the room that the line keeps beside its words: nothing moves when they come. */
export function LatelyFaces({ hidden, onChoose }: FacesProps): ReactElement | null {
  const { t } = useLingui();
  const { data = [] } = useQuery(colleaguesQuery());
  const people = data.filter(({ why }) => why === 'thanked').slice(0, most);
  if (people.length === 0) return null;
  return (
    <div
      hidden={hidden}
      className="absolute inset-y-0 end-20 flex animate-appear items-center gap-1 max-wide:hidden"
    >
      {people.map(({ person }) => (
        <button
          key={person.id}
          type="button"
          title={nameOf(person)}
          aria-label={t`Agradecer otra vez a ${nameOf(person)}`}
          onClick={() => onChoose(person)}
          className="inline-flex size-11 items-center justify-center rounded-full transition-colors duration-120 hover:bg-hover"
        >
          <Avatar name={nameOf(person)} src={person.profileImageUrl} size={32} />
        </button>
      ))}
    </div>
  );
}
