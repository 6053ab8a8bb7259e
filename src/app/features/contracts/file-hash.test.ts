import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashOfPdf } from './file-hash.ts';

test('a PDF has the SHA-256 that every other tool finds', async () => {
  const bytes = Buffer.from('%PDF-1.7\nthe contract of 김민준');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(await hashOfPdf(new Blob([bytes]))).toEqual({ sha256 });
});

test('what is no PDF, or cannot be read, is said to be so', async () => {
  expect(await hashOfPdf(new Blob(['<html>']))).toEqual({ problem: 'notPdf' });
  expect(await hashOfPdf(new Blob([]))).toEqual({ problem: 'notPdf' });
  const gone = { arrayBuffer: () => Promise.reject(new Error('gone')) } as Blob;
  expect(await hashOfPdf(gone)).toEqual({ problem: 'unreadable' });
});
