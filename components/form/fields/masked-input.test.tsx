import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '@/tests/render'
import { PHONE_WORDS } from '@/lib/validation/read-phone'
import { inputMasks, type MaskName } from './input-masks'
import { MaskedInput } from './masked-input'

type FieldProps = { mask: MaskName; onValue: (value: string) => void; onRefused?: (why: string) => void }

function Field({ mask, onValue, onRefused }: FieldProps) {
  const [value, setValue] = useState('')
  return (
    <MaskedInput
      mask={mask}
      aria-label="Поле"
      value={value}
      onRefused={onRefused}
      onValue={(next) => {
        onValue(next)
        setValue(next)
      }}
    />
  )
}

function mount(mask: MaskName) {
  const onValue = vi.fn<(value: string) => void>()
  const onRefused = vi.fn<(why: string) => void>()
  const { user } = render(<Field mask={mask} onValue={onValue} onRefused={onRefused} />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  return { user, input, onValue, onRefused }
}

test.each<[MaskName, string, string, string]>([
  ['phone', '9', '+7 (9', '79'],
  ['phone', '9161234567', '+7 (916) 123-45-67', '79161234567'],
  ['phone', '89161234567', '+7 (916) 123-45-67', '79161234567'],
  ['phone', '79161234567', '+7 (916) 123-45-67', '79161234567'],
  ['phone', '+79161234567', '+7 (916) 123-45-67', '79161234567'],
  ['phone', '+7 (916) 123-45-67', '+7 (916) 123-45-67', '79161234567'],
  ['phone', '+a9(1)6', '+7 (916', '7916'],
  ['phone', '791612345678', '+7 (916) 123-45-67', '79161234567'],
  ['code', 'a1b2', '12', '12'],
  ['code', '12345', '12 34', '1234'],
  ['numeric', '1a2', '12', '12'],
  ['birthday', '01021990', '01.02.1990', '01.02.1990'],
  ['birthday', '01.02.19905', '01.02.1990', '01.02.1990'],
  ['birthday', '01.02.1990', '01.02.1990', '01.02.1990'],
  ['birthday', '1.2.1990', '1.2.1990', '01.02.1990'],
  ['birthday', '1/2/1990', '1/2/1990', '01.02.1990'],
  ['birthday', '1990-02-01', '1990-02-01', '01.02.1990'],
  ['birthday', '1990/2/1', '1990/2/1', '01.02.1990'],
  ['birthday', '1990.02.01', '1990.02.01', '01.02.1990'],
  ['birthday', '2005-03-01', '2005-03-01', '01.03.2005'],
  ['birthday', '19900201', '19.90.0201', '01.02.1990'],
  ['birthday', '31.02.1990', '31.02.1990', '31.02.1990'],
  ['birthday', 'abc', '', ''],
  ['vin', 'хта 21oq0', 'XTA210', 'XTA210'],
  ['vin', 'xtagfk330jy1442137', 'XTAGFK330JY144213', 'XTAGFK330JY144213'],
])('%s: typing %j shows %j', async (mask, typed, shown, value) => {
  const { user, input, onValue } = mount(mask)
  await user.type(input, typed)
  expect(input.value).toBe(shown)
  if (value !== '') expect(onValue).toHaveBeenLastCalledWith(value)
  else expect(onValue).not.toHaveBeenCalled()
})

test.each([
  ['1990-02-01', '01.02.1990'],
  ['1/2/1990', '01.02.1990'],
  ['19900201', '01.02.1990'],
  ['31.02.1990', '31.02.1990'],
  ['1990-02', '1990-02'],
])('a birthday typed as %s stands as %s once its field is left', async (typed, shown) => {
  const { user, input } = mount('birthday')
  await user.type(input, typed)
  await user.tab()
  expect(input.value).toBe(shown)
})

test('leaves the caret where it is when the field gets the focus', async () => {
  const { user, input } = mount('phone')
  await user.type(input, '9161234567')
  input.blur()
  input.setSelectionRange(0, 0)
  input.focus()
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 0])
})

