/** The words of the coach that are the same for every game. */

export interface CoachWords {
  readonly coach: string;
  readonly doIt: string;
  readonly goOn: string;
  readonly rule: string;
  readonly watching: string;
  readonly strayed: string;
  readonly takeBack: string;
  readonly startOver: string;
  readonly over: string;
  readonly toRules: string;
  readonly hide: string;
  readonly show: string;
}
