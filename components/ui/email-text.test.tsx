import { expect, it } from 'vitest'
import { render } from '@/tests/render'
import { EmailText } from './email-text'

it.each([
  ['maria-905742399@example.com', 'maria-905742399<wbr>@example.com'],
  ['+7 (900) 000-00-01', '+7 (900) 000-00-01'],
  ['@example.com', '@example.com'],
])('«%s» may part as %s', (address, markup) => {
  const { container } = render(<EmailText>{address}</EmailText>)
  expect(container.innerHTML).toContain(markup)
  expect(container).toHaveTextContent(address)
})
