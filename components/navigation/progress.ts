import progress from 'nprogress';

// The default template has an invalid ARIA role.
progress.configure({ template: '<div class="bar"></div>', barSelector: '.bar' });

/** The progress bar of slow navigations. Loaded with the first one. */
export { progress };
