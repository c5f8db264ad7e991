import { expect, test } from 'vitest'
import { namedOrganization, organizationJsonLd, organizationRef } from './organization-data'

const ORIGIN = 'https://shop.example'
const NOTHING = { phone: null, email: null, address: null, socials: [], legal: { title: null } }

test('the company has its logo and contacts', () => {
  const social = { code: 'vk', title: 'ВКонтакте', url: 'https://vk.example/arus' }
  expect(
    organizationJsonLd(ORIGIN, {
      siteName: 'Арус',
      phone: '+7 (495) 000-00-00',
      email: 'shop@arus.example',
      address: 'Москва, Варшавское шоссе, 125',
      socials: [social],
      legal: { title: 'ООО «Арус»' },
    }),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://shop.example/#organization',
    name: 'Арус',
    legalName: 'ООО «Арус»',
    url: 'https://shop.example/',
    logo: 'https://shop.example/icon-512.png',
    telephone: '+7 (495) 000-00-00',
    email: 'shop@arus.example',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Москва, Варшавское шоссе, 125',
      addressCountry: 'RU',
    },
    sameAs: ['https://vk.example/arus'],
  })
})

test('what is not known of it is not said, and everywhere it has one name', () => {
  const json = organizationJsonLd(ORIGIN, { ...NOTHING, siteName: 'Арус' })
  expect(Object.keys(json)).toEqual(['@context', '@type', '@id', 'name', 'url', 'logo'])
  expect(json).toMatchObject(organizationRef(ORIGIN))
  expect(json).toMatchObject(namedOrganization(ORIGIN, 'Арус'))
})
