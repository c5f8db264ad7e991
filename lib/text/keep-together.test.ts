import { expect, it } from 'vitest'
import { keepTogether } from './keep-together'

it('leaves no space at which a line may break', () => {
  expect(keepTogether('Осталось 2 шт.')).toBe('Осталось\u00a02\u00a0шт.')
})
