/** Forms when a person is removed. */
import { onPersonRemoved } from '../http/handling.ts';
import { forms, surveyOptions, surveyQuestions } from './forms.tables.ts';

export const formsKept = onPersonRemoved('forms', {
  keeps: [
    { tables: [forms], because: 'a form belongs to the organisation, and the row holds only ids of people' },
    { tables: [surveyQuestions, surveyOptions], because: 'their owners are surveys and forms' },
  ],
});
