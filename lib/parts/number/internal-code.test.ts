import { describe, expect, it } from 'vitest'
import { isInternalCode, parseInternalCodeSegment, stripInternalCode, toInternalCode } from './internal-code'

describe('isInternalCode', () => {
  it.each([
    ['00-00012345', true, true],
    ['00012345', false, true],
    ['00-0001234', false, false],
    ['00-000123456', false, false],
    ['0001234', false, false],
    ['01-00012345', false, false],
    ['00-0001 345', false, false],
    ['00-00012345\n', false, false],
    ['', false, false],
  ])('%j strict %s, loose %s', (value, strict, loose) => {
    expect(isInternalCode(value)).toBe(strict)
    expect(isInternalCode(value, 'loose')).toBe(loose)
  })
})

it.each([
  ['00-00012345', '12345'],
  ['ЦБ-00100200', '100200'],
  ['0000', ''],
])('strips %j to %j', (raw, significant) => {
  expect(stripInternalCode(raw)).toBe(significant)
})

it.each([
  ['12345', '00-00012345'],
  [12345, '00-00012345'],
  ['00-00012345', '00-00012345'],
  ['00012345', '00-00012345'],
  ['00-012345678', '00-12345678'],
  ['12345678', '00-12345678'],
  ['912345678', '00-12345678'],
  [' 7 ', '00-00000007'],
  ['00-00000000', null],
  ['', null],
  ['abc', null],
])('makes %j into %j', (raw, code) => {
  expect(toInternalCode(raw)).toBe(code)
})

it.each([
  ['00-1234567', '00-01234567'],
  ['00-12345678', '00-12345678'],
  ['00-012345678', '00-12345678'],
  ['00-123456789', null],
  ['00-123456', null],
  ['00-1234567890', null],
  ['00-1234567a', null],
  ['12345678', null],
  ['00-00000000', null],
])('reads the address segment %j as %j', (segment, code) => {
  expect(parseInternalCodeSegment(segment)).toBe(code)
})
