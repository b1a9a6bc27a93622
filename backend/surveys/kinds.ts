/** Kinds of surveys that are in use: one route serves several modules, and the kind's own module decides. */
import { moduleOfKind, surveyKinds, type SurveyKind } from '#schema/surveys/surveys.rules.ts';
import { switchesOf } from '../organization/switches.ts';
import type { Store } from '../store/port.ts';

/** The kinds whose module works. */
export async function kindsOn(store: Store): Promise<readonly SurveyKind[]> {
  const isOn = await switchesOf(store, Object.values(moduleOfKind));
  return surveyKinds.filter((kind) => isOn(moduleOfKind[kind]));
}
