import type { SiteParams } from '@/lib/site/load-bootstrap'

type Json = Record<string, unknown>
type Facts = Pick<SiteParams, 'siteName' | 'phone' | 'email' | 'address' | 'socials'> & {
  legal: Pick<SiteParams['legal'], 'title'>
}

const LOGO = '/icon-512.png'

/** The company by its one name on the whole site; its further data stand on the home page. */
export function organizationRef(origin: string): Json {
  return { '@id': `${origin}/#organization` }
}

/** The same, for what has to name the company in the place itself. */
export function namedOrganization(origin: string, name: string): Json {
  return { '@type': 'Organization', ...organizationRef(origin), name, url: `${origin}/` }
}

/** The company, as the header and the footer of every page show it. */
export function organizationJsonLd(origin: string, facts: Facts): Json {
  const { siteName, legal, phone, email, address, socials } = facts
  return {
    '@context': 'https://schema.org',
    ...namedOrganization(origin, siteName),
    ...(legal.title ? { legalName: legal.title } : {}),
    logo: origin + LOGO,
    ...(phone ? { telephone: phone } : {}),
    ...(email ? { email } : {}),
    ...(address
      ? { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'RU' } }
      : {}),
    ...(socials.length > 0 ? { sameAs: socials.map(({ url }) => url) } : {}),
  }
}
