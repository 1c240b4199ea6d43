import type { ReportReason } from '../../../../shared/table/people/reports.ts';

export interface SafetyWords {
  readonly people: string;
  readonly page: (name: string) => string;
  readonly blocked: string;
  readonly hint: string;
  readonly block: (name: string) => string;
  readonly unblock: (name: string) => string;
  readonly report: (name: string) => string;
  readonly reason: string;
  readonly send: string;
  readonly sent: string;
  readonly reasonOf: { readonly [reason in ReportReason]: string };
}

export const en: SafetyWords = {
  people: 'Trouble with somebody?',
  blocked: 'Cats you keep away from',
  hint: 'Whom you block you never meet again in quick matches, and neither hears the other.',
  block: (name) => `Block ${name}`,
  unblock: (name) => `Unblock ${name}`,
  report: (name) => `Report ${name}`,
  reason: 'What is it about?',
  send: 'Send report',
  sent: 'Thank you. The host of the server will look at it, with the match and what was said.',
  reasonOf: {
    name: 'The name',
    talk: 'What was said',
    cheating: 'Cheating',
    leaving: 'Leaving on purpose',
    other: 'Something else',
  },
  page: (name) => `The page of ${name}`,
};
