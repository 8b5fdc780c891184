import { expect, test } from 'vitest';
import { modelOf } from '../routes/test-model';

test('an author listed twice has the post once', () => {
  const { model } = modelOf({
    'authors.yml': 'team:\n  name: Team\n',
    'en/blog/2025-01-02-a.md': '---\ntitle: A\nauthors: [team, { key: team, title: Editors }, { name: Ada }, { name: Ada }]\n---\nText.\n',
  });
  expect(model.blog('en').posts[0]?.authors.map(({ name }) => name)).toEqual(['Team', 'Ada']);
  expect(model.blog('en').authors.map(({ item, posts }) => `${item.name}: ${posts.length}`)).toEqual(['Team: 1', 'Ada: 1']);
});
