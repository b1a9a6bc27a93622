/** The strength of a password while it is typed: in words, and as a bar. */
import { Plural, Trans } from '@lingui/react/macro';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { faultOf } from '#machines/newPassword.setup.ts';
import type { LinkFacts } from '#schema/auth/auth.endpoints.ts';
import { passwordLength } from '#schema/auth/auth.rules.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useFaultWords } from './useFaultWords.ts';

/** Length of a good password, in characters. */
const longPassword = 16;
const veryLong = 22;

/** 0 for an invalid password, up to 3 for a long one. */
const levelOf = (password: string, isFaulty: boolean): number => {
  if (isFaulty) return 0;
  if (password.length < longPassword) return 1;
  return password.length < veryLong ? 2 : 3;
};

const fills = ['bg-warning', 'bg-info', 'bg-success', 'bg-success'] as const;

export interface StrengthProps {
  readonly password: string;
  readonly link: LinkFacts | null;
}

/** Nothing before the first character; announced when typing pauses. */
export function Strength({ password, link }: StrengthProps): ReactElement | null {
  const wordsOf = useFaultWords();
  const [heard, setHeard] = useState('');
  useDebounced(password, setHeard);
  const wordsFor = (typed: string): ReactNode => {
    if (typed === '') return null;
    const fault = faultOf({ password: typed, link });
    const missing = passwordLength.min - typed.length;
    if (fault === 'password_short')
      return <Plural value={missing} one="Falta # carácter" other="Faltan # caracteres" />;
    if (fault !== undefined) return wordsOf(fault);
    const level = levelOf(typed, false);
    if (level === 1) return <Trans>Sirve. Con una palabra más es mucho mejor.</Trans>;
    return level === 2 ? <Trans>Buena contraseña</Trans> : <Trans>Excelente contraseña</Trans>;
  };
  const isFaulty = faultOf({ password, link }) !== undefined;
  const level = levelOf(password, isFaulty);
  // An invalid password fills the bar by its length, up to a quarter.
  const share = isFaulty
    ? Math.min(1, password.length / passwordLength.min) * 0.25
    : ([0, 0.5, 0.8, 1][level] ?? 1);
  return (
    <div className="flex flex-col gap-2">
      <span aria-hidden className="block h-1 overflow-hidden rounded-full bg-hover">
        <span
          className={classes(
            'block h-full origin-left rounded-full transition-transform duration-240 rtl:origin-right forced-colors:bg-[Highlight]',
            fills[level],
          )}
          style={{ transform: `scaleX(${share})` }}
        />
      </span>
      <p
        aria-hidden
        className={classes('flex min-h-5 items-center gap-1.5 text-small', password === '' && 'invisible')}
      >
        <Icon
          of={isFaulty ? CircleDashed : CircleCheck}
          size={16}
          className={classes('shrink-0', isFaulty ? 'text-soft' : 'text-success-text')}
        />
        <span>{wordsFor(password)}</span>
      </p>
      <output className="sr-only">{wordsFor(heard)}</output>
    </div>
  );
}
