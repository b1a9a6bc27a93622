/** Boreal speaks English: what it stores of surveys, evaluations, goals, tasks and challenges has no Spanish text. */
import { describe, expect, it } from 'vitest';
import { challengeCategories, challenges } from '#backend/challenges/challenges.tables.ts';
import { forms, surveyOptions, surveyQuestions } from '#backend/forms/forms.tables.ts';
import { goalCategories, goalPeriods, goals } from '#backend/goals/goals.tables.ts';
import type { Table } from '#backend/store/table.ts';
import { surveys } from '#backend/surveys/surveys.tables.ts';
import { tasks, taskSubmissions } from '#backend/tasks/tasks.tables.ts';
import { boreal, rowsOf } from './worlds.ts';

const tables: readonly Table[] = [
  surveys,
  surveyQuestions,
  surveyOptions,
  forms,
  goals,
  goalCategories,
  goalPeriods,
  tasks,
  taskSubmissions,
  challenges,
  challengeCategories,
];
/** Letters and words that only a Spanish text has. */
const spanish = /[áéíóúñ¿¡]|\b(el|la|los|las|de|del|que|para|con|una|por|tu|su)\b/iu;

/** All texts of a value, at every level. */
const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

describe.each(tables.map((table) => ({ name: table.name, table })))('the $name of boreal', ({ table }) => {
  it('are there, and have no Spanish text', () => {
    const rows = rowsOf(boreal, table);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.flatMap(textsOf).filter((text) => spanish.test(text))).toEqual([]);
  });
});
