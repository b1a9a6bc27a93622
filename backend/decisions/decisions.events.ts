/** What the domain of a subject hears of its decision. */
import type { DecisionState, DecisionSubject } from '#schema/decisions/decisions.rules.ts';
import { domainEvent } from '../kit/domainEvent.ts';

/** The state of a decision moved: it was made, taken back, withdrawn, or carried out. */
export interface MovedDecision {
  readonly subject: DecisionSubject;
  readonly subjectId: string;
  readonly state: DecisionState;
  readonly decidedAt: string | null;
  readonly carriedOutAt: string | null;
}

/** In the transaction of the move. */
export const decisionMoved = domainEvent<MovedDecision>('decision.moved');
