/** Texts of the crash page. */
export type ErrorTextValues = { title: string; heading: string; retry: string; cause: string };

const id = 'error-texts';

/**
 * The texts of the crash page, rendered by the root layout and shown by nobody: error boundaries are client code, to
 * which no messages are sent, and they must not depend on the part of the page that crashed.
 */
export function ErrorTexts({ title, heading, retry, cause }: ErrorTextValues) {
  return <template id={id} data-title={title} data-heading={heading} data-retry={retry} data-cause={cause} />;
}

/** The texts that {@link ErrorTexts} left in the page. */
export function readErrorTexts(): ErrorTextValues {
  const { title = '', heading = '', retry = '', cause = '' } = document.getElementById(id)?.dataset ?? {};
  return { title, heading, retry, cause };
}
