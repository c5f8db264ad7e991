import type { ComponentType } from 'react'
import { registeredSite } from '@/framework/next/register-site'
import type { Bootstrap } from '@/lib/site/load-bootstrap'
import { cacheMarkupBySite } from './cache-markup-by-site'
import { FooterContent } from './footer/footer-content'
import { TopMenuLinks } from './menu/top-menu-links'

/** Of the site of this request; empty where it could not be had. */
function ofSite(Part: ComponentType<{ site: Bootstrap }>): () => string {
  const draw = cacheMarkupBySite(Part)
  return () => {
    const site = registeredSite()
    return site ? draw(site) : ''
  }
}

export const footerMarkup = ofSite(FooterContent)
export const topMenuMarkup = ofSite(TopMenuLinks)