test.each<[MaskName, string, string]>([
  ['phone', '+7 916 123-45-67', '+7 (916) 123-45-67'],
  ['phone', '8 (916) 123-45-67', '+7 (916) 123-45-67'],
  ['phone', '916 123 45 67', '+7 (916) 123-45-67'],
  ['phone', '8121234567', '+7 (812) 123-45-67'],
  ['phone', '(812) 123-45-67', '+7 (812) 123-45-67'],
  ['phone', 'тел. 8 (812) 123-45-67 доб. 12', '+7 (812) 123-45-67'],
  ['phone', 'tel:+78121234567', '+7 (812) 123-45-67'],
  ['phone', '8701 123 45 67', '+7 (701) 123-45-67'],
  ['code', '12 34', '12 34'],
  ['code', 'Код 1234', '12 34'],
  ['birthday', '1.2.1990', '01.02.1990'],
  ['birthday', '1990-02-01', '01.02.1990'],
  ['birthday', '01/02/1990', '01.02.1990'],
  ['birthday', '01-02-1990', '01.02.1990'],
  ['birthday', '1/2/1990', '01.02.1990'],
  ['birthday', '1990/2/1', '01.02.1990'],
  ['birthday', '1990-02-01T00:00:00Z', '01.02.1990'],
  ['birthday', ' 01.02.1990 г.', '01.02.1990'],
  ['vin', 'xta-gfk 330jy144213', 'XTAGFK330JY144213'],
  ['vin', 'ХТАGFK33OJYI442I3', 'XTAGFK330JY144213'],
  ['inn', ' 771345678901', '771345678901'],
  ['inn', '7713456783/771301001', '7713456783'],
  ['inn', '77134567890123', '77134567890123'],
  ['kpp', 'КПП 771301001', '771301001'],
  ['decimal', '7,5 %', '7,5'],
  ['decimal', '−5', '-5'],
])('%s: %j pasted is %j', async (mask, pasted, shown) => {
  const { user, input } = mount(mask)
  await user.click(input)
  await user.paste(pasted)
  expect(input.value).toBe(shown)
})

const FOREIGN = ['+996 555 123456', '00996555123456', '810 996 555123456', '+1 212 555 1234', '375291234567']

test.each(FOREIGN)('%s pasted is refused, and what was typed stays', async (pasted) => {
  const { user, input, onValue, onRefused } = mount('phone')
  await user.type(input, '9161')
  await user.paste(pasted)
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(PHONE_WORDS.foreign)
  expect(input.value).toBe('+7 (916) 1')
  expect(onValue).toHaveBeenLastCalledWith('79161')
})

test.each(FOREIGN)('%s filled in by the browser is refused and leaves no number', (text) => {
  const { input, onValue, onRefused } = mount('phone')
  fireEvent.input(input, { target: { value: text } })
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(PHONE_WORDS.foreign)
  expect(input.value).toBe('')
  expect(onValue).not.toHaveBeenCalled()
})

test('a number of another country that a keyboard suggests is refused', () => {
  const { input, onRefused } = mount('phone')
  const event = new InputEvent('beforeinput', {
    bubbles: true,
    cancelable: true,
    data: '+998 90 123 45 67',
    inputType: 'insertReplacementText',
  })
  input.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(PHONE_WORDS.foreign)
})

test.each(['7', '9161', '9990000000'])('a whole phone pasted behind %s takes its place', async (typed) => {
  const { user, input, onValue } = mount('phone')
  await user.type(input, typed)
  await user.paste('8 (916) 123-45-67')
  expect(input.value).toBe('+7 (916) 123-45-67')
  expect(onValue).toHaveBeenLastCalledWith('79161234567')
})

test('a phone pasted behind a typed country code is not doubled', async () => {
  const { user, input } = mount('phone')
  await user.type(input, '7')
  await user.paste('89161234567')
  expect(input.value).toBe('+7 (916) 123-45-67')
})

