export { default, metadata } from './page.preview';
