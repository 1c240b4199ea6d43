export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Why something was not done: a code that every language has words for, and the facts those words need. */
export interface Refusal {
  readonly code: `${string}/${string}`;
  readonly facts?: { readonly [name: string]: Json };
}
