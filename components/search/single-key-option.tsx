import { useState } from 'react';
import { readStorage, removeStorage, writeStorage } from '@/lib/browser/storage';
import { storageKeys } from '@/lib/shared/storage-keys';

/** An option to turn off single-key shortcuts, as required by WCAG 2.1.4. */
export function SingleKeyOption({ label }: { label: string }) {
  const [isOn, setIsOn] = useState(() => readStorage(storageKeys.searchKey) !== 'off');
  return (
    <label className="search-option">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setIsOn(target.checked);
          if (target.checked) removeStorage(storageKeys.searchKey);
          else writeStorage(storageKeys.searchKey, 'off');
        }}
      />
      {label}
    </label>
  );
}
