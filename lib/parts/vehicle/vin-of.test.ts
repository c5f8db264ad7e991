import { expect, it } from 'vitest'
import { vinOf } from './vin-of'

it.each(['XTAGFK330JY144213', 'xtagfk330jy144213', ' ХТАGFК330JУ144213 ', 'XTA GFK330-JY144213'])(
  '%j is read as one VIN',
  (text) => {
    expect(vinOf(text)).toEqual({ vin: 'XTAGFK330JY144213' })
  },
)

it.each([
  ['', 'Введите VIN: 17 знаков из СТС'],
  ['XTAGFK330JY14421', 'В VIN 17 знаков, а здесь 16'],
  ['XTAGFK330JY144', 'В VIN 17 знаков, а здесь 14'],
  ['XTAGFK330JY1442133', 'В VIN 17 знаков, а здесь 18'],
  ['XTAGFK33OJY14421', 'В VIN 17 знаков, а здесь 16'],
  ['ЖTAGFK330JY144213', 'Знака «Ж» в VIN нет: там только цифры и латинские буквы'],
])('says of %j what is wrong', (text, problem) => {
  expect(vinOf(text)).toEqual({ problem })
})
