/** Whether surveys of a kind are in use: one route serves several modules, and the kind's own module decides. */
import { moduleOfKind, surveyKinds, type SurveyKind } from '#schema/surveys/surveys.rules.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { switchesOf } from '../organization/switches.ts';
import type { Store } from '../store/port.ts';

/** The kinds whose module works. */
export async function kindsOn(store: Store): Promise<readonly SurveyKind[]> {
  const isOn = await switchesOf(store, Object.values(moduleOfKind));
  return surveyKinds.filter((kind) => isOn(moduleOfKind[kind]));
}

/** Raises 403 `module_off` unless the module of the kind works. */
export async function requireKind(
  { store, language }: Pick<Context, 'store' | 'language'>,
  kind: SurveyKind,
): Promise<void> {
  if (!(await kindsOn(store)).includes(kind)) throw domainError('module_off', language);
}
