/** Passes the colour scheme and the language choices to the settings: only the shell can change them. */
import type { ReactElement } from 'react';
import { GeneralSettingsScreen } from '#src/users/settings/GeneralSettingsScreen.tsx';
import { usePersonActions, type ActionSection } from './personActions.ts';

/** `/general_settings`. */
export function SettingsSlot(): ReactElement {
  const sections = usePersonActions();
  const of = (id: ActionSection['id']) => sections.find((section) => section.id === id)?.actions ?? [];
  return <GeneralSettingsScreen schemes={of('scheme')} languages={of('language')} />;
}
