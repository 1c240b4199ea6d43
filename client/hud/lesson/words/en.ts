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

export const en: CoachWords = {
  coach: 'Your first game',
  doIt: 'Do it for me',
  goOn: 'Go on',
  rule: 'The rule',
  watching: 'Watch the others for a moment.',
  strayed: 'A way of your own! The cards and the rules stay real; from here on the others think for themselves.',
  takeBack: 'Take it back',
  startOver: 'Start over',
  over: 'That was your first game. Now you know enough to sit down anywhere.',
  toRules: 'All rules',
  hide: 'Hide the coach',
  show: 'Show the coach',
};
