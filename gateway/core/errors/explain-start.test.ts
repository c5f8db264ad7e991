import { describe, expect, it } from 'vitest'
import { DataDirBusyError } from '@/gateway/db/lock-data-dir'
import { explainStart } from './explain-start'

const coded = (code: string) => Object.assign(new Error('failed'), { code })
const numbered = (errno: number) => Object.assign(new Error(''), { name: 'ErrnoError', errno })

describe('a gateway that does not start', () => {
  it.each([
    [new DataDirBusyError(4711), /занята другим шлюзом \(процесс 4711\): .*GATEWAY_DATA_DIR/],
    [coded('ENOSPC'), /кончилось место/],
    [new Error('write failed', { cause: coded('ENOSPC') }), /кончилось место/],
    [numbered(51), /кончилось место/],
    [coded('EACCES'), /нельзя писать/],
    [coded('ECONNREFUSED'), /никто не отвечает/],
    [coded('28P01'), /имя или пароль/],
    [coded('3D000'), /createdb/],
    [coded('EADDRINUSE'), /порт шлюза занят/],
  ])('after %s says what to do', (error, words) => {
    expect(explainStart(error)).toMatch(words)
  })

  it.each([coded('22P02'), numbered(44), new TypeError('x is not a function'), null, 'text'])(
    'says nothing of what it does not know: %s',
    (error) => {
      expect(explainStart(error)).toBeUndefined()
    },
  )
})
