import { describe, expect, test } from 'vitest';
import { createMemory } from '../../../client/store/remember.ts';
import { createSettings, DEFAULT_SETTINGS, parseSettings } from '../../../client/store/settings.ts';

describe('settings', () => {
  test('one spoilt field does not throw the others away', () => {
    const stored = { largeText: true, soundVolume: 7, quality: 'ultra', language: 'nl', animationSpeed: 3 };
    expect(parseSettings(stored)).toEqual({ ...DEFAULT_SETTINGS, largeText: true, language: 'nl' });
  });

  test.each([null, 'x', 3, []])('nonsense in storage (%j) means the defaults', (stored) => {
    expect(parseSettings(stored)).toEqual(DEFAULT_SETTINGS);
  });

  test('what is changed is remembered for the next visit', () => {
    const memory = createMemory();
    createSettings(memory).setState({ leftHanded: true });
    expect(createSettings(memory).getState().leftHanded).toBe(true);
  });

  test('what the address fixes counts for this visit only', () => {
    const memory = createMemory();
    const store = createSettings(memory, { quality: 'off' });
    expect(store.getState().quality).toBe('off');
    store.setState({ muted: true });
    expect(createSettings(memory).getState()).toEqual({ ...DEFAULT_SETTINGS, muted: true });
  });
});
