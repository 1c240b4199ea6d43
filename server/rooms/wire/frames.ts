/** Which frames a client of ours may send. */

import { Protocol } from '@colyseus/core';
import { decode } from '@colyseus/schema';

const WITHOUT_TYPE: readonly number[] = [Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING];
const SHORT_TEXT = 0xa0;
const SHORT_TEXT_MASK = 0xe0;
const LENGTH_MASK = 0x1f;

/** Our clients join, leave, ping, and send messages whose type is a short word. Anything else is not one of them. */
export function isOurs(frame: Uint8Array): boolean {
  const [code = -1] = frame;
  if (WITHOUT_TYPE.includes(code)) return true;
  if (code !== Protocol.ROOM_DATA && code !== Protocol.ROOM_REQUEST) return false;
  const at = { offset: 1 };
  if (code === Protocol.ROOM_REQUEST) decode.number(frame as Buffer, at);
  const prefix = frame[at.offset] ?? 0;
  if ((prefix & SHORT_TEXT_MASK) !== SHORT_TEXT) return false;
  const type = frame.subarray(at.offset + 1, at.offset + 1 + (prefix & LENGTH_MASK));
  return type.length === (prefix & LENGTH_MASK) && type.every((byte) => byte < 0x80);
}

/** Asks something of a room: nobody may before it has said that it is there. */
export const isRequest = (frame: Uint8Array): boolean =>
  frame[0] === Protocol.ROOM_DATA || frame[0] === Protocol.ROOM_REQUEST;
