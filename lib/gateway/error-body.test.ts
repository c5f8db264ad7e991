import { describe, expect, it } from 'vitest'
import { errorNotify, parseErrorBody } from '@/lib/gateway/error-body'
import { errorItems } from '@/lib/gateway/wire/error-items'

describe('parseErrorBody', () => {
  it('keeps the data as it came, lists included', () => {
    const body = { statusCode: 422, statusMessage: 'Unprocessable', message: 'Не вышло', data: [{ id: 1 }] }
    expect(parseErrorBody(body)).toEqual(body)
  })

  it.each([[null], ['<html>'], [{ statusCode: 'teapot' }], [[]]])('finds nothing in %j', (value) => {
    expect(parseErrorBody(value)).toBeUndefined()
  })
})

describe('errorNotify', () => {
  it.each([
    [{ notify: { text: 'Готово' } }, { text: 'Готово' }],
    [
      { notify: { title: 'Внимание', text: 'Готово', type: 'warning' } },
      { title: 'Внимание', text: 'Готово', type: 'warning' },
    ],
    [{ notify: { text: 'Готово', type: 'rainbow' } }, { text: 'Готово' }],
    [{ notify: {} }, undefined],
    [[], undefined],
    [undefined, undefined],
  ])('reads %j as %j', (data, expected) => {
    expect(errorNotify({ data })).toEqual(expected)
  })
})

describe('errorItems', () => {
  it.each([
    [{ errors: ['Нет интервалов'] }, ['Нет интервалов']],
    [{ errors: [{ field: 'point', message: 'Вне зоны' }] }, ['Вне зоны']],
    [{ data: { errors: [{ message: 'Вне зоны' }, 'Закрыто'] } }, ['Вне зоны', 'Закрыто']],
    [{ errors: [] }, []],
    [{ data: [] }, []],
    [{}, []],
  ])('reads %j', (raw, messages) => {
    expect(errorItems(parseErrorBody(raw)).map(({ message }) => message)).toEqual(messages)
  })
})
