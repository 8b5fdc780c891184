import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cardPath } from '../pages/card';
import { cardSvg, writeCards } from './cards';

const card = { title: 'Größe & <Form>', section: 'Routing', site: 'webforJ', locale: 'de' } as const;

test('a card has the size that social networks show, and is drawn once', async () => {
  const out = await mkdtemp(path.join(tmpdir(), 'cards-'));
  const unique = { ...card, title: `${card.title} ${Date.now()}` };
  expect(await writeCards(out, [unique, { ...unique }])).toEqual({ cards: 1, drawn: 1 });
  expect(await writeCards(out, [unique])).toEqual({ cards: 1, drawn: 0 });
  expect(await readdir(path.join(out, 'cards'))).toEqual([path.basename(cardPath(unique))]);
  const { width, height, format } = await sharp(path.join(out, cardPath(unique))).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  await rm(path.resolve('.cache/cards', path.basename(cardPath(unique))));
  await rm(out, { recursive: true });
});

test('draws text as outlines in every script, and wraps long titles', async () => {
  const svg = await cardSvg({ ...card, title: '快速入门 Начало Getting started with a title that is much longer than one line' });
  expect(svg).not.toMatch(/<text|font-family|NaN|undefined/);
  const lines = [...svg.matchAll(/<g transform="translate\(84 ([\d.]+)\) scale/g)].map(([, y]) => Number(y));
  expect(lines.length).toBeGreaterThan(3);
  const [han] = await Promise.all([cardSvg({ ...card, title: '快' })]);
  expect(han).not.toBe(await cardSvg({ ...card, title: '' }));
});
