import fc from 'fast-check'
import { createMask } from 'imask'
import { expect, it } from 'vitest'
import { inputMasks, type MaskName } from './input-masks'

const signs = fc.constantFrom(...'0123456789+-() .,/aЖХxX')
const names: MaskName[] = ['phone', 'code', 'longCode', 'numeric', 'inn', 'kpp', 'decimal', 'vin']

it.each(names)('whatever is pasted into an empty %s field is shown by its rule', (name) => {
  const { options, read } = inputMasks[name]
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 24 }), (text) => {
      const masked = createMask(options)
      masked.append(text, { input: true, raw: true }, '')
      expect(masked.value).toBe(read(text).display)
    }),
  )
})
