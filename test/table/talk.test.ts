import { expect, test } from 'vitest';
import { decode } from '../../shared/engine/codec.ts';
import { seat } from '../../shared/engine/game.ts';
import { talkCodec } from '../../shared/table/protocol.ts';
import { EMOTES, LANGUAGES, PHRASES } from '../../shared/table/talk.ts';

test('every phrase has words in every language, each its own', () => {
  for (const language of LANGUAGES) {
    const sentences = Object.values(PHRASES).map((phrase) => phrase[language]);
    expect(sentences.every((sentence) => sentence.length > 1 && sentence.length < 40)).toBe(true);
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});

test('an emote and a phrase with the same name could not be told apart on the wire', () => {
  const names = [...EMOTES, ...Object.keys(PHRASES)];
  expect(new Set(names).size).toBe(names.length);
});

test('what is said survives the wire', () => {
  const said = { seat: seat(3), said: 'goodLuck', spoken: true } as const;
  expect(decode(talkCodec, talkCodec.pack(said))).toEqual({ ok: true, value: said });
  expect(decode(talkCodec, [9, 0, 0]).ok).toBe(false);
});
