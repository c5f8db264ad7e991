import { readdirSync, readFileSync } from 'node:fs'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { failureWords } from './failure-words'

it.each([
  [
    new DrizzleQueryError('insert into "people" values ($1)', ['79000000001'], new Error('disk full')),
    'disk full',
  ],
  [new Error('no such folder', { cause: new Error('ENOENT') }), 'no such folder'],
  ['a text', 'a text'],
])('says of %s: %s', (error, words) => {
  expect(failureWords(error)).toBe(words)
})

it.each([
  // As a disk that is read only answers.
  [{ code: 'ENOENT', syscall: 'mkdir', path: '/ro/data' }, 'папку здесь нельзя создать: /ro/data'],
  [{ code: 'ENOSPC', syscall: 'write' }, 'на диске кончилось место'],
  [{ code: 'ECONNREFUSED', syscall: 'connect' }, /^по адресу из DATABASE_URL никто не отвечает/],
])('says in Russian what is wrong with disk and database: %j', (facts, words) => {
  expect(failureWords(Object.assign(new Error('failed'), facts))).toMatch(words)
})

it.each([
  [() => readFileSync('/nowhere/price.csv'), 'нет такого файла или папки: /nowhere/price.csv'],
  [() => readFileSync('/'), 'это папка, а нужен файл'],
  [() => readdirSync('/dev/null'), 'это файл, а нужна папка: /dev/null'],
])('says in Russian what is wrong with a file that was named: %s', (read, words) => {
  let error: unknown
  try {
    read()
  } catch (thrown) {
    error = thrown
  }
  expect(failureWords(error)).toBe(words)
})
