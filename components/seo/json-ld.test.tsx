import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { JsonLd } from './json-ld'

test('no text ends the block', () => {
  const name = '</script><script>document.title = "taken"</script>'
  const { container } = render(<JsonLd data={{ name }} />)
  expect(container.innerHTML.match(/<script/g)).toHaveLength(1)
  expect(JSON.parse(container.querySelector('script')?.textContent ?? '')).toEqual({ name })
})
