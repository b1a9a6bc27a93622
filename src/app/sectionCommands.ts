/**
 * The sections of the administration for the command field; an administrator who opens the field fetches
 * their table.
 */
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { OpenGroup } from '#src/admin/sectionRow.ts';
import { withTexts } from '#src/lib/texts.ts';
import type { Command } from './commandList.ts';
import { judge, type GuardFacts } from './guard.ts';
import { useShell } from './shell.context.ts';

const loadSections = () => withTexts(() => import('#src/adminSections/sections.ts'));

type Listed = (facts: GuardFacts) => readonly OpenGroup[];

/**
 * The built sections that this user can open; empty without admin permission, and empty until the names are
 * loaded.
 */
export function useSectionCommands(): readonly Command[] {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const { guard } = useShell();
  const isAdmin = guard.permissions.includes('admin.see');
  const [listed, setListed] = useState<Listed | null>(null);
  // Another language has other names.
  const { locale } = i18n;
  useEffect(() => {
    if (!isAdmin) return undefined;
    let isHere = true;
    loadSections().then(
      ({ openGroups }) => {
        if (isHere)
          setListed(() => (facts: GuardFacts) => openGroups((one) => judge(one, facts) === 'screen'));
      },
      // The field works without sections; the administration itself shows the failure.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isAdmin, locale]);
  if (!isAdmin || listed === null) return [];
  return listed(guard).flatMap(({ label, sections }) =>
    sections.map((section): Command => {
      const path = `/admin/${section.path}`;
      return {
        id: path,
        label: i18n._(section.title),
        detail: i18n._(label),
        icon: section.icon,
        words: `${i18n._(section.lead)} administrar administración admin`,
        run: () => navigate(path),
      };
    }),
  );
}