test.each<[MaskName, string, string, string]>([
  ['phone', '9161234567', '89990000000', '+7 (999) 000-00-00'],
  ['phone', '', '+7 (999) 000-00-00', '+7 (999) 000-00-00'],
  ['code', '1234', '5678', '56 78'],
  ['birthday', '01021990', '1991-03-05', '05.03.1991'],
  ['birthday', '', '1990-01-01', '01.01.1990'],
  ['birthday', '', '1.1.1990', '01.01.1990'],
  ['birthday', '1.1', '1/1/1990', '01.01.1990'],
  ['inn', '123', ' 7713456783', '7713456783'],
  ['kpp', '123', 'КПП 771301001', '771301001'],
  ['vin', 'XTA', 'xtagfk330jy144213', 'XTAGFK330JY144213'],
])('%s that holds %j and is filled with %j at once shows %s', async (mask, before, text, shown) => {
  const { user, input, onValue } = mount(mask)
  if (before) await user.type(input, before)
  fireEvent.input(input, { target: { value: text } })
  expect(input.value).toBe(shown)
  expect(onValue).toHaveBeenLastCalledWith(inputMasks[mask].read(shown).value)
  await user.tab()
  expect(input.value).toBe(shown)
})

test('a text put over a selection without a key replaces it', async () => {
  const { user, input } = mount('phone')
  await user.type(input, '9161234567')
  input.select()
  const data = '89990000000'
  input.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data, inputType: 'insertText' }))
  fireEvent.input(input, { target: { value: data } })
  expect(input.value).toBe('+7 (999) 000-00-00')
})

test('the phone gives up a digit with every backspace and then stays empty', async () => {
  const { user, input, onValue } = mount('phone')
  await user.type(input, '9161')
  const seen = []
  for (let press = 0; press < 5; press += 1) {
    await user.keyboard('{Backspace}')
    seen.push(input.value)
  }
  expect(seen).toEqual(['+7 (916', '+7 (91', '+7 (9', '+7', ''])
  expect(onValue).toHaveBeenLastCalledWith('')
  await user.tab()
  expect(input.value).toBe('')
})

test.each<[MaskName, string, number, string, string]>([
  ['phone', '916123456', 6, '5', '+7 (915|) 612-34-56'],
  ['phone', '91612345', 6, '55', '+7 (915) 5|61-23-45'],
  ['phone', '9161234567', 10, '{Backspace}', '+7 (916|) 234-56-7'],
  ['phone', '9161234567', 9, '{Backspace}', '+7 (91|1) 234-56-7'],
  ['phone', '9161234567', 9, '{Delete}', '+7 (916) |234-56-7'],
  ['phone', '9161234567', 13, '{Backspace}0', '+7 (916) 120|-45-67'],
  ['phone', '916123456', 0, '5', '+7 (5|91) 612-34-56'],
  ['phone', '916123', 2, '{Backspace}', '+|7 (916) 123'],
  ['birthday', '0102199', 2, '{Backspace}', '0|0.21.99'],
  ['code', '1234', 3, '{Backspace}', '1|3 4'],
])('%s %s, caret at %d, %s pressed: %s', async (mask, typed, caret, keys, expected) => {
  const { user, input } = mount(mask)
  await user.type(input, typed)
  input.setSelectionRange(caret, caret)
  await user.keyboard(keys)
  const at = input.selectionStart ?? -1
  expect(`${input.value.slice(0, at)}|${input.value.slice(at)}`).toBe(expected)
})

test('typing over a selection replaces it', async () => {
  const { user, input } = mount('phone')
  await user.type(input, '9161234567')
  input.setSelectionRange(0, input.value.length)
  await user.keyboard('8')
  expect(input.value).toBe('+7')
})

test('shows a value that comes from outside, without reporting it back', async () => {
  const onValue = vi.fn()
  const { rerender } = render(
    <MaskedInput mask="phone" aria-label="Поле" value="79161234567" onValue={onValue} />,
  )
  expect(screen.getByRole('textbox')).toHaveValue('+7 (916) 123-45-67')
  rerender(<MaskedInput mask="phone" aria-label="Поле" value="79160000000" onValue={onValue} />)
  expect(screen.getByRole('textbox')).toHaveValue('+7 (916) 000-00-00')
  rerender(<MaskedInput mask="phone" aria-label="Поле" value="" onValue={onValue} />)
  expect(screen.getByRole('textbox')).toHaveValue('')
  expect(onValue).not.toHaveBeenCalled()
})
