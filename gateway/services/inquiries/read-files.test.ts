import { expect, it } from 'vitest'
import { toFileName } from '@/gateway/services/inquiries/read-files'

it.each([
  ['прайс «2026».xlsx', 'прайс «2026».pdf'],
  ['прайс\u202Efdp.exe', 'прайсfdp.pdf'],
  ['C:\\windows\\evil.exe', 'evil.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['a\r\nBcc: evil@example.com', 'aBcc evil@example.pdf'],
  ['\u0000\u2028..', 'файл.pdf'],
  ['.htaccess', 'файл.pdf'],
  ['a\u0085b\u200Bc\uFEFF.pdf', 'abc.pdf'],
  ['и\u0306'.repeat(200), `${'й'.repeat(80)}.pdf`],
])('a file called %j is kept under a name that leads nowhere', (given, stored) => {
  expect(toFileName(given, 'pdf')).toBe(stored)
})
