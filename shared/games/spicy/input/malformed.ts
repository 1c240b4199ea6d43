import { faultIn, type Issue } from '../../../engine/fault.ts';
import { type Err, err } from '../../../engine/result.ts';
import { refusal, type SpicyRefusal } from '../model/refusals.ts';

/** Answers input that has not the shape of a command or of options, and names the field that is wrong. */
export function malformed(whole: 'command' | 'options', issues: readonly Issue[]): Err<SpicyRefusal> {
  return err(refusal('malformed', faultIn(whole, issues)));
}
