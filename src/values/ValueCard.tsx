/** A value of the organisation: its meaning, how often it was named, and its two links. */
import { Plural, Trans } from '@lingui/react/macro';
import { HandHeart } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useModule } from '#src/organization/organization.context.ts';
import { TypeIcon } from '#src/ui/TypeIcon.tsx';
import { openComposer } from '#src/posts/composer.store.ts';
import { Button } from '#src/ui/Button.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { ShownValue } from './values.queries.ts';

/** Shows the links only if the module of recognitions is on. */
export function ValueCard({ value }: { value: ShownValue }): ReactElement {
  const language = useLanguage();
  const hasPosts = useModule('recognitions');
  const maySend = useMe()?.permissions.includes('recognition.send') === true;
  const name = language === 'en' ? (value.nameEn ?? value.name) : value.name;
  return (
    <li className="flex flex-col gap-5 rounded-card border border-line bg-card p-6 wide:p-8">
      <div className="flex items-start gap-5">
        <span className="inline-flex size-14 shrink-0 items-center justify-center rounded-card bg-brand-tint text-link">
          <TypeIcon type={value} size={32} fills />
        </span>
        <div className="flex min-w-0 flex-col gap-1.5">
          <h2 className="text-h5 font-semibold text-balance">{name}</h2>
          <p className="max-w-prose72 text-body text-soft">{value.description}</p>
          {hasPosts ? (
            <p className="text-small font-semibold tabular-nums">
              <Plural
                value={value.recognitions}
                _0="Nadie lo ha nombrado aún"
                one="# reconocimiento"
                other="# reconocimientos"
              />
            </p>
          ) : null}
        </div>
      </div>
      {hasPosts && (maySend || value.recognitions > 0) ? (
        <div className="mt-auto flex flex-wrap items-center gap-3 border-t border-line pt-5 max-sm:flex-col max-sm:items-stretch">
          {maySend ? (
            <Button variant="secondary" icon={HandHeart} onClick={() => openComposer({ valueId: value.id })}>
              <Trans>Reconocer por este valor</Trans>
              <span className="sr-only">: {name}</span>
            </Button>
          ) : null}
          {value.recognitions > 0 ? (
            <Link href={`/post?value=${value.id}`} asChild>
              <LinkButton variant="quiet">
                <Trans>Ver reconocimientos</Trans>
                <span className="sr-only">: {name}</span>
              </LinkButton>
            </Link>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
