import { describe, expect, it } from 'vitest'
import { makerOf } from '@/gateway/services/vin/maker-of'
import { isCheckDigitRight, isChecked, vinProblem, yearOf } from '@/gateway/services/vin/vin-signs'

const VIN = 'Z94CT41DBHR512345'

describe('vinProblem', () => {
  it.each([VIN, VIN.toLowerCase(), ' z94 ct41dbhr512345 '])('has nothing against %j', (text) => {
    expect(vinProblem(text)).toBeUndefined()
  })

  it.each([
    ['Z94CT41DBHR51234O', /знак 17 — «O»/],
    ['Z94CT41DBHR51234I', /букв I, O и Q/],
    ['Z94CT41DBHR51234Q', /«Q»/],
    ['Z94СT41DBHR512345', /знак 4 — русская «С»/],
    ['Z94CT41DBHR51234', /а здесь 16/],
    ['Z94CT41DBHR5123456', /а здесь 18/],
    ['Z94CT41DBHR-12345', /знак 12 — «-»/],
    ['', /а здесь 0/],
  ])('says what is wrong with %s', (text, expected) => {
    expect(vinProblem(text)).toMatch(expected)
  })
})

describe('yearOf', () => {
  it.each([
    ['Z94CT41DBHR512345', 2017],
    ['XTA210990Y2766389', 2000],
    ['XTAGFK330JY144213', 2018],
    ['XTA21099042766389', 2004],
    ['XTAGFK330TY144213', 2026],
    ['XTAGFK330VY144213', 2027],
    ['XTAGFK330WY144213', 1998],
  ])('of %s is %i', (vin, year) => {
    expect(yearOf(vin, 2026)).toBe(year)
  })

  it('is not known where the sign stands for no year', () => {
    expect(yearOf('WDB2110061A000000', 2026)).toBe(2001)
    expect(yearOf('WBA71DC010CH14720', 2026)).toBeUndefined()
  })
})

describe('the check digit', () => {
  it.each(['1M8GDM9AXKP042788', '5N1NJ01CXST000001', '19XCY1F20RA000001'])('is right in %s', (vin) => {
    expect(isChecked(vin)).toBe(true)
    expect(isCheckDigitRight(vin)).toBe(true)
  })

  it('is wrong once a sign is another, and asked for only where it has to be', () => {
    expect(isCheckDigitRight('1M8GDM9AXKP042789')).toBe(false)
    expect(isChecked('XTAGFK330JY144213')).toBe(false)
    expect(isChecked('LGWEE5A57PK000001')).toBe(true)
  })
})

describe('makerOf', () => {
  it.each([
    ['XTAGFK330JY144213', 'LADA'],
    ['Z94CT41DBHR512345', 'Hyundai'],
    ['XWEFC811BF0000000', 'Kia'],
    ['XW8ZZZ61ZGG000000', 'Volkswagen'],
    ['TMBEE21Z6C2000000', 'Skoda'],
    ['JTMBFREV50D000000', 'Toyota'],
    ['LGWEE5A57PK000000', 'Haval'],
  ])('knows whose %s is', (vin, title) => {
    expect(makerOf(vin)?.title).toBe(title)
  })

  it('knows no maker of a VIN that nobody has', () => {
    expect(makerOf('AAAAAAAAAAAAAAAAA')).toBeUndefined()
  })
})
