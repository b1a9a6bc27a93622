/** The state of an account as a label. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { AccountState } from '#src/gql/graphql.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { stateLooks, stateNames } from './personWords.ts';

/** Only unusual states are highlighted. */
export function PersonState({ state }: { readonly state: AccountState }): ReactElement {
  const { i18n } = useLingui();
  const name = i18n._(stateNames[state]);
  return state === 'active' ? (
    <span className="text-soft">{name}</span>
  ) : (
    <StatusTag severity={stateLooks[state]}>{name}</StatusTag>
  );
}
