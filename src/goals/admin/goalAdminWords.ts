/** Words of goals in the administration. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { GoalLevel, GoalVisibility } from '#schema/goals/goals.rules.ts';
import { percentOf } from '#schema/goals/progress.ts';
import { fractionOf } from '#schema/kit/fraction.ts';

export const levelNames: Readonly<Record<GoalLevel, MessageDescriptor>> = {
  organization: msg`Organización`,
  department: msg`Departamento`,
  person: msg`Persona`,
};
export const visibilityNames: Readonly<Record<GoalVisibility, MessageDescriptor>> = {
  organization: msg`Toda la organización`,
  department: msg`Su departamento`,
  leader: msg`Su dueño y su líder`,
};

/** The progress in whole percent; null while nothing is measured. */
export const percentText = (progress: string | null): string | null => {
  const percent = percentOf(fractionOf(progress));
  return percent === null ? null : `${percent} %`;
};
