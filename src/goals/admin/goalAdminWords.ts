/** Words of goals in the administration. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { GoalLevel, GoalVisibility } from '#schema/goals/goals.rules.ts';

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
