/** The icon of each kind, and what its button says. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Cake,
  ChartBarBig,
  ClipboardList,
  Coins,
  FileText,
  Medal,
  Megaphone,
  Stamp,
  Target,
  Trophy,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { WaitingKind } from '#schema/waiting/kinds.ts';

interface Look {
  readonly icon: LucideIcon;
  /** A verb. */
  readonly act: MessageDescriptor;
  /** The same for the other answer, which needs a reason. */
  readonly refuse?: MessageDescriptor;
}

const asked = { act: msg`Aprobar`, refuse: msg`No aprobar` };
const proof = { icon: Stamp, act: asked.act, refuse: msg`Devolver` };
const read = msg`Leer`;
const congratulate = msg`Felicitar`;

export const waitingLooks: Readonly<Record<WaitingKind, Look>> = {
  task_again: { icon: Undo2, act: msg`Rehacer` },
  task: { icon: ClipboardList, act: msg({ message: 'Entregar', context: 'proof' }) },
  task_proof: proof,
  decision: { icon: Stamp, ...asked },
  benefit_decision: { icon: Stamp, ...asked },
  point_request: { icon: Coins, ...asked },
  challenge_proof: proof,
  program_proof: { icon: Stamp, act: msg`Revisar` },
  program_again: { icon: Undo2, act: msg`Rehacer` },
  program: { icon: FileText, act: msg`Continuar` },
  goal_part: { icon: Target, act: msg`Decidir` },
  evaluation: { icon: ClipboardList, act: msg`Evaluar` },
  evaluation_result: { icon: ClipboardList, act: msg`Ver resultado` },
  survey: { icon: ClipboardList, act: msg({ message: 'Responder', context: 'survey' }) },
  poll: { icon: ChartBarBig, act: msg`Votar` },
  communication: { icon: Megaphone, act: read },
  document: { icon: FileText, act: read },
  challenge_day: { icon: Trophy, act: msg`Registrar` },
  checkin: { icon: Target, act: msg`Registrar avance` },
  birthday: { icon: Cake, act: congratulate },
  anniversary: { icon: Medal, act: congratulate },
};
