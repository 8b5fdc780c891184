import { describe, expect, test } from 'vitest';
import { browserObjects, type Choice, type Consent, decideConsent, parseChoice } from './consent';

test.each<[string | null, Choice]>([
  ['granted', 'granted'],
  ['denied', 'denied'],
  [null, null],
  ['', null],
  ['true', null],
])('the stored value %j is the choice %j', (stored, choice) => {
  expect(parseChoice(stored)).toBe(choice);
});

test.each([
  [{}, false],
  [{ globalPrivacyControl: false, doNotTrack: '0' }, false],
  [{ doNotTrack: null }, false],
  [{ globalPrivacyControl: true }, true],
  [{ globalPrivacyControl: false, doNotTrack: '1' }, true],
])('a browser with %j objects: %s', (browser, objects) => {
  expect(browserObjects(browser)).toBe(objects);
});

describe('analytics', () => {
  test.each<[Choice, boolean, Consent]>([
    [null, true, 'ask'],
    [null, false, 'allowed'],
    ['granted', true, 'allowed'],
    ['granted', false, 'allowed'],
    ['denied', true, 'denied'],
    ['denied', false, 'denied'],
  ])('with the choice %j, consent required %s, is %s', (choice, required, consent) => {
    expect(decideConsent(choice, required, false)).toBe(consent);
  });

  test.each<[Choice, boolean]>([
    [null, true],
    [null, false],
    ['granted', true],
    ['granted', false],
  ])('is off where the browser objects, with the choice %j and consent required %s', (choice, required) => {
    expect(decideConsent(choice, required, true)).toBe('off');
  });
});
