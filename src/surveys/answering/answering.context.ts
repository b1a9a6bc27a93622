/** What the views of answering say and show about the thing that is answered. */
import type { MessageDescriptor } from '@lingui/core';
import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';

/** Words and parts that differ between surveys and evaluations. */
export interface AnsweringParts {
  /** The page while nothing is read. */
  readonly title: MessageDescriptor;
  /** Over the form, instead of its title, which comes below. */
  readonly heading?: MessageDescriptor | undefined;
  readonly loading: MessageDescriptor;
  readonly failed: MessageDescriptor;
  readonly notFound: MessageDescriptor;
  /** The list that it belongs to: its address, and two names. */
  readonly list: { readonly href: string; readonly all: MessageDescriptor; readonly own: MessageDescriptor };
  readonly closed: (form: SurveyForm) => MessageDescriptor;
  readonly answered: MessageDescriptor;
  readonly answeredDetail: MessageDescriptor;
  readonly thanks: MessageDescriptor;
  /** Who will see what; above every page. */
  readonly Promise: ComponentType<{ readonly form: SurveyForm }>;
  /** A short form of it that stays in view while questions are answered; without it the promise scrolls away. */
  readonly Reminder?: ComponentType<{ readonly form: SurveyForm }>;
  readonly Facts: ComponentType<{ readonly form: SurveyForm }>;
  /** Below the thanks: what comes next. */
  readonly Next: ComponentType<{ readonly form: SurveyForm; readonly points: number }>;
  /** "Ver lo que verán"; null without it. */
  readonly Preview: ComponentType<{ readonly form: SurveyForm }> | null;
  /** Beside the questions, such as goals of the period; without it there is one column. */
  readonly aside?: ReactNode;
}

/** Replaced by a provider around the views. */
export const AnsweringContext = createContext<AnsweringParts | null>(null);

/** The parts of what is answered; throws outside of a provider. */
export function useAnswering(): AnsweringParts {
  const parts = use(AnsweringContext);
  if (parts === null) throw new Error('Nothing says what is answered.');
  return parts;
}
