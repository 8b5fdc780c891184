import progress from 'nprogress';

// Its own template has a role that does not exist.
progress.configure({ template: '<div class="bar"></div>', barSelector: '.bar' });

/** The bar at the top that shows a slow navigation; loaded with the first of them. */
export { progress };
