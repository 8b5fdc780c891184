import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { onContentChange, watchContent } from './watch';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('notifies listeners of every save, earlier ones included', async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'watch-'));
  const early = path.join(folder, 'early.mdx');
  writeFileSync(path.join(folder, 'old.mdx'), 'old');
  utimesSync(path.join(folder, 'old.mdx'), 1, 1);
  const onChange = vi.fn();
  watchContent([folder], onChange);
  writeFileSync(early, 'early');
  const later = new Date(Date.now() + 1000);
  utimesSync(early, later, later);
  expect(onChange).not.toHaveBeenCalled();

  const heard = vi.fn();
  onContentChange(heard);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), 5000);
  expect(onChange).toHaveBeenCalledTimes(1);

  writeFileSync(path.join(folder, 'late.mdx'), 'late');
  await vi.waitFor(() => expect(heard.mock.calls.length).toBeGreaterThan(1), 5000);
});
