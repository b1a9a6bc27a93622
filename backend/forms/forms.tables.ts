/** Forms, and the questions of forms, surveys and polls. */
import type { Condition, QuestionKind, Scale, Section, Wording } from '#schema/forms/questions.shapes.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

/** A form without its questions. Surveys made from it have their own copy. */
export const forms = table(
  'forms',
  {
    title: text(),
    titleEn: orNull(text()),
    themeId: orNull(text()),
    sections: json<readonly Section[]>(),
    thankYouText: orNull(text()),
    thankYouTextEn: orNull(text()),
    createdBy: text(),
    createdAt: text(),
  },
  { indexes: [['createdAt']] },
);

export const surveyQuestions = table(
  'survey_questions',
  {
    /** The survey or form that asks it. */
    ownerId: text(),
    kind: text<QuestionKind>(),
    question: text(),
    questionEn: orNull(text()),
    required: bool(),
    position: int(),
    section: int(),
    scale: orNull(json<Scale>()),
    enps: bool(),
    condition: orNull(json<Condition>()),
    leaderOnly: bool(),
    weight: orNull(int()),
    wordings: json<readonly Wording[]>(),
    /** The question of which it is a copy, also over several copies. */
    originId: orNull(text()),
  },
  { indexes: [['ownerId', 'position']] },
);

export const surveyOptions = table(
  'survey_options',
  {
    ownerId: text(),
    questionId: text(),
    text: text(),
    textEn: orNull(text()),
    score: orNull(int()),
    position: int(),
    /** As of its question. */
    originId: orNull(text()),
  },
  { indexes: [['ownerId', 'position']] },
);
