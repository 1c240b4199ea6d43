/** Looks at every frame before Colyseus does. */

import { type Client, Protocol, Room } from '@colyseus/core';
import { decode } from '@colyseus/schema';
import type { Metrics } from '../../metrics.ts';

const INVALID_PAYLOAD = 1007;
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

/**
 * A frame that Colyseus cannot read would be thrown in a socket's event handler, where nobody catches it:
 * one hostile byte would end the process and every table in it.
 */
export function guardFrames(metrics: Metrics): void {
  const rooms = Room.prototype as unknown as { _onMessage(client: Client, frame: Buffer): void };
  const receive = rooms._onMessage;
  rooms._onMessage = function (this: Room, client: Client, frame: Buffer) {
    try {
      if (isOurs(frame)) return receive.call(this, client, frame);
    } catch {
      // Not readable: treated like any other frame that is not ours.
    }
    metrics.malformed.inc({ kind: 'frame' });
    client.leave(INVALID_PAYLOAD);
  };
}
