import { describe, expect, test } from 'vitest';
import { createStorage } from '../../../../client/store/page/storage.ts';
import { createSettings, DEFAULT_SETTINGS, parseSettings } from '../../../../client/store/person/settings.ts';

describe('settings', () => {
  test('one spoilt field does not throw the others away', () => {
    const stored = { largeText: true, soundVolume: 7, quality: 'ultra', language: 'nl', animationSpeed: 3 };
    expect(parseSettings(stored)).toEqual({ ...DEFAULT_SETTINGS, largeText: true, language: 'nl' });
  });

  test.each([null, 'x', 3, []])('nonsense in storage (%j) means the defaults', (stored) => {
    expect(parseSettings(stored)).toEqual(DEFAULT_SETTINGS);
  });

  test('what is changed is remembered for the next visit', () => {
    const storage = createStorage();
    createSettings(storage).setState({ leftHanded: true });
    expect(createSettings(storage).getState().leftHanded).toBe(true);
  });

  test('what the address fixes counts for this visit only', () => {
    const storage = createStorage();
    const store = createSettings(storage, { quality: 'off' });
    expect(store.getState().quality).toBe('off');
    store.setState({ muted: true });
    expect(createSettings(storage).getState()).toEqual({ ...DEFAULT_SETTINGS, muted: true });
  });
});
