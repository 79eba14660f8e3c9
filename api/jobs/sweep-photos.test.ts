import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeForTest, newUser, removeFolder, type TestHost } from '../compose.test-support.ts';
import { createImageFolder } from '../images/image-folder.ts';
import { openSqlite } from '../store/open-sqlite.ts';
import { sweepPhotos } from './sweep-photos.ts';

const HOURS_2 = 2 * 3_600_000;

let host: TestHost;
beforeAll(async () => {
  host = await composeForTest();
});
afterAll(async () => {
  await host.close(0);
  await removeFolder(host.folder);
});

test('after parallel uploads, a deletion and a cut, every file that stays is somebody’s photo', async () => {
  const folder = join(host.folder, 'images');
  const [user, gone] = [await newUser(host), await newUser(host)];
  const jpeg = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#b5622a' } })
    .jpeg()
    .toBuffer();
  const upload = (id: number, token: string) =>
    host.call('PATCH', `/api/user/editProfile/${id}`, { token, form: { image: new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }) } });
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => upload(user.id, user.token)));
  for (const { status } of outcomes) expect(status).toBe(200);
  expect((await upload(gone.id, gone.token)).status).toBe(200);
  expect((await host.call('DELETE', `/api/user/deleteUserById/${gone.id}`, { token: gone.token })).status).toBe(200);
  await expect.poll(() => readdir(folder)).toHaveLength(1);
  const [kept] = await readdir(folder);

  const left = [`${crypto.randomUUID()}.jpg`, `${crypto.randomUUID()}.jpg.part`];
  const young = `${crypto.randomUUID()}.jpg`;
  for (const name of [...left, young, 'notes.txt']) await writeFile(join(folder, name), 'x');
  const longAgo = new Date(Date.now() - HOURS_2);
  for (const name of [...left, kept ?? '', 'notes.txt']) await utimes(join(folder, name), longAgo, longAgo);
  const store = await openSqlite({ folder: host.folder });
  expect(await sweepPhotos(store, createImageFolder(folder), Date.now())).toBe(2);
  await store.close();
  expect((await readdir(folder)).sort()).toEqual([kept, young, 'notes.txt'].sort());
  expect((await host.call('GET', `/api/user/photo/${user.id}`, { token: user.token })).status).toBe(200);
});
