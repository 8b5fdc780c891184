import { readFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import messages from '../../messages/en.json' with { type: 'json' };
import { apiPlace, memberCard } from '../shared/api-cards';
import { apiShards, readDeclarations } from './declarations';
import { javadocUrl } from './javadoc-url';

const types = await readDeclarations();
const shards = apiShards(types);

test('the declarations are those of the API that samples are checked against', () => {
  const api = JSON.parse(readFileSync('content/data/java-api.json', 'utf8'));
  expect(types.map((type) => `${type.package}.${type.name}`)).toEqual(Object.keys(api.types));
  expect(JSON.parse(readFileSync('content/java-api/declarations.json', 'utf8')).version).toBe(api.version);
});

test('every kind of type has a label', () => {
  expect(Object.keys(messages.apiCard)).toEqual(expect.arrayContaining([...new Set(types.map(({ kind }) => kind))]));
});

test('a shard has the types of a package', () => {
  expect(shards.get('com.webforj.component.button')?.types.Button).toMatchObject({
    text: 'final class Button extends DwcButton<Button>',
    since: '23.02',
    module: 'webforj-foundation',
    members: { '<init>(String)': { text: 'Button(String text)' } },
  });
});

test('every link of the docs to the Java API has a card', async () => {
  const pages = (await glob('content/en/**/*.mdx')).map((file) => readFileSync(file, 'utf8')).join('\n');
  const links = [...pages.matchAll(/<JavadocLink type="(?<type>[^"]+)" location="(?<location>[^"]+)"(?: suffix="(?<suffix>[^"]+)")?/g)];
  expect(links.length).toBeGreaterThan(50);
  const missing = links.filter(({ groups = {} }) => {
    const place = apiPlace(javadocUrl({ type: groups.type ?? '', location: groups.location ?? '', suffix: groups.suffix }));
    const type = place && shards.get(place.package)?.types[place.type];
    return place?.member ? !memberCard(type?.members, place.member) : !type;
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});
