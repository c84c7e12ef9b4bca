/** `stay`: the same question is still open. `moved`: play stands elsewhere. `leave`: that is all for today. */
export type Outcome = 'stay' | 'moved' | 'leave';
