import type { Party, PartyLookup } from '@/gateway/core/ports/party-lookup'
import { DEMO_CLIENTS } from '@/gateway/demo/people/demo-people'

/** Made up: the numbers have valid check digits, the companies do not exist. */
const NEIGHBOURS: readonly Party[] = [
  company('7719501182', '771901001', 'ООО Восток-Деталь', 'Москва', 'Москва, улица Ткацкая, 5'),
  company('7723009216', '772301001', 'АО Шинный двор', 'Москва', 'Москва, улица Люблинская, 42'),
  company(
    '5012004175',
    '501201001',
    'ООО Гараж на Быковке',
    'Балашиха',
    'Московская область, Балашиха, шоссе Энтузиастов, 7',
  ),
  company(
    '7814005120',
    '781401001',
    'ООО Нева-Сервис',
    'Санкт-Петербург',
    'Санкт-Петербург, улица Савушкина, 83',
  ),
  company('1655006333', '165501001', 'ООО Казань Авто Плюс', 'Казань', 'Казань, улица Баумана, 20'),
  {
    ...company('5027003368', '502701001', 'ООО Старый мотор', 'Люберцы', 'Московская область, Люберцы'),
    isActive: false,
  },
  entrepreneur('770100041212', 'ИП Ветров Сергей Ильич', 'Москва'),
  entrepreneur('502400118580', 'ИП Лаптева Ольга Игоревна', 'Красногорск'),
]

const FLEETS = DEMO_CLIENTS.flatMap(({ contractors, address }) =>
  contractors.map(({ inn, kpp, name }) => company(inn, kpp, name, 'Москва', address)),
)

const known = new Map([...FLEETS, ...NEIGHBOURS].map((party) => [party.inn, party]))

/** Knows the companies of the demo shop's people and a few more. */
export const demoPartyLookup: PartyLookup = { find: (inn) => Promise.resolve(known.get(inn) ?? null) }

function company(inn: string, kpp: string, name: string, city: string, address: string): Party {
  return { inn, kpp, name, city, address, isActive: true }
}

function entrepreneur(inn: string, name: string, city: string): Party {
  return { inn, kpp: null, name, city, address: city, isActive: true }
}
