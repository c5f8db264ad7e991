import { describe, expect, it } from 'vitest'
import { keepMeasures } from './keep-measures'

describe('keepMeasures', () => {
  it.each([
    ['Аккумуляторы 60 А·ч', 'Аккумуляторы 60\u00a0А·ч'],
    ['Щётки 600 мм и 24 см', 'Щётки 600\u00a0мм и 24\u00a0см'],
    ['1.4 G4LC (100 л.с., бензин)', '1.4 G4LC (100\u00a0л.с., бензин)'],
    ['Возврат 7 дней', 'Возврат 7 дней'],
    ['Дом 5 литейный', 'Дом 5 литейный'],
  ])('%s', (text, kept) => {
    expect(keepMeasures(text)).toBe(kept)
  })
})
