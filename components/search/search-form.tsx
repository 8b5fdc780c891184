import { Icon } from '@/components/ui/icon';
import styles from './search-form.module.css';

type Props = {
  /** URL of the search page. */
  action: string;
  labels: { input: string; submit: string };
};

/** A search field that opens the search page. It works without scripts. */
export function SearchForm({ action, labels }: Props) {
  return (
    <search>
      <form action={action} className={styles.form} data-search-form="">
        <Icon name="search" size={18} />
        <input
          type="search"
          name="q"
          className={styles.input}
          placeholder={labels.input}
          aria-label={labels.input}
          autoComplete="off"
          maxLength={512}
        />
        <button type="submit" className={styles.submit}>
          {labels.submit}
        </button>
      </form>
    </search>
  );
}

/** Returns the field of {@link SearchForm}. */
export function searchField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('[data-search-form] input[name="q"]');
}
