import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  maskBirthday,
  maskCode,
  maskLongCode,
  maskDecimal,
  maskInn,
  maskKpp,
  maskNumeric,
  maskPhone,
  maskVin,
} from './masks'

describe('maskPhone', () => {
  it.each([
    ['', '', ''],
    ['+', '', ''],
    ['7', '7', '+7'],
    ['8', '7', '+7'],
    ['9', '79', '+7 (9'],
    ['79', '79', '+7 (9'],
    ['7916', '7916', '+7 (916'],
    ['79161', '79161', '+7 (916) 1'],
    ['7916123', '7916123', '+7 (916) 123'],
    ['79161234', '79161234', '+7 (916) 123-4'],
    ['791612345', '791612345', '+7 (916) 123-45'],
    ['7916123456', '7916123456', '+7 (916) 123-45-6'],
    ['79161234567', '79161234567', '+7 (916) 123-45-67'],
    ['89161234567', '79161234567', '+7 (916) 123-45-67'],
    ['9161234567', '79161234567', '+7 (916) 123-45-67'],
    ['+7 (916) 123-45-67', '79161234567', '+7 (916) 123-45-67'],
    ['791612345678', '79161234567', '+7 (916) 123-45-67'],
    ['+a9(1)6', '7916', '+7 (916'],
    ['8121234567', '78121234567', '+7 (812) 123-45-67'],
    ['8 (495) 123-45-67 доб. 12', '74951234567', '+7 (495) 123-45-67'],
    ['891612345678', '79161234567', '+7 (916) 123-45-67'],
    ['916123456789', '79161234567', '+7 (916) 123-45-67'],
    ['91612345678901234', '79161234567', '+7 (916) 123-45-67'],
    ['8 (916) 123-45-67-8', '79161234567', '+7 (916) 123-45-67'],
    ['810996555123456', '', ''],
    ['8 10 996 555 123456', '', ''],
    ['998901234567', '', ''],
    ['375291234567', '', ''],
    ['+375 29', '', ''],
    ['+996 555 123456', '', ''],
  ])('%j is %s, shown %s', (text, value, display) => {
    expect(maskPhone(text)).toEqual({ value, display })
  })

  it('empties digit by digit under backspace', () => {
    let shown = maskPhone('79161234567').display
    for (let left = 10; left >= 1; left -= 1) {
      shown = maskPhone(shown.slice(0, -1)).display
      expect(shown.replace(/\D/g, '')).toHaveLength(left)
    }
    expect(maskPhone(shown.slice(0, -1)).display).toBe('')
  })
})

it.each([
  ['a1b2', '12', '12'],
  ['123', '123', '12 3'],
  ['1234', '1234', '12 34'],
  ['12 34', '1234', '12 34'],
  ['12345', '1234', '12 34'],
  ['', '', ''],
])('the code %j is %s, shown %s', (text, value, display) => {
  expect(maskCode(text)).toEqual({ value, display })
})

it.each([
  ['1234', '1234', '1234'],
  ['12345', '12345', '1234 5'],
  ['1234 5678 90123', '123456789012', '1234 5678 9012'],
])('the long code %j is %s, shown %s', (text, value, display) => {
  expect(maskLongCode(text)).toEqual({ value, display })
})

it.each([
  ['1a2', '12'],
  ['-1.5', '15'],
])('the numeric field turns %j into %s', (text, value) => {
  expect(maskNumeric(text)).toEqual({ value, display: value })
})

it.each([
  [' 771345678901', '771345678901'],
  ['7713 456 789', '7713456789'],
  ['ИНН 7713456789', '7713456789'],
  ['7713456789/771301001', '7713456789'],
  ['КПП 771301001, ИНН 7713456789', '7713456789'],
  ['77134567890123', '77134567890123'],
  ['77a13', '7713'],
])('the INN field turns %j into %s', (text, value) => {
  expect(maskInn(text)).toEqual({ value, display: value })
})

it.each([
  ['КПП 771301001', '771301001'],
  ['7713456789/771301001', '771301001'],
  ['7713 01 001', '771301001'],
  ['7713010012', '7713010012'],
])('the KPP field turns %j into %s', (text, value) => {
  expect(maskKpp(text)).toEqual({ value, display: value })
})

it.each([
  ['7,5', '7,5'],
  ['7.5 %', '7.5'],
  ['−5', '-5'],
  ['1 000', '1000'],
])('the decimal field turns %j into %s', (text, value) => {
  expect(maskDecimal(text)).toEqual({ value, display: value })
})

it.each([
  ['', ''],
  ['abc', ''],
  ['0', '0'],
  ['01', '01'],
  ['010', '01.0'],
  ['01021', '01.02.1'],
  ['01021990', '01.02.1990'],
  ['010219905', '01.02.1990'],
  ['01.02.1990', '01.02.1990'],
])('the birthday field turns %j into %s', (text, value) => {
  expect(maskBirthday(text)).toEqual({ value, display: value })
})

it('the VIN field keeps value and display alike', () => {
  expect(maskVin('хта 21o')).toEqual({ value: 'XTA21', display: 'XTA21' })
})

it.each([
  ['phone', maskPhone],
  ['code', maskCode],
  ['longCode', maskLongCode],
  ['numeric', maskNumeric],
  ['INN', maskInn],
  ['KPP', maskKpp],
  ['decimal', maskDecimal],
  ['birthday', maskBirthday],
  ['VIN', maskVin],
])('the %s field leaves what it shows as it is', (_name, mask) => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = mask(text)
      expect(mask(once.display)).toEqual(once)
    }),
  )
})
