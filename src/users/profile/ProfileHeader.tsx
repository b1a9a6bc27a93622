/** The header of a profile: cover, avatar, facts, and the main action. */
import { Plural, Trans } from '@lingui/react/macro';
import { HeartHandshake } from 'lucide-react';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import { openComposer } from '#src/posts/composer.store.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { useAddressParam } from '#src/lib/useAddressParam.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { PersonPage } from './profile.queries.ts';
import { nameOf } from '#src/people/personName.ts';
import { Face } from '#src/users/photo/Face.tsx';
import { usePictureDialog } from '#src/users/photo/usePictureDialog.tsx';
import { Cover } from './Cover.tsx';
import { ChangeCover, ChangePhoto, OwnActions } from './OwnActions.tsx';
import { PersonFacts } from './PersonFacts.tsx';

function Fact({ value, children }: { value: number; children: ReactNode }): ReactElement {
  const language = useLanguage();
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-small text-soft">{children}</dt>
      <dd className="text-h5 font-semibold tabular-nums">{formatNumber(value, language)}</dd>
    </div>
  );
}

/** Cover and avatar while loading. */
export const HeaderSkeleton = (): ReactElement => (
  <div className="overflow-hidden rounded-card border border-line bg-card">
    <Skeleton className="h-20 rounded-none! wide:h-40" />
    <div className="flex flex-col gap-3 p-5 wide:p-8">
      <Skeleton round className="-mt-16 size-24 ring-4 ring-card wide:-mt-20" />
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-4 w-72 max-w-full" />
    </div>
  </div>
);

export interface ProfileHeaderProps {
  page: PersonPage;
  /** The reader may recognise this person: shows the button. */
  mayRecognise: boolean;
  hasPosts: boolean;
  hasBadges: boolean;
  /** The reader's own profile: pictures and account can be changed. */
  isMine: boolean;
}

/** The name is the page's only `h1`. */
export function ProfileHeader({
  page,
  mayRecognise,
  hasPosts,
  hasBadges,
  isMine,
}: ProfileHeaderProps): ReactElement {
  const { user, received, sent, badges } = page;
  const { firstName } = user;
  const [thank, setThank] = useAddressParam('thank');
  // A link of the weekly digest: the composer opens with this person, once.
  useEffect(() => {
    if (thank === null || !mayRecognise) return;
    openComposer({ people: [user] });
    setThank(null);
  });
  const { dialog, change } = usePictureDialog({ id: user.id, name: nameOf(user) });
  return (
    <header className="relative overflow-hidden rounded-card border border-line bg-card">
      <Cover src={page.backgroundImageUrl} />
      {isMine ? <ChangeCover onChange={change} /> : null}
      <div className="flex flex-col gap-4 p-5 wide:gap-5 wide:p-8">
        {/* On a phone the name follows the face, and the buttons the facts. */}
        <div className="flex-wrap items-end justify-between gap-4 max-wide:contents wide:-mt-20 wide:flex">
          <div className="relative flex max-wide:-mt-16 max-wide:self-start">
            <Face
              userId={user.id}
              name={nameOf(user)}
              src={user.profileImageUrl}
              className="relative ring-4 ring-card"
            />
            {isMine ? <ChangePhoto onChange={change} /> : null}
          </div>
          <div className="flex flex-wrap gap-3 max-wide:order-last">
            {isMine ? <OwnActions onChange={change} /> : null}
            {mayRecognise ? (
              <Button icon={HeartHandshake} onClick={() => openComposer({ people: [user] })}>
                <Trans>Reconocer a {firstName}</Trans>
              </Button>
            ) : null}
          </div>
        </div>
        <div className="flex flex-col gap-1">
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="text-h3 font-bold text-balance wide:text-h1">{nameOf(user)}</h1>
            {user.active ? null : (
              <StatusTag severity="info">
                <Trans>Ya no está en la organización</Trans>
              </StatusTag>
            )}
          </div>
          <p className="text-soft">
            {[user.jobPosition, user.departmentName].filter((one) => one !== null && one !== '').join(' · ')}
          </p>
          <PersonFacts page={page} />
        </div>
        {hasPosts || hasBadges ? (
          <dl className="flex flex-wrap gap-x-10 gap-y-4">
            {hasPosts ? (
              <>
                <Fact value={received}>
                  <Plural value={received} one="recibido" other="recibidos" />
                </Fact>
                <Fact value={sent}>
                  <Plural value={sent} one="enviado" other="enviados" />
                </Fact>
              </>
            ) : null}
            {hasBadges ? (
              <Fact value={badges}>
                <Plural value={badges} one="insignia" other="insignias" />
              </Fact>
            ) : null}
          </dl>
        ) : null}
      </div>
      {dialog}
    </header>
  );
}
