import { expect, test } from 'vitest'
import { stageStyle } from './stage-style'

test('the picture of the index slides in within 400 ms', () => {
  expect(stageStyle(2)).toEqual({ '--index': 2, '--slide': 'transform 400ms ease-out' })
})
