/** What a schema found wrong with input from outside, told in a refusal: which field, and what is the matter with it. */
export type Fault = { readonly field: string; readonly problem: string };

/** What zod reports, as far as the answer needs it. */
export interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
  readonly errors?: readonly (readonly Issue[])[];
}

/** The first thing that is wrong; `whole` names the input where no field of it can be named. */
export function faultIn(whole: string, issues: readonly Issue[]): Fault {
  const { path, problem } = locate(issues, []);
  return { field: path.length === 0 ? whole : path.map(String).join('.'), problem };
}

interface Place {
  readonly path: readonly PropertyKey[];
  readonly problem: string;
}

function locate(issues: readonly Issue[], above: readonly PropertyKey[]): Place {
  const [issue] = issues;
  if (issue === undefined) return { path: above, problem: 'invalid' };
  const path = [...above, ...issue.path];
  if (issue.keys?.[0] !== undefined) return { path: [...path, issue.keys[0]], problem: 'unknownField' };
  // Of the cases of a union the one that came furthest is the one that was meant.
  const cases = (issue.errors ?? []).map((inner) => locate(inner, path));
  const furthest = cases.sort((one, other) => other.path.length - one.path.length)[0];
  return furthest !== undefined && furthest.path.length > path.length
    ? furthest
    : { path, problem: issue.code ?? 'invalid' };
}

/** Something unexpected in a word: written out, what is nested without end would exhaust the stack. */
export const brief = (value: unknown): string =>
  typeof value === 'object' && value !== null ? 'an object' : String(value);
