/** Texts of the crash page. */
export type ErrorTextValues = { title: string; heading: string; retry: string; cause: string };

const id = 'error-texts';

/**
 * Hidden texts of the crash page, rendered by the root layout. Error boundaries are client components, which get no
 * messages, and must not depend on the part that crashed.
 */
export function ErrorTexts({ title, heading, retry, cause }: ErrorTextValues) {
  return <template id={id} data-title={title} data-heading={heading} data-retry={retry} data-cause={cause} />;
}

/** Reads the texts of {@link ErrorTexts} from the page. */
export function readErrorTexts(): ErrorTextValues {
  const { title = '', heading = '', retry = '', cause = '' } = document.getElementById(id)?.dataset ?? {};
  return { title, heading, retry, cause };
}
