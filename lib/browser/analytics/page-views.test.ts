import { beforeEach, describe, expect, test } from 'vitest';
import { createPageViews, type PageView, type PageViews } from './page-views';

const address = (path: string) => new URL(path, 'https://docs.example.com');
let reported: PageView[];
let views: PageViews;

beforeEach(() => {
  reported = [];
  views = createPageViews((view) => reported.push(view));
});

const paths = () => reported.map((view) => view.page_path);

test('a view contains path with query and hash, URL, and title', () => {
  views.shown(address('/sub/docs/a?q=1#part'), 'A');
  expect(reported).toEqual([
    { page_path: '/sub/docs/a?q=1#part', page_location: 'https://docs.example.com/sub/docs/a?q=1#part', page_title: 'A' },
  ]);
});

describe('a view is reported', () => {
  test('once, even if it is notified several times', () => {
    views.shown(address('/a'), 'A');
    views.shown(address('/a'), 'A');
    views.moved(address('/a'), 'A');
    expect(paths()).toEqual(['/a']);
  });

  test('again when the reader comes back', () => {
    for (const path of ['/a', '/b', '/a']) views.shown(address(path), path);
    expect(paths()).toEqual(['/a', '/b', '/a']);
  });

  test('when path, query or hash change', () => {
    views.shown(address('/a'), 'A');
    views.shown(address('/a?q=1'), 'A');
    views.moved(address('/a?q=1#x'), 'A');
    views.moved(address('/a?q=1#y'), 'A');
    views.moved(address('/a?q=1'), 'A');
    views.shown(address('/b'), 'B');
    expect(paths()).toEqual(['/a', '/a?q=1', '/a?q=1#x', '/a?q=1#y', '/a?q=1', '/b']);
  });

  test('with the title of its page, after the page is shown', () => {
    views.shown(address('/a'), 'A');
    views.moved(address('/b#x'), 'A');
    views.shown(address('/b#x'), 'B');
    views.moved(address('/b?q=1#x'), 'B');
    expect(reported.map((view) => [view.page_path, view.page_title])).toEqual([
      ['/a', 'A'],
      ['/b#x', 'B'],
    ]);
  });

  test('only after the first page is shown', () => {
    views.moved(address('/a#x'), 'A');
    expect(paths()).toEqual([]);
  });

  test('with the URL at the time, even if the location object changes later', () => {
    const location = address('/a');
    views.shown(location, 'A');
    location.hash = '#x';
    views.moved(location, 'A');
    expect(paths()).toEqual(['/a', '/a#x']);
  });
});
