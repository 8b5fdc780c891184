export { default, metadata } from './page.test';
