import { describe, expect, it } from 'vitest'
import { makerOf } from '@/gateway/services/vin/maker-of'
import { isCheckDigitRight, isChecked } from '@/gateway/services/vin/vin-signs'

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
    ['XW8AN2NE3JH000000', 'Skoda'],
    ['XW8ZZZ5NZGG000000', 'Volkswagen'],
    ['TMBEE21Z6C2000000', 'Skoda'],
    ['4T1BF12B9TU123456', 'Toyota'],
    ['XTC651150F1234567', 'КамАЗ'],
    ['JTMBFREV50D000000', 'Toyota'],
    ['LGWEE5A57PK000000', 'Haval'],
  ])('knows whose %s is', (vin, title) => {
    expect(makerOf(vin)?.title).toBe(title)
  })

  it('knows no maker of a VIN that nobody has', () => {
    expect(makerOf('AAAAAAAAAAAAAAAAA')).toBeUndefined()
  })
})
