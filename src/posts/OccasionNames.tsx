/**
 * The sentence of posts that are not recognitions: a celebration, a completed challenge or a poll. A separate chunk beside the feed,
 * which works without it.
 */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Cake, Medal, Megaphone, Trophy } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { celebrationsQuery } from '#src/people/celebrations.queries.ts';
import { dayOf } from '#src/lib/dates.ts';
import { useModule, useOrganization } from '#src/organization/organization.context.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { useNow } from '#src/lib/useNow.ts';

/** The facts of the sentence. */
export interface Occasion {
  post: Pick<Post, 'kind' | 'receivers' | 'years' | 'createdAt'>;
  /** Id of the element that names the post. */
  id?: string | undefined;
  /** The celebrated user, or the author of the poll. */
  name: string;
  /** The user's own celebration. */
  isMine: boolean;
}

function BirthdayWords({ post, name, isMine }: Occasion): ReactElement {
  const isToday = dayOf(post.createdAt) === dayOf(useNow());
  if (isMine)
    return isToday ? <Trans>Hoy celebramos tu cumpleaños</Trans> : <Trans>Celebramos tu cumpleaños</Trans>;
  return isToday ? (
    <Trans>Hoy celebramos el cumpleaños de {name}</Trans>
  ) : (
    <Trans>Celebramos el cumpleaños de {name}</Trans>
  );
}

function AnniversaryWords({ post: { years }, name, isMine }: Occasion): ReactElement {
  const { t } = useLingui();
  const place = useOrganization().settings?.name ?? t`el equipo`;
  if (years === null)
    return isMine ? (
      <Trans>Hoy es tu aniversario en {place}</Trans>
    ) : (
      <Trans>
        {name} celebra su aniversario en {place}
      </Trans>
    );
  const span = t`${plural(years, { one: '# año', other: '# años' })}`;
  return isMine ? (
    <Trans>
      Cumples {span} en {place}
    </Trans>
  ) : (
    <Trans>
      {name} cumple {span} en {place}
    </Trans>
  );
}

/**
 * The picture that a user chose for the own birthday, on that day: one call for all posts, shared with home.
 */
function useOwnPicture({ kind, receivers }: Pick<Post, 'kind' | 'receivers'>): string | null {
  const birthdays = useModule('birthdays');
  const anniversaries = useModule('anniversary');
  const pictures = useModule('birthday_img');
  const mayAsk = useMe()?.permissions.includes('people.search') === true;
  const { data = [] } = useQuery({
    ...celebrationsQuery({ birthdays, anniversaries }),
    enabled: kind === 'birthday' && birthdays && pictures && mayAsk,
  });
  if (kind !== 'birthday') return null;
  const id = receivers[0]?.user.id;
  return (
    data.find(({ user, isToday, isBirthday }) => isToday && isBirthday && user.id === id)?.imageUrl ?? null
  );
}

/** The message of the post is the name of the challenge. */
function ChallengeWords({ post: { receivers }, name, isMine }: Occasion): ReactElement {
  const count = receivers.length;
  // The name lists up to four people, or the first three.
  const more = count - 3;
  if (isMine) return <Trans>Lograste el reto</Trans>;
  if (count === 1) return <Trans>{name} logró el reto</Trans>;
  return more <= 1 ? (
    <Trans>{name} lograron el reto</Trans>
  ) : (
    <Trans>
      {name} y {more} personas más lograron el reto
    </Trans>
  );
}

/** Title and words are the message of the post. */
function CommunicationWords(): ReactElement {
  const { t } = useLingui();
  const place = useOrganization().settings?.name ?? t`Tu organización`;
  return <Trans>{place} te cuenta</Trans>;
}

const icons = { birthday: Cake, challenge: Trophy, communication: Megaphone } as const;
const isPictured = (kind: Post['kind']): kind is keyof typeof icons => Object.hasOwn(icons, kind);

function Celebrated(occasion: Occasion): ReactElement {
  const { post, id } = occasion;
  const picture = useOwnPicture(post);
  const [broken, setBroken] = useState<string | null>(null);
  const { kind } = post;
  return (
    <div className="overflow-hidden rounded-card bg-accent-tint">
      {picture === null || picture === broken ? null : (
        <img
          src={picture}
          alt=""
          decoding="async"
          onError={() => setBroken(picture)}
          className="aspect-video w-full object-cover dim-in-dark"
        />
      )}
      <div className="flex items-center gap-4 p-4">
        <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent">
          <Icon of={isPictured(kind) ? icons[kind] : Medal} size={24} />
        </span>
        <p id={id} className="text-h5 font-semibold text-balance">
          {kind === 'birthday' ? (
            <BirthdayWords {...occasion} />
          ) : kind === 'challenge' ? (
            <ChallengeWords {...occasion} />
          ) : kind === 'communication' ? (
            <CommunicationWords />
          ) : (
            <AnniversaryWords {...occasion} />
          )}
        </p>
      </div>
    </div>
  );
}

/** "Hoy celebramos el cumpleaños de Ana", "Ana cumple 5 años en Aurora", "Marta pregunta". */
export function OccasionNames(occasion: Occasion): ReactElement {
  const { post, id, name } = occasion;
  if (post.kind !== 'poll') return <Celebrated {...occasion} />;
  return (
    <p id={id} className="text-body text-soft">
      <Trans>
        <strong className="font-semibold text-ink">{name}</strong> pregunta
      </Trans>
    </p>
  );
}
