/** Answers as compressed as whoever asked takes them: a whole match is many small arrays that look alike. */

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Shorter ones fit into a packet as they are. */
const WORTH_IT = 1200;
/** What 11 saves beyond it takes twenty times as long. */
const QUALITY = 6;

export const sendJson = (request: Request, response: Response, answer: unknown): Promise<void> =>
  sendText(request, response, 'json', JSON.stringify(answer) ?? 'null');

export async function sendText(
  request: Request,
  response: Response,
  type: 'json' | 'html',
  text: string,
): Promise<void> {
  response.vary('Accept-Encoding').type(type);
  if (text.length < WORTH_IT) {
    response.send(text);
    return;
  }
  const coding = request.acceptsEncodings(['br', 'gzip']);
  if (coding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    response.set('Content-Encoding', 'br').send(await brotli(text, { params }));
  } else if (coding === 'gzip') response.set('Content-Encoding', 'gzip').send(await gzipped(text));
  else response.send(text);
}
