import { expect, test } from 'vitest'
import { fileNameOf } from './file-name-of'

test.each([
  [null, undefined],
  ['attachment', undefined],
  ['attachment; filename=order.pdf', 'order.pdf'],
  ['attachment; filename="мой счёт.pdf"', 'мой счёт.pdf'],
  ["attachment; filename*=utf-8''%D1%81%D1%87%D1%91%D1%82.pdf; filename=bill.pdf", 'счёт.pdf'],
  ["attachment; filename*=UTF-8''%E0%; filename=bill.pdf", 'bill.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\temp\\bill.pdf"', 'bill.pdf'],
  ['attachment; filename=""', undefined],
])('%j names the file %j', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name)
})
