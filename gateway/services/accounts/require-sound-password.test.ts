import { expect, it } from 'vitest'
import { requireSoundPassword } from '@/gateway/services/accounts/require-sound-password'

const ANNA = { phone: '79167352041', email: 'anna.smirnova@example.com', name: 'Маргарита', secondName: 'Ли' }

it.each([
  ['short', 'a1b2c3d', 'Пароль — не короче 8 знаков.'],
  ['one sign', 'яяяяяяяяяя', /угадывают первым/],
  ['tried first by everybody', 'qwerty123', /угадывают первым/],
  ['tried first, in capitals', 'PassWord1', /угадывают первым/],
  ['tried first, in the Russian layout', 'йцукенгш', /угадывают первым/],
  ['the e-mail', 'Anna.Smirnova@example.com', /кто вас знает/],
  ['the box of the e-mail', 'anna.smirnova1', /кто вас знает/],
  ['the phone', '+7 916 735-20-41', /кто вас знает/],
  ['the phone without its code', '7352041аб', /кто вас знает/],
  ['the name', 'маргарита88', /кто вас знает/],
])('refuses what is %s', async (_, password, message) => {
  await expect(requireSoundPassword(password, ANNA)).rejects.toThrow(message)
})

it.each(['correct-horse-9', 'синий трактор у дома', 'маргарита любит реле', 'Ли-на-санях-5'])(
  'takes %s',
  async (password) => {
    await expect(requireSoundPassword(password, ANNA)).resolves.toBeUndefined()
  },
)
