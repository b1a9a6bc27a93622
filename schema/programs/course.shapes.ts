/** The content of a course as its builder reads and writes it. */
import * as z from 'zod/mini';
import { Count, Id } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { PostAttachment } from '../posts/posts.shapes.ts';
import { lessonKinds, programLimits } from './programs.rules.ts';

const { lessons, questions, options, requires, text, url } = programLimits;

const Percent = Count.check(z.lte(100));
const English = z.nullable(z.string());
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const NameEnglish = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(textLength.name))));
const Text = z.string().check(z.maxLength(text));
const Title = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.description));
const TitleEnglish = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(textLength.description))));
const Key = z.string().check(z.minLength(3), z.maxLength(100));
/** Only pages of the web open from a lesson. */
const Address = z.url({ protocol: /^https?$/, hostname: /./ }).check(z.maxLength(url));

/** A lesson as it is built. */
export const BuiltLesson = z.object({
  id: Id,
  kind: z.enum(lessonKinds),
  title: z.string(),
  titleEn: English,
  text: z.string(),
  textEn: English,
  fileKey: z.nullable(z.string()),
  file: z.nullable(PostAttachment),
  url: z.nullable(z.string()),
  surveyId: z.nullable(Id),
  formId: z.nullable(Id),
  passMark: z.nullable(Percent),
  quiz: z.array(
    z.object({
      id: Id,
      question: z.string(),
      questionEn: English,
      options: z.array(z.object({ id: Id, text: z.string(), textEn: English, correct: z.boolean() })),
    }),
  ),
  requires: z.array(Id),
});
export type BuiltLesson = z.output<typeof BuiltLesson>;
export const BuiltModule = z.object({
  id: Id,
  title: z.string(),
  titleEn: English,
  lessons: z.array(BuiltLesson),
});
export type BuiltModule = z.output<typeof BuiltModule>;

/** Ids within a course are the builder's own: they only differ from one another, and stay when the course changes. */
export const LessonInput = z.object({
  id: Id,
  kind: z.enum(lessonKinds),
  title: Name,
  titleEn: NameEnglish,
  text: z._default(Text, ''),
  textEn: z.optional(z.nullable(Text)),
  /** A finished upload of the caller (`program-attachment`), or the file that the lesson has. */
  fileKey: z.optional(z.nullable(Key)),
  url: z.optional(z.nullable(Address)),
  surveyId: z.optional(z.nullable(Id)),
  formId: z.optional(z.nullable(Id)),
  passMark: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(100)))),
  quiz: z._default(
    z
      .array(
        z.object({
          id: Id,
          question: Title,
          questionEn: TitleEnglish,
          options: z
            .array(z.object({ id: Id, text: Title, textEn: TitleEnglish, correct: z.boolean() }))
            .check(z.minLength(2), z.maxLength(options)),
        }),
      )
      .check(z.maxLength(questions)),
    [],
  ),
  requires: z._default(z.array(Id).check(z.maxLength(requires)), []),
});
export type LessonInput = z.output<typeof LessonInput>;
export const ModuleInput = z.object({
  id: Id,
  title: Name,
  titleEn: NameEnglish,
  lessons: z.array(LessonInput).check(z.maxLength(lessons)),
});
export type ModuleInput = z.output<typeof ModuleInput>;
