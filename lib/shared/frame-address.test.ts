import { expect, test } from 'vitest';
import { frameAddress } from './frame-address';

test.each([
  ['/webforj/button?', 'https://demo.example/webforj/button?theme=dark'],
  ['/webforj/table?rows=5', 'https://demo.example/webforj/table?rows=5&theme=dark'],
])('%s is told the colour mode', (path, address) => {
  expect(frameAddress('https://demo.example', path, 'dark')).toBe(address);
});
