/** How the kinds of questions are called, and their icons. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  CalendarDays,
  CircleDot,
  Gauge,
  Hash,
  MessageSquareText,
  SquareCheckBig,
  type LucideIcon,
} from 'lucide-react';
import type { QuestionKind } from '#schema/forms/questions.shapes.ts';

export const kindWords: Readonly<
  Record<QuestionKind, { readonly name: MessageDescriptor; readonly icon: LucideIcon }>
> = {
  single: { name: msg`Una opción`, icon: CircleDot },
  multiple: { name: msg`Varias opciones`, icon: SquareCheckBig },
  scale: { name: msg`Escala`, icon: Gauge },
  text: { name: msg`Texto`, icon: MessageSquareText },
  number: { name: msg`Número`, icon: Hash },
  date: { name: msg`Fecha`, icon: CalendarDays },
};
